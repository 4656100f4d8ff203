import { originZone } from '../../../modules/geo/public/origin-zone.ts';
import { remindPayersOf, unremindedSplits } from '../../../modules/payments/public/splits/due-reminders.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import { afterQuietHours } from '../text/quiet-hours.ts';

const hour = 3_600_000;
/** With less time than this, people were asked only just now. */
const shortestMs = 6 * hour;

/**
 * PY-31: the instant in milliseconds from which payers of a split bill are reminded: after half of their time,
 * and by day where the bags leave. Null when they have little time, or the next day is too late.
 */
export function reminderAt(
  { created_at, expires_at }: { created_at: string; expires_at: string },
  timeZone: string,
): number | null {
  const [from, until] = [Date.parse(created_at), Date.parse(expires_at)];
  if (until - from < shortestMs) return null;
  const at = afterQuietHours(from + (until - from) / 2, timeZone);
  return at < until ? at : null;
}

type Reminding = { db: Database; clock: Clock; jobs: Pick<Jobs, 'enqueue'> };

/** PY-31: reminds the payers of split bills who have not answered, once each. */
export async function remindShares({ db, clock, jobs }: Reminding): Promise<void> {
  const now = clock.now();
  for (const split of await unremindedSplits(db, clock.instant())) {
    const zone = await originZone(db, split.from);
    const at = reminderAt(split, zone);
    // The work may have waited into the night.
    if (at !== null && at <= now && afterQuietHours(now, zone) === now)
      await remindPayersOf({ db, jobs }, split.id);
  }
}
