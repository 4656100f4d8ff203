import { type Cents, cents } from '@sendahead/shared-contracts/primitives/cents';
import { sql } from 'kysely';
import type { Queries } from '../../../platform/database/database.ts';

/**
 * The amount paid for an order's shipment, with which a change is compared. Voluntary refunds by staff are
 * not subtracted, so that no change charges them again. A requested amount counts only once it is paid.
 */
export async function paidFor(db: Queries, orderId: string): Promise<Cents> {
  const { paid } = await sumsOf(db, orderId);
  return paid;
}

/** An order's revenue less all its refunds: the most that may be refunded. */
export async function refundableOf(db: Queries, orderId: string): Promise<Cents> {
  const { paid, goodwill } = await sumsOf(db, orderId);
  return cents(paid - goodwill);
}

async function sumsOf(db: Queries, orderId: string): Promise<{ paid: Cents; goodwill: Cents }> {
  const row = await db
    .selectFrom('ledger_entries')
    .select([
      sql<number>`coalesce(-sum(amount_cents) filter (where account = 'revenue'), 0)::integer`.as('paid'),
      // A credit that staff gave for the order came from us, so all of its payment can still be refunded.
      sql<number>`coalesce(sum(amount_cents) filter (where account = 'goodwill'
        and not starts_with(coalesce(transaction_id, ''), 'staff:')), 0)::integer`.as('goodwill'),
      // A claim paid back to how the order was paid: not a gift, but no longer there to be refunded.
      sql<number>`coalesce(-sum(amount_cents) filter
        (where account = 'refunds_payable' and event = 'compensation'), 0)::integer`.as('claims'),
    ])
    .where('order_id', '=', orderId)
    .where('account', 'in', ['revenue', 'goodwill', 'refunds_payable'])
    .executeTakeFirst();
  const requested = await db
    .selectFrom('pay_requests')
    .select(sql<number>`coalesce(sum(amount_cents), 0)::integer`.as('amount'))
    .where('order_id', '=', orderId)
    .where('state', '=', 'asked')
    .executeTakeFirst();
  return {
    paid: cents((row?.paid ?? 0) - (requested?.amount ?? 0)),
    goodwill: cents((row?.goodwill ?? 0) + (row?.claims ?? 0)),
  };
}
