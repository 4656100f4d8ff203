import { type Cents, cents } from '@sendahead/shared-contracts/primitives/cents';
import { type Selectable, sql } from 'kysely';
import type { Queries } from '../../../../platform/database/database.ts';
import type { RefundMethod, RefundTables } from './refund-tables.ts';

export type Refund = Selectable<RefundTables['refunds']>;
export type RefundPart = Selectable<RefundTables['refund_parts']>;
/** A payment of an order that has not been fully refunded. */
export type Payable = {
  method: RefundMethod;
  source: string;
  amount: Cents;
  /**
   * Whether the money may be refunded to the account's wallet: the account paid it, not a club; it was not
   * tied to shipping, and not paid by a mailed link, which anyone may pay.
   */
  own: boolean;
  /** It paid a share of a split bill: a refund is divided among all shares in proportion. */
  isShare: boolean;
};

/** A tender of an order, as it was paid. */
export type PaidPart = Payable & {
  /** The payment; `amount` is the part that has not been refunded to the same method. */
  paid: Cents;
  /** How its payer recognizes it: the card and its last digits, the club; null for wallets. */
  name: string | null;
  /** Whether this method can still be refunded. */
  open: boolean;
  /** The part that was refunded to a wallet instead. */
  moved: Cents;
};

/** The payments of an order, latest first within each kind: cards, club, credits, gift cards. */
export async function paidParts(db: Queries, orderId: string): Promise<PaidPart[]> {
  const { rows } = await sql<Omit<PaidPart, 'amount' | 'paid'> & { paid: number; returned: number }>`
    with paid as (
      select 1 as rank, 'card' as method, payments.transaction_id as source, payments.amount_cents as paid,
          payments.created_at,
          case when share.is_buyer is false and not share.taken_over and not split.by_link then share.name || '’s card'
            else concat_ws(' ending in ', card_type, nullif(last4, '')) end as name,
          payments.status in ('authorised', 'submitted', 'settled') as open,
          orders.user_id = coalesce((select user_id from payment_methods where id = attempts.payment_method_id),
            attempts.user_id) and coalesce(share.is_buyer or share.taken_over, true)
            and attempts.draft #> '{purpose,linkId}' is null as own,
          share.id is not null as "isShare"
        from payments join checkout_attempts attempts on attempts.id = payments.attempt_id
          join orders on orders.id = payments.order_id
          left join bill_shares share on share.id = attempts.share_id
          left join bill_splits split on split.attempt_id = share.split_id
        where payments.order_id = ${orderId} and payments.kind = 'sale' and payments.status <> 'settlement_declined'
      union all
      select 2, 'club', club.id::text, sum(amount_cents) filter (where event = 'charge'), max(created_at),
          club.name, true, false, false
        from club_entries join facilities charged on charged.id = club_id
          join facilities club on club.id = coalesce(charged.merged_into, charged.id)
        where order_id = ${orderId} and moved_with is null group by club.id, club.name
      union all
      select case source when 'wallet' then 3 when 'ship_wallet' then 4 else 5 end, source, owner,
          sum(credit_holds.amount_cents), max(attempts.created_at),
          (select code_end from gift_cards where source = 'gift_card' and encode(code_hash, 'hex') = owner), true, false, false
        from credit_holds join checkout_attempts attempts on attempts.id = attempt_id
        where attempts.order_id = ${orderId} and credit_holds.state = 'spent' group by source, owner
    ), given as (
      select part.* from refund_parts part join refunds on refunds.id = part.refund_id
      where refunds.order_id = ${orderId} and part.state not in ('failed', 'recalled')
    )
    select method, source, name, open, own, "isShare", paid::integer, coalesce((
        select sum(given.amount_cents) from given where given.paid_by_method is null
          and given.method = paid.method and given.source = paid.source), 0)::integer as returned, coalesce((
        select sum(given.amount_cents) from given
        where given.paid_by_method = paid.method and given.paid_by_source = paid.source), 0)::integer as moved
    from paid order by rank, created_at desc, source`.execute(db);
  return rows.map(({ returned, ...row }) => ({
    ...row,
    paid: cents(row.paid),
    moved: cents(row.moved),
    amount: cents(row.paid - returned),
  }));
}

/** The refundable payments of an order, in the order of `paidParts`. */
export const payablesOf = async (db: Queries, orderId: string): Promise<Payable[]> =>
  (await paidParts(db, orderId)).flatMap(({ method, source, amount, moved, open, own, isShare }) =>
    open && amount > moved ? [{ method, source, own, isShare, amount: cents(amount - moved) }] : [],
  );

