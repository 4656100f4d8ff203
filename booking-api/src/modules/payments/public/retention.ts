import { sql } from 'kysely';
import type { DatabaseTransaction, Queries } from '../../../platform/database/database.ts';
import type { OrderDraft } from '../../bookings/public/draft.ts';
import { liveStates } from './attempts/attempt-states.ts';

/** States of an attempt in which money may still move. */
const undecided = [...liveStates, 'order_committed', 'settling'] as const;

/** Whether money of an order still moves, is owed to its customer, or is owed by a club. */
export async function hasOpenMoney(db: Queries, orderId: string): Promise<boolean> {
  const attempt = await db
    .selectFrom('checkout_attempts')
    .select('id')
    .where((where) => where.or([where('order_id', '=', orderId), where('amends_order_id', '=', orderId)]))
    .where('state', 'in', undecided)
    .executeTakeFirst();
  if (attempt) return true;
  const payment = await db
    .selectFrom('payments')
    .select('transaction_id')
    .where('order_id', '=', orderId)
    .where('status', 'in', ['authorised', 'void_wanted'])
    .executeTakeFirst();
  if (payment) return true;
  return (await hasOpenRefund(db, orderId)) || (await isOwedByClub(db, orderId));
}

/** A manual refund is open until a person has reported paying it. */
const hasOpenRefund = async (db: Queries, orderId: string): Promise<boolean> =>
  (await db
    .selectFrom('refund_parts')
    .innerJoin('refunds', 'refunds.id', 'refund_parts.refund_id')
    .select('refund_parts.id')
    .where('refunds.order_id', '=', orderId)
    .where(
      sql<boolean>`(refund_parts.state in ('wanted', 'failed')
        or (refund_parts.state = 'done' and method = 'other' and paid_by_hand_at is null))`,
    )
    .executeTakeFirst()) !== undefined;

/**
 * A club pays its oldest charges first: a charge is open while later ones add up to less than the club's
 * debt.
 */
async function isOwedByClub(db: Queries, orderId: string): Promise<boolean> {
  const { rows } = await sql`
    select from club_entries charge join club_accounts account using (club_id)
    where charge.order_id = ${orderId} and charge.event = 'charge' and account.owed_cents > (
      select coalesce(sum(later.amount_cents), 0) from club_entries later
      where later.club_id = charge.club_id and later.event = 'charge' and later.id > charge.id)
    limit 1`.execute(db);
  return rows.length > 0;
}

/**
 * Erases who shared the bill of an order, the reasons for refunds, and the requests of its attempts; amounts,
 * payment methods and transactions are kept.
 */
export async function forgetPayersOfOrder(trx: DatabaseTransaction, orderId: string): Promise<void> {
  const attempts = trx
    .selectFrom('checkout_attempts')
    .select('id')
    .where((where) => where.or([where('order_id', '=', orderId), where('amends_order_id', '=', orderId)]));
  await trx
    .deleteFrom('bill_share_tokens')
    .where('share_id', 'in', trx.selectFrom('bill_shares').select('id').where('split_id', 'in', attempts))
    .execute();
  await trx
    .updateTable('bill_shares')
    .set({
      name: '',
      email: '',
      items: JSON.stringify([]) as never,
      token_hash: null,
      reminder_token_hash: null,
      problem: null,
    })
    .where('split_id', 'in', attempts)
    .execute();
  await trx
    .updateTable('refunds')
    .set({ reason: '', customer_reason: '' })
    .where('order_id', '=', orderId)
    .execute();
  await trx
    .updateTable('checkout_attempts')
    .set({
      draft: sql<OrderDraft>`jsonb_set(draft #- '{purpose,amendment,change}', '{shipment}', '{"legs": [], "travelers": []}')`,
    })
    .where('id', 'in', attempts)
    .execute();
}
