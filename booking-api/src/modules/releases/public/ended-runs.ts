import type { EndedCanary } from '@sendahead/shared-contracts/releases/console-calls';
import type { Queries } from '../../../platform/database/database.ts';

const instantOf = (at: string): string => new Date(at).toISOString();

/** A canary that ended automatically, with the seed of its run. */
export interface EndedRun extends EndedCanary {
  readonly seed: string;
}

/** The latest canaries that ended automatically, newest first. */
export async function endedRuns(db: Queries, most: number): Promise<EndedRun[]> {
  const rows = await db
    .selectFrom('canary_runs')
    .selectAll()
    .where('ended_at', 'is not', null)
    .orderBy('ended_at', 'desc')
    .limit(most)
    .execute();
  return rows.map(({ seed, part, version, live_version, began_at, ended_at, ...run }) => ({
    seed,
    part,
    version,
    live_version,
    since: instantOf(began_at),
    ended_at: instantOf(ended_at ?? began_at),
    loads: run.loads ?? 0,
    faulty: run.faulty ?? 0,
    live_loads: run.live_loads ?? 0,
    live_faulty: run.live_faulty ?? 0,
  }));
}
