import { originZone } from '../../../modules/geo/public/origin-zone.ts';
import { splitMailJob } from '../../../modules/payments/public/splits/jobs.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import { afterQuietHours } from '../text/quiet-hours.ts';

const hour = 3_600_000;
/** Whoever has less time than this was asked only just now. */
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

/** PY-31: reminds the payers of split bills who have not answered, once each. */
export async function remindShares({
  db,
  clock,
  jobs,
}: {
  db: Database;
  clock: Clock;
  jobs: Pick<Jobs, 'enqueue'>;
}): Promise<void> {
  const now = clock.now();
  const open = await db
    .selectFrom('bill_splits')
    .innerJoin('checkout_attempts', 'checkout_attempts.id', 'bill_splits.attempt_id')
    .select(['attempt_id', 'bill_splits.created_at', 'expires_at', 'draft'])
    .where('bill_splits.state', '=', 'open')
    .where('by_link', '=', false)
    .where('reminded', '=', false)
    .where('expires_at', '>', clock.instant())
    .execute();
  for (const split of open) {
    const [leg] = split.draft.shipment.booking?.legs ?? [];
    if (!leg) continue;
    const zone = await originZone(db, leg.from);
    const at = reminderAt(split, zone);
    // The work may have waited into the night.
    if (at !== null && at <= now && afterQuietHours(now, zone) === now)
      await remindPayersOf(db, jobs, split.attempt_id);
  }
}

function remindPayersOf(db: Database, jobs: Pick<Jobs, 'enqueue'>, splitId: string): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const first = await trx
      .updateTable('bill_splits')
      .set({ reminded: true })
      .where('attempt_id', '=', splitId)
      .where('reminded', '=', false)
      .returning('attempt_id')
      .executeTakeFirst();
    if (!first) return;
    const asked = await trx
      .selectFrom('bill_shares')
      .select('id')
      .where('split_id', '=', splitId)
      .where('state', '=', 'asked')
      .where('taken_over', '=', false)
      .where('is_buyer', '=', false)
      .execute();
    for (const { id: shareId } of asked)
      await jobs.enqueue(trx, splitMailJob, { splitId, kind: 'reminder', shareId });
  });
}
