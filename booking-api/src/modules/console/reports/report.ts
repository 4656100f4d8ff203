import type { ReportUnit } from '@sendahead/shared-contracts/console/report-calls';
import type { Queries } from '../../../platform/database/database.ts';

/** The period of a report, and its brand, if one is selected. */
export interface Period {
  readonly from: Date;
  readonly until: Date;
  readonly brand: string | undefined;
}

/** The database's counts for one subject, by the name of the figure. */
export type Counted<Figure extends string> = { readonly name: string } & Readonly<Record<Figure, number>>;

export interface ReportColumn<Figure extends string> {
  readonly name: string;
  readonly unit: ReportUnit;
  /** Calculated from the counts for one subject, or for all together; null for a division by zero. */
  readonly figure: (counted: Readonly<Record<Figure, number>>) => number | null;
  /** One customer may be in several rows, so their sum is not a number of customers. */
  readonly hasNoTotal?: true;
}

/** A report: the counts of each subject, and the columns calculated from them. */
export interface Report<Figure extends string> {
  readonly figures: readonly Figure[];
  readonly columns: readonly ReportColumn<Figure>[];
  /** Rows overlap, so a total would be meaningless. */
  readonly overlaps?: boolean;
  /** Largest first. */
  readonly read: (db: Queries, period: Period) => Promise<readonly Counted<Figure>[]>;
}

/** A report with its rows as a page or a file shows them. */
export interface ReportTable {
  readonly columns: readonly { readonly name: string; readonly unit: ReportUnit }[];
  readonly rows: readonly { readonly name: string; readonly figures: (number | null)[] }[];
  readonly total: (number | null)[] | null;
}

/** A percentage with one decimal; null for a total that is not positive. */
export const shareOf = (some: number, all: number): number | null =>
  all <= 0 ? null : Math.round((1000 * some) / all) / 10;

/** Reads a report, and calculates its columns and total. */
export async function tabulate<Figure extends string>(
  report: Report<Figure>,
  db: Queries,
  period: Period,
): Promise<ReportTable> {
  const counted = await report.read(db, period);
  const figuresOf = (one: Readonly<Record<Figure, number>>) =>
    report.columns.map(({ figure }) => figure(one));
  const totalOf = (all: Readonly<Record<Figure, number>>) =>
    report.columns.map(({ figure, hasNoTotal }) => (hasNoTotal ? null : figure(all)));
  const all = Object.fromEntries(
    report.figures.map((figure) => [figure, counted.reduce((sum, one) => sum + one[figure], 0)]),
  ) as Record<Figure, number>;
  return {
    columns: report.columns.map(({ name, unit }) => ({ name, unit })),
    rows: counted.map((one) => ({ name: one.name, figures: figuresOf(one) })),
    total: report.overlaps || counted.length === 0 ? null : totalOf(all),
  };
}
