import type { ReportUnit } from '@sendahead/shared-contracts/console/report-calls';
import type { Queries } from '../../../platform/database/database.ts';

/** The instants between which a report counts, and its brand, where it is asked about one. */
export interface Period {
  readonly from: Date;
  readonly until: Date;
  readonly brand: string | undefined;
}

/** What the database counted for one subject, by the name of the figure. */
export type Counted<Figure extends string> = { readonly name: string } & Readonly<Record<Figure, number>>;

export interface ReportColumn<Figure extends string> {
  readonly name: string;
  readonly unit: ReportUnit;
  /** From what was counted for one subject, or for all together; null where nothing can be divided. */
  readonly figure: (counted: Readonly<Record<Figure, number>>) => number | null;
}

/** A report: what the database counts for each subject, and the columns that are made of it. */
export interface Report<Figure extends string> {
  readonly figures: readonly Figure[];
  readonly columns: readonly ReportColumn<Figure>[];
  /** Rows overlap, so that their sum says nothing. */
  readonly overlaps?: boolean;
  /** The largest first. */
  readonly read: (db: Queries, period: Period) => Promise<readonly Counted<Figure>[]>;
}

/** A report with its rows as a page or a file shows them. */
export interface ReportTable {
  readonly columns: readonly { readonly name: string; readonly unit: ReportUnit }[];
  readonly rows: readonly { readonly name: string; readonly figures: (number | null)[] }[];
  readonly total: (number | null)[] | null;
}

/** How many of a hundred, with one decimal; null of none. */
export const shareOf = (some: number, all: number): number | null =>
  all === 0 ? null : Math.round((1000 * some) / all) / 10;

/** Reads a report, and works its columns and its total out. */
export async function tabulate<Figure extends string>(
  report: Report<Figure>,
  db: Queries,
  period: Period,
): Promise<ReportTable> {
  const counted = await report.read(db, period);
  const figuresOf = (one: Readonly<Record<Figure, number>>) =>
    report.columns.map(({ figure }) => figure(one));
  const all = Object.fromEntries(
    report.figures.map((figure) => [figure, counted.reduce((sum, one) => sum + one[figure], 0)]),
  ) as Record<Figure, number>;
  return {
    columns: report.columns.map(({ name, unit }) => ({ name, unit })),
    rows: counted.map((one) => ({ name: one.name, figures: figuresOf(one) })),
    total: report.overlaps || counted.length === 0 ? null : figuresOf(all),
  };
}
