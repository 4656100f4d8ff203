import * as z from 'zod/mini';
import { defineCall } from '../call/define-call.ts';
import { calendarDateSchema } from '../primitives/calendar-date.ts';
import { wireText } from '../primitives/wire-text.ts';

/** The business reports. */
export const reportKinds = ['revenue', 'lanes', 'carriers', 'clubs', 'gifts', 'on-time'] as const;
export type ReportKind = (typeof reportKinds)[number];

/** Money in cents, a percentage with one decimal, or a plain count. */
export const reportUnits = ['count', 'money', 'percent'] as const;
export type ReportUnit = (typeof reportUnits)[number];

/** The maximum number of days in a report. */
export const maxReportDays = 366;

const query = z.object({
  kind: z.enum(reportKinds),
  /** First and last day, in the business's time zone. */
  from: calendarDateSchema,
  until: calendarDateSchema,
  brand: z.optional(wireText(30)),
});

/** One for each column; null for a division by zero. */
const figuresSchema = z.array(z.nullable(z.number()));

export const businessReport = defineCall({
  name: 'console.report',
  row: 'own',
  summary:
    'A report over a range of days: columns, rows (by brand, lane, carrier, club, staff or service, largest first) and totals',
  method: 'GET',
  path: '/api/v6/console/report',
  access: 'read_figures',
  query,
  response: z.object({
    /** The subject of a row, such as `Lane`. */
    subject: z.string(),
    /** The counting rule. */
    note: z.string(),
    columns: z.array(z.object({ name: z.string(), unit: z.enum(reportUnits) })),
    rows: z.array(z.object({ name: z.string(), figures: figuresSchema })),
    /** Null when rows overlap. */
    total: z.nullable(figuresSchema),
    /** How many rows the answer omits; the file has them. */
    left_out: z.int(),
  }),
  errors: { report_range: 422, search_too_wide: 422 },
});
export type BusinessReport = z.output<(typeof businessReport)['response']>;

export const exportReport = defineCall({
  name: 'console.export-report',
  row: 'own',
  summary: 'The same report with every row, as CSV (RFC 4180)',
  method: 'GET',
  path: '/api/v6/console/report.csv',
  alsoAs: ['text/csv'],
  access: 'read_figures',
  query,
  response: z.string(),
  errors: { report_range: 422, search_too_wide: 422 },
});
