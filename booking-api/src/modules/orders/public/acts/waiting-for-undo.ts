import type { Queries } from '../../../../platform/database/database.ts';
import { waitingRefundsOf } from '../../../payments/public/clubs/waiting-refunds.ts';
import { findUndoable } from './undoable.ts';

/** Cents that are still on a club's account, and the instant until which they stay. */
export type WaitingForUndo = { cents: number; until: string };

/**
 * CO-78: what a club's account still holds of orders that were canceled or changed, because that can be undone; of all
 * its orders or of some. Undefined where nothing waits.
 */
export async function waitingForUndo(
  db: Queries,
  clubId: number,
  { now, among }: { now: string; among?: readonly string[] },
): Promise<WaitingForUndo | undefined> {
  const waiting = (await waitingRefundsOf(db, clubId)).filter(
    ({ order_id }) => among === undefined || among.includes(order_id),
  );
  if (waiting.length === 0) return undefined;
  const orders = await db
    .selectFrom('orders')
    .select('undo_act_id')
    .where(
      'id',
      'in',
      waiting.map(({ order_id }) => order_id),
    )
    .execute();
  const acts = await Promise.all(orders.map((order) => findUndoable(db, order, now)));
  const until = acts
    .flatMap((act) => act?.record.until ?? [])
    .toSorted()
    .at(-1);
  // Its time is over: it goes back now.
  if (until === undefined) return undefined;
  return { cents: waiting.reduce((sum, { amount_cents }) => sum + amount_cents, 0), until };
}
