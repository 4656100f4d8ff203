import { fragmentPages, markupPages } from '@sendahead/shared-contracts/page/fragment-pages';
import type { PageReport, PageVitals } from '@sendahead/shared-contracts/releases/calls';
import type { VitalOnConsole } from '@sendahead/shared-contracts/releases/console-calls';
import { sql } from 'kysely';
import type { Queries } from '../../platform/database/database.ts';
import type { Revision } from './release-log.ts';

/** Browsers can report any page: only known names create rows, so forged reports cannot fill the table. */
const pages: ReadonlySet<string> = new Set([...Object.keys(fragmentPages), ...markupPages]);

/**
 * The published thresholds: a page view is good up to the first, and poor beyond the second
 * (https://web.dev/articles/vitals).
 */
const thresholds = {
  cls_thousandths: { vital: 'cls', good: 100, poor: 250 },
  inp_ms: { vital: 'inp', good: 200, poor: 500 },
  lcp_ms: { vital: 'lcp', good: 2500, poor: 4000 },
} as const;
// The fixed order keeps two simultaneous reports from waiting for each other.
const measures = ['cls_thousandths', 'inp_ms', 'lcp_ms'] as const;

const none = { good: 0, needs_improvement: 0, poor: 0 };

function bucketOf(measure: keyof PageVitals, value: number): typeof none {
  const { good, poor } = thresholds[measure];
  if (value <= good) return { ...none, good: 1 };
  return value <= poor ? { ...none, needs_improvement: 1 } : { ...none, poor: 1 };
}

/**
 * Counts the vitals of a page by hour, page and shell version. The version belongs to the page's revision.
 */
export async function keepVitals(
  db: Queries,
  hour: string,
  { page, revision, vitals = {} }: PageReport,
  revisions: readonly Revision[],
): Promise<void> {
  const version = revisions.find((one) => one.revision === revision)?.parts.get('shell')?.version;
  if (version === undefined || !pages.has(page)) return;
  const rows = measures.flatMap((measure) => {
    const value = vitals[measure];
    if (value === undefined) return [];
    return [{ hour, page, version, vital: thresholds[measure].vital, ...bucketOf(measure, value) }];
  });
  if (rows.length === 0) return;
  await db
    .insertInto('page_vitals')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['hour', 'page', 'version', 'vital']).doUpdateSet({
        good: sql<number>`page_vitals.good + excluded.good`,
        needs_improvement: sql<number>`page_vitals.needs_improvement + excluded.needs_improvement`,
        poor: sql<number>`page_vitals.poor + excluded.poor`,
      }),
    )
    .execute();
}

/** The vitals of all pages since an instant, by shell version. */
export async function vitalsSince(db: Queries, instant: string): Promise<Map<string, VitalOnConsole[]>> {
  const rows = await db
    .selectFrom('page_vitals')
    .select(['version', 'vital'])
    .select(sql<string>`sum(good)`.as('good'))
    .select(sql<string>`sum(needs_improvement)`.as('needs_improvement'))
    .select(sql<string>`sum(poor)`.as('poor'))
    .where('hour', '>', instant)
    .groupBy(['version', 'vital'])
    .orderBy('vital')
    .execute();
  const byVersion = new Map<string, VitalOnConsole[]>();
  for (const { version, vital, good, needs_improvement, poor } of rows) {
    const counts = { good: Number(good), needs_improvement: Number(needs_improvement), poor: Number(poor) };
    byVersion.set(version, [...(byVersion.get(version) ?? []), { vital, ...counts }]);
  }
  return byVersion;
}
