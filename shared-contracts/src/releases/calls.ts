import * as z from 'zod/mini';
import { defineCall } from '../call/define-call.ts';
import { newsSchema } from '../live/news.ts';
import { wireText } from '../primitives/wire-text.ts';
import { faultLimits, maxFaults, reportPath, vitalLimits } from './report-limits.ts';

export const releaseNews = defineCall({
  name: 'releases.news',
  row: 'own',
  summary: 'Notifies a page of a release after a part broke or was switched off',
  method: 'GET',
  path: '/api/v6/release_news',
  access: 'public',
  rate: 'relaxed',
  alsoAs: ['text/event-stream'],
  response: newsSchema,
});

const phaseSchema = z.enum(['load', 'render', 'effect', 'subscriber']);
/** When a part failed: while loading, rendering, in use, or on another part's notification. */
export type Phase = z.output<typeof phaseSchema>;

/** A part of the page and its version there. */
const partVersion = {
  part: z.string().check(z.regex(/^(shell|mf-[a-z-]{1,40})$/, 'malformed')),
  version: z.string().check(z.regex(/^[\w.-]{1,60}$/, 'malformed')),
};

const faultSchema = z.strictObject({
  ...partVersion,
  phase: phaseSchema,
  name: wireText(faultLimits.name),
  message: wireText(faultLimits.message),
  stack: wireText(faultLimits.stack),
});
export type PageFault = z.output<typeof faultSchema>;

const upTo = (most: number) => z.optional(z.int().check(z.minimum(0), z.maximum(most)));

/** The Core Web Vitals of a page until it was hidden; a browser omits those it did not measure. */
const vitalsSchema = z.strictObject({
  lcp_ms: upTo(vitalLimits.lcp_ms),
  inp_ms: upTo(vitalLimits.inp_ms),
  cls_thousandths: upTo(vitalLimits.cls_thousandths),
});
export type PageVitals = z.output<typeof vitalsSchema>;

const pageReportSchema = z.strictObject({
  /** The kind of page, never its URL. */
  page: z.string().check(z.regex(/^[a-z-]{1,30}$/, 'malformed')),
  /** The page's revision of the release document. */
  revision: z.int().check(z.minimum(0), z.maximum(2_000_000_000)),
  /** The parts of the page; only in the first report of a page. */
  drawn: z._default(z.array(z.strictObject(partVersion)).check(z.maxLength(20)), []),
  faults: z._default(z.array(faultSchema).check(z.maxLength(maxFaults)), []),
  /** Once per page. */
  vitals: z.optional(vitalsSchema),
  /**
   * The part that the page shows to staff in a preview version: then only that part is counted, separately.
   */
  preview: z.optional(partVersion.part),
});
export type PageReport = z.input<typeof pageReportSchema>;

export const reportPage = defineCall({
  name: 'releases.report-page',
  row: 'own',
  summary: 'Receives page reports: versions and faults of parts, Core Web Vitals, no personal data',
  method: 'POST',
  path: reportPath,
  // Browsers send it with a beacon, which cannot send a token header; it changes no one's data.
  access: 'public',
  body: pageReportSchema,
  response: z.object({ success: z.literal(true) }),
});
