import type { CanaryOnConsole, EndedCanary } from '@sendahead/shared-contracts/releases/console-calls';
import type { Queries } from '../../../platform/database/database.ts';
import { presentShare } from '../public/canaries.ts';
import { endedRuns } from '../public/ended-runs.ts';
import type { Revision } from '../release-log.ts';
import { canariesIn, figuresOf, runOf } from './canary-runs.ts';
import { shareAfter } from './rise.ts';

const maxEnded = 10;
const none = { loads: 0, faulty: 0, live_loads: 0, live_faulty: 0 };
const instantOf = (at: string): string => new Date(at).toISOString();

/** The canary of each part that has one, with its measurements. */
export async function runningCanaries(
  db: Queries,
  present: Revision | undefined,
): Promise<ReadonlyMap<string, CanaryOnConsole>> {
  const shown = new Map<string, CanaryOnConsole>();
  for (const canary of canariesIn(present)) {
    const { part, version, brands = [], staff = false, since } = canary;
    const run = await runOf(db, canary.seed);
    const percent = presentShare(canary, run);
    const next_percent = (canary.rises ? shareAfter(percent) : undefined) ?? null;
    shown.set(part, {
      version,
      percent,
      next_percent,
      brands: [...brands],
      staff,
      since,
      ...(run ? await figuresOf(db, run) : none),
      ended_at: run?.ended_at ? instantOf(run.ended_at) : null,
    });
  }
  return shown;
}

/** The latest canaries that ended automatically, newest first. */
export const endedCanaries = (db: Queries): Promise<EndedCanary[]> => endedRuns(db, maxEnded);
