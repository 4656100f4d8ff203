import type { Queries } from '../../../../platform/database/database.ts';
import { waitingRefundsOf } from '../../../payments/public/clubs/waiting-refunds.ts';
import { findUndoable } from './undoable.ts';

/** Cents still on a club's account, and the instant until which they remain. */
export type WaitingForUndo = { cents: number; until: string };

/**
 * CO-78: the amount of canceled or changed orders that a club's account still includes, because the act can
 * be undone; for all its orders or for some. Undefined without one.
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
  // Its time is over: the amount is returned now.
  if (until === undefined) return undefined;
  return { cents: waiting.reduce((sum, { amount_cents }) => sum + amount_cents, 0), until };
}
