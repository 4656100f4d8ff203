import type { PageFault, PageReport } from '@sendahead/shared-contracts/releases/calls';
import { sql } from 'kysely';
import { type Clock, daysLater } from '../../platform/clock.ts';
import type { Database, Queries } from '../../platform/database/database.ts';
import { countPages } from './count-pages.ts';
import { faultMessage, faultStack } from './fault-text.ts';
import { keepVitals } from './page-vitals.ts';
import { type Revision, releasedIn } from './release-log.ts';

const faultDays = 30;
const countDays = 90;

/** The version suffix for reports of previews, which are counted apart from those of visitors. */
export const previewMark = '+preview';

/** Whether a page says that its shell did not start: other faults of the shell have other phases. */
const isFailedStart = ({ part, phase }: Pick<PageFault, 'part' | 'phase'>): boolean =>
  part === 'shell' && phase === 'load';

/**
 * Stores a page's report of versions that were released here, and ignores others. For a preview it stores the
 * report of the previewed version, under its marked name.
 */
export async function keepReport(
  { db, clock }: { db: Queries; clock: Clock },
  report: PageReport,
  revisions: readonly Revision[],
  {
    mayCountFault = async () => true,
    mayCountLoad = async () => true,
    previewed,
  }: {
    mayCountFault?: (build: string) => Promise<boolean>;
    /** Whether the page counts for the people on duty. */
    mayCountLoad?: () => Promise<boolean>;
    /** The version that the page showed to staff only. */
    previewed?: Pick<PageFault, 'part' | 'version'> | undefined;
  } = {},
): Promise<void> {
  const { page, revision, drawn = [], faults = [] } = report;
  const released = releasedIn(revisions);
  const counts = ({ part, version }: Pick<PageFault, 'part' | 'version'>): boolean =>
    previewed ? part === previewed.part && version === previewed.version : released.has(`${part} ${version}`);
  const marked = <Named extends { version: string }>(one: Named): Named =>
    previewed ? { ...one, version: one.version + previewMark } : one;
  const at = clock.instant();
  const keyOf = ({ part, version }: Pick<PageFault, 'part' | 'version'>): string => `${part} ${version}`;
  const reported = faults.filter(counts).map(marked);
  const faulty = new Set<string>();
  for (const build of new Set(reported.map(keyOf))) if (await mayCountFault(build)) faulty.add(build);
  const rows = reported
    // Failed starts are counted by their rows: nobody adds to them alone.
    .filter((fault) => !isFailedStart(fault) || faulty.has(keyOf(fault)))
    .map(({ part, version, phase, ...fault }) => ({
      at,
      page,
      revision,
      part,
      version,
      phase,
      name: faultMessage(fault.name),
      message: faultMessage(fault.message),
      stack: faultStack(fault.stack),
    }));
  if (rows.length > 0) await db.insertInto('page_faults').values(rows).execute();
  const hour = `${at.slice(0, 13)}:00:00Z`;
  // Previews by staff do not represent visitors' page speed.
  if (!previewed) await keepVitals(db, hour, report, revisions);
  const loads = new Set(drawn.filter(counts).map(marked).map(keyOf));
  const counted = [...new Set([...loads, ...faulty])].toSorted();
  if (counted.length === 0) return;
  await countPages(revisions.at(-1), { loads, faulty, mayCountLoad });
  await db
    .insertInto('page_loads')
    // The fixed order keeps two simultaneous reports from waiting for each other.
    .values(
      counted.map((key) => {
        const [part = '', version = ''] = key.split(' ');
        return { hour, part, version, loads: Number(loads.has(key)), faulty: Number(faulty.has(key)) };
      }),
    )
    .onConflict((conflict) =>
      conflict.columns(['hour', 'part', 'version']).doUpdateSet({
        loads: sql<number>`page_loads.loads + excluded.loads`,
        faulty: sql<number>`page_loads.faulty + excluded.faulty`,
      }),
    )
    .execute();
}

/** Deletes reports that are too old to be needed. */
export async function forgetReports(db: Database, clock: Clock): Promise<void> {
  const before = (days: number): string => daysLater(clock.now(), -days);
  await db.deleteFrom('page_faults').where('at', '<', before(faultDays)).execute();
  await db.deleteFrom('page_loads').where('hour', '<', before(countDays)).execute();
  await db.deleteFrom('page_vitals').where('hour', '<', before(countDays)).execute();
}
