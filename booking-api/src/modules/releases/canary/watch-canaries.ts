import type { Clock } from '../../../platform/clock.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { createCanaryRuns } from '../public/canaries.ts';
import type { ReleaseLog } from '../release-log.ts';
import { beginRun, canariesIn } from './canary-runs.ts';

const everyMs = 1000;

/**
 * Begins the runs of canaries in the release document, and calls `onEnd` once for each that ended
 * automatically. Returns a function that stops it.
 */
export function watchCanaries(
  { db, clock }: { db: Queries; clock: Clock },
  log: ReleaseLog,
  onEnd: () => void,
): () => Promise<void> {
  const canaryRuns = createCanaryRuns(db);
  const begun = new Set<string>();
  const over = new Set<string>();
  const look = async (): Promise<void> => {
    const canaries = canariesIn((await log.read()).at(-1));
    if (canaries.length === 0) return;
    for (const canary of canaries.filter(({ seed }) => !begun.has(seed))) {
      await beginRun({ db, clock }, canary);
      begun.add(canary.seed);
    }
    const runs = await canaryRuns();
    const news = canaries.filter(({ seed }) => runs.get(seed)?.ended && !over.has(seed));
    for (const { seed } of news) over.add(seed);
    if (news.length > 0) onEnd();
  };
  let looking: Promise<void> | undefined;
  const turn = setInterval(() => {
    // Without a database there is no data, and requests report the failure themselves.
    looking ??= look()
      .catch(() => undefined)
      .finally(() => {
        looking = undefined;
      });
  }, everyMs).unref();
  return async () => {
    clearInterval(turn);
    await looking;
  };
}
