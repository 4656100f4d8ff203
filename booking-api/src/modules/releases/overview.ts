import type { CallAnswer } from '@sendahead/shared-contracts/call/define-call';
import type {
  CanaryOnConsole,
  listReleases,
  PartOnConsole,
} from '@sendahead/shared-contracts/releases/console-calls';
import { sql } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Queries } from '../../platform/database/database.ts';
import { endedCanaries, runningCanaries } from './canary/canaries-on-console.ts';
import { previewMark } from './keep-report.ts';
import { movesIn, same } from './moves.ts';
import { vitalsSince } from './page-vitals.ts';
import type { Revision } from './release-log.ts';
import { resolveStacks } from './resolve-stacks.ts';
import type { SourceMaps } from './source-maps.ts';

const maxFaults = 20;
const maxRevisions = 30;
const hourMs = 3_600_000;

type Counts = PartOnConsole['versions'][number] & { part: string };

const unmarked = (one: Counts): Counts =>
  one.version.endsWith(previewMark)
    ? { ...one, version: one.version.slice(0, -previewMark.length), preview: true }
    : one;

/** Reports from pages of the last day, by part and version. */
async function countsOf(db: Queries, clock: Clock): Promise<Counts[]> {
  const dayAgo = new Date(clock.now() - 24 * hourMs).toISOString();
  const hourAgo = new Date(clock.now() - hourMs).toISOString();
  const faults = await db
    .selectFrom('page_faults')
    .select(['part', 'version', sql<string>`count(*)`.as('day')])
    .select(sql<string>`count(*) filter (where at > ${hourAgo})`.as('hour'))
    .where('at', '>', dayAgo)
    .groupBy(['part', 'version'])
    .execute();
  const loads = await db
    .selectFrom('page_loads')
    .select(['part', 'version', sql<string>`sum(loads)`.as('day')])
    .where('hour', '>', dayAgo)
    .groupBy(['part', 'version'])
    .execute();
  const counts = new Map<string, Counts>();
  const of = (part: string, version: string): Counts => {
    const key = `${part} ${version}`;
    const one = counts.get(key) ?? { part, version, faults_hour: 0, faults_day: 0, loads_day: 0 };
    counts.set(key, one);
    return one;
  };
  for (const { part, version, day, hour } of faults)
    Object.assign(of(part, version), { faults_day: Number(day), faults_hour: Number(hour) });
  for (const { part, version, day } of loads) of(part, version).loads_day = Number(day);
  for (const [version, vitals] of await vitalsSince(db, dayAgo)) of('shell', version).vitals = vitals;
  return [...counts.values()].map(unmarked);
}

const changeOf = ({ at, by, why, commit }: Revision) => ({ at, by, why, commit });

/** The last revision that released or switched a part; the revisions are sorted. */
function lastChangeOf(part: string, revisions: readonly Revision[]): Revision | undefined {
  const at = revisions.findLastIndex(
    ({ parts }, index) => !same(parts.get(part), revisions[index - 1]?.parts.get(part)),
  );
  return revisions[at];
}

function partsOf(
  revisions: readonly Revision[],
  counts: readonly Counts[],
  canaries: ReadonlyMap<string, CanaryOnConsole>,
): PartOnConsole[] {
  const present = revisions.at(-1);
  return [...(present?.parts ?? [])].flatMap(([part, { version, owner, notice }]) => {
    const last = lastChangeOf(part, revisions);
    if (!last) return [];
    const before = revisions.findLast((one) => (one.parts.get(part)?.version ?? version) !== version);
    const live = { part, version, faults_hour: 0, faults_day: 0, loads_day: 0 };
    const own = counts.filter((one) => one.part === part);
    const ofLive = own.find((one) => one.version === version && !one.preview) ?? live;
    const versions = [ofLive, ...own.filter((one) => one !== ofLive)];
    return [
      {
        part,
        version,
        owner,
        notice,
        ...changeOf(last),
        before: before?.parts.get(part)?.version ?? null,
        versions,
        canary: canaries.get(part) ?? null,
      },
    ];
  });
}

/**
 * The live version of each part, its state in browsers, and the latest releases; stacks refer to our sources.
 */
export async function overviewOf(
  { db, clock, maps }: { db: Queries; clock: Clock; maps: SourceMaps },
  revisions: readonly Revision[],
): Promise<CallAnswer<typeof listReleases>> {
  const faults = await db
    .selectFrom('page_faults')
    .select(['at', 'part', 'version', 'phase', 'name', 'message', 'stack', 'page'])
    .orderBy('id', 'desc')
    .limit(maxFaults)
    .execute();
  const history = revisions
    .map((revision, index) => ({
      ...changeOf(revision),
      revision: revision.revision,
      moves: movesIn(revision, revisions[index - 1]),
      despite: [...revision.despite],
    }))
    .slice(-maxRevisions)
    .toReversed();
  return {
    parts: partsOf(revisions, await countsOf(db, clock), await runningCanaries(db, revisions.at(-1))),
    faults: await resolveStacks(faults, maps, revisions),
    history,
    ended_canaries: await endedCanaries(db),
  };
}
