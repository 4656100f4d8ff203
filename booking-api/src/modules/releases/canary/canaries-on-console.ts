import type { CanaryOnConsole, EndedCanary } from '@sendahead/shared-contracts/releases/console-calls';
import type { Queries } from '../../../platform/database/database.ts';
import type { Revision } from '../release-log.ts';
import { canariesIn, figuresOf } from './canary-runs.ts';

const mostEnded = 10;
const none = { loads: 0, faulty: 0, live_loads: 0, live_faulty: 0, ended_at: null };
const instantOf = (at: string): string => new Date(at).toISOString();

/** The canary of each part that has one, with what was seen of it. */
export async function runningCanaries(
  db: Queries,
  present: Revision | undefined,
): Promise<ReadonlyMap<string, CanaryOnConsole>> {
  const shown = new Map<string, CanaryOnConsole>();
  for (const { part, seed, version, percent, brands = [], staff = false, since } of canariesIn(present)) {
    const { ended_at, ...figures } = (await figuresOf(db, seed)) ?? none;
    shown.set(part, {
      ...{ version, percent, brands: [...brands], staff, since, ...figures },
      ended_at: ended_at && instantOf(ended_at),
    });
  }
  return shown;
}

/** The last canaries that ended by themselves, newest first. */
export async function endedCanaries(db: Queries): Promise<EndedCanary[]> {
  const rows = await db
    .selectFrom('canary_runs')
    .selectAll()
    .where('ended_at', 'is not', null)
    .orderBy('ended_at', 'desc')
    .limit(mostEnded)
    .execute();
  return rows.map(({ part, version, live_version, began_at, ended_at, ...run }) => ({
    ...{ part, version, live_version, since: instantOf(began_at), ended_at: instantOf(ended_at ?? began_at) },
    ...{ loads: run.loads ?? 0, faulty: run.faulty ?? 0 },
    ...{ live_loads: run.live_loads ?? 0, live_faulty: run.live_faulty ?? 0 },
  }));
}