/** An order's refunds, part by part, with their progress. */
export type RefundedPart = {
  method: RefundMethod;
  name: string | null;
  amount: Cents;
  state: 'done' | 'on_its_way' | 'by_hand';
};

/**
 * The parts of all refunds of an order, or of the one with that key, that were not recalled and did not fail,
 * oldest first.
 */
export async function refundedParts(db: Queries, orderId: string, key?: string): Promise<RefundedPart[]> {
  const paid = await paidParts(db, orderId);
  const parts = await db
    .selectFrom('refund_parts')
    .innerJoin('refunds', 'refunds.id', 'refund_parts.refund_id')
    .select(['method', 'source', 'refund_parts.amount_cents', 'state', 'paid_by_hand_at'])
    .where('order_id', '=', orderId)
    .where('state', 'in', ['wanted', 'done'])
    .$if(key !== undefined, (query) => query.where('idempotency_key', '=', key ?? ''))
    .orderBy('refunds.created_at')
    .orderBy('refund_parts.id')
    .execute();
  return parts.map(({ method, source, amount_cents, state, paid_by_hand_at }) => ({
    method,
    name: paid.find((part) => part.method === method && part.source === source)?.name ?? null,
    amount: cents(amount_cents),
    state:
      method === 'other' && paid_by_hand_at === null ? 'by_hand' : state === 'done' ? 'done' : 'on_its_way',
  }));
}

/** Marks the check or transfer part of a refund as paid. False when no such part was open. */
export async function markPaidByHand(trx: Queries, refundId: string, at: string): Promise<boolean> {
  const rows = await trx
    .updateTable('refund_parts')
    .set({ paid_by_hand_at: at })
    .where('refund_id', '=', refundId)
    .where('method', '=', 'other')
    .where('paid_by_hand_at', 'is', null)
    .returning('id')
    .execute();
  return rows.length > 0;
}

export async function findRefund(db: Queries, orderId: string, key: string): Promise<Refund | undefined> {
  return db
    .selectFrom('refunds')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
}

/** CO-173: whether someone refunded the same amount of an order in the last hour. */
export async function isRefundedBefore(
  db: Queries,
  { orderId, actorId, amount }: { orderId: string; actorId: string; amount: Cents },
): Promise<boolean> {
  const before = await db
    .selectFrom('refunds')
    .select('id')
    .where('order_id', '=', orderId)
    .where('actor_id', '=', actorId)
    .where('amount_cents', '=', amount)
    .where('created_at', '>', sql<string>`now() - interval '1 hour'`)
    .executeTakeFirst();
  return before !== undefined;
}

export async function findPart(
  db: Queries,
  id: string,
): Promise<(RefundPart & { order_id: string }) | undefined> {
  return db
    .selectFrom('refund_parts')
    .innerJoin('refunds', 'refunds.id', 'refund_parts.refund_id')
    .selectAll('refund_parts')
    .select('refunds.order_id')
    .where('refund_parts.id', '=', id)
    .executeTakeFirst();
}

/** Parts that are due for a retry. */
export async function findDueParts(db: Queries): Promise<{ id: string }[]> {
  return db
    .selectFrom('refund_parts')
    .select('id')
    .where('state', '=', 'wanted')
    .where('next_try_at', '<', sql<string>`now()`)
    .orderBy('next_try_at')
    .limit(200)
    .execute();
}

/**
 * Records an attempt and when the next one is due: 15 s later, then twice as long each time, at most an hour.
 * False when the part is no longer needed, because it was just recalled.
 */
export async function recordTry(db: Queries, id: string): Promise<boolean> {
  const row = await db
    .updateTable('refund_parts')
    .set({
      tries: sql<number>`tries + 1`,
      next_try_at: sql<string>`now() + make_interval(secs => least(3600, 15 * power(2, least(tries, 10))))`,
    })
    .where('id', '=', id)
    .where('state', '=', 'wanted')
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** False when the part is already finished. */
export async function endPart(
  trx: Queries,
  id: string,
  state: 'done' | 'failed',
  transactionId: string | null,
): Promise<boolean> {
  const row = await trx
    .updateTable('refund_parts')
    .set({ state, transaction_id: transactionId })
    .where('id', '=', id)
    .where('state', '=', 'wanted')
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether any part of an order was refunded, or a refund is in progress. */
export async function isRefunded(db: Queries, orderId: string): Promise<boolean> {
  const part = await db
    .selectFrom('refund_parts')
    .innerJoin('refunds', 'refunds.id', 'refund_parts.refund_id')
    .select('refund_parts.id')
    .where('refunds.order_id', '=', orderId)
    .where('refund_parts.state', 'in', ['wanted', 'done'])
    .limit(1)
    .executeTakeFirst();
  return part !== undefined;
}
