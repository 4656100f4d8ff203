import type { Database } from '../../../../platform/database/database.ts';
import type { Jobs } from '../../../../platform/jobs/jobs.ts';
import type { BookedLeg } from '../../../bookings/public/draft.ts';
import { splitMailJob } from './jobs.ts';

/** A split bill whose payers were not reminded, with the place where its first bags leave. */
export type UnremindedSplit = {
  id: string;
  created_at: string;
  expires_at: string;
  from: BookedLeg['from'];
};

/** PY-31: the open split bills whose payers were not reminded. */
export async function unremindedSplits(db: Database, now: string): Promise<UnremindedSplit[]> {
  const open = await db
    .selectFrom('bill_splits')
    .innerJoin('checkout_attempts', 'checkout_attempts.id', 'bill_splits.attempt_id')
    .select(['attempt_id', 'bill_splits.created_at', 'expires_at', 'draft'])
    .where('bill_splits.state', '=', 'open')
    .where('by_link', '=', false)
    .where('reminded', '=', false)
    .where('expires_at', '>', now)
    .execute();
  return open.flatMap(({ attempt_id: id, created_at, expires_at, draft }) => {
    const [leg] = draft.shipment.booking?.legs ?? [];
    return leg ? [{ id, created_at, expires_at, from: leg.from }] : [];
  });
}

/** PY-31: requests the reminder of each payer of a bill who has not answered, once. */
export function remindPayersOf(
  { db, jobs }: { db: Database; jobs: Pick<Jobs, 'enqueue'> },
  splitId: string,
): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const first = await trx
      .updateTable('bill_splits')
      .set({ reminded: true })
      .where('attempt_id', '=', splitId)
      .where('reminded', '=', false)
      .returning('attempt_id')
      .executeTakeFirst();
    if (!first) return;
    const openShares = await trx
      .selectFrom('bill_shares')
      .select('id')
      .where('split_id', '=', splitId)
      .where('state', '=', 'asked')
      .where('taken_over', '=', false)
      .where('is_buyer', '=', false)
      .execute();
    for (const { id: shareId } of openShares)
      await jobs.enqueue(trx, splitMailJob, { splitId, kind: 'reminder', shareId });
  });
}
