import {
  businessReport,
  exportReport,
  maxReportDays,
  type ReportKind,
  type ReportUnit,
} from '@sendahead/shared-contracts/console/report-calls';
import type { CalendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import type { FastifyInstance } from 'fastify';
import { DateTime } from 'luxon';
import type { AppContext } from '../../../platform/context.ts';
import { utf8Mark, writeCsv } from '../../../platform/csv/write-csv.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { RawAnswer, registerCall } from '../../../platform/http/register-call.ts';
import { accountOf } from '../../accounts/public/account-of.ts';
import { startOfBusinessDay } from '../business-day.ts';
import { planEachTime } from '../search/plan-each-time.ts';
import { reportWords, totalName } from './copy/report-words.ts';
import { giftReport } from './gifts.ts';
import { carrierReport, clubReport, laneReport } from './margin.ts';
import { onTimeReport } from './on-time.ts';
import { type Period, type ReportTable, tabulate } from './report.ts';
import { revenueReport } from './revenue.ts';

/** Rows per page; the file has all. */
const shownRows = 100;
/** The maximum duration of a report over a year of orders. */
const maxMs = 20_000;
/** Reports per minute and staff member: each of them reads many orders. */
const reportsPerMinute = 30;

const readers: Readonly<Record<ReportKind, (db: Queries, period: Period) => Promise<ReportTable>>> = {
  revenue: (db, period) => tabulate(revenueReport, db, period),
  lanes: (db, period) => tabulate(laneReport, db, period),
  carriers: (db, period) => tabulate(carrierReport, db, period),
  clubs: (db, period) => tabulate(clubReport, db, period),
  gifts: (db, period) => tabulate(giftReport, db, period),
  'on-time': (db, period) => tabulate(onTimeReport, db, period),
};

interface Range {
  readonly kind: ReportKind;
  readonly from: CalendarDate;
  readonly until: CalendarDate;
  readonly brand?: string | undefined;
}

function periodOf({ from, until, brand }: Range): Period {
  const days = DateTime.fromISO(until).diff(DateTime.fromISO(from), 'days').days + 1;
  if (days < 1 || days > maxReportDays) throw new Refusal(422, 'report_range');
  return {
    from: new Date(startOfBusinessDay(from)),
    until: new Date(startOfBusinessDay(until, 1)),
    brand,
  };
}

/** Business reports, as a page and as a file. */
export function reportRoutes(app: FastifyInstance, context: AppContext): void {
  const read = async (range: Range, actorId: string): Promise<ReportTable> => {
    const period = periodOf(range);
    await context.throttle.attempt('console-report', actorId, reportsPerMinute, 60);
    return planEachTime(context.replica, (trx) => readers[range.kind](trx, period), maxMs);
  };

  registerCall(app, context, businessReport, async ({ query }, call) => {
    const { columns, rows, total } = await read(query, accountOf(call).id);
    return {
      ...reportWords[query.kind],
      columns: [...columns],
      rows: rows.slice(0, shownRows),
      total,
      left_out: Math.max(0, rows.length - shownRows),
    };
  });

  registerCall(app, context, exportReport, async ({ query }, call) => {
    const table = await read(query, accountOf(call).id);
    call.reply.header(
      'content-disposition',
      `attachment; filename="${query.kind}-${query.from}-${query.until}.csv"`,
    );
    return new RawAnswer('text/csv; charset=utf-8', csvOf(reportWords[query.kind].subject, table));
  });
}

const cellOf = (figure: number | null, unit: ReportUnit | undefined): string | number => {
  if (figure === null) return '';
  return unit === 'money' ? (figure / 100).toFixed(2) : figure;
};

function csvOf(subject: string, { columns, rows, total }: ReportTable): string {
  const cells = (name: string, figures: readonly (number | null)[]) => [
    name,
    ...figures.map((figure, at) => cellOf(figure, columns[at]?.unit)),
  ];
  return (
    utf8Mark +
    writeCsv([
      [subject, ...columns.map(({ name }) => name)],
      ...rows.map(({ name, figures }) => cells(name, figures)),
      ...(total ? [cells(totalName, total)] : []),
    ])
  );
}
