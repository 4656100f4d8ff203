import { type Cents, cents } from '@sendahead/shared-contracts/primitives/cents';
import { sql } from 'kysely';
import type { Queries } from '../../../../platform/database/database.ts';

export type MoneyTotals = { paid: Cents; refunded: Cents; methods: string[] };

/**
 * The payments and refunds of orders, each in all, with the kinds of payment: the sums of `paidParts` and of the
 * parts of refunds that did not fail.
 */
export async function moneyTotalsOf(
  db: Queries,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, MoneyTotals>> {
  const ids = sql.val([...orderIds]);
  const { rows } = await sql<{ id: string; paid: number; refunded: number; methods: string[] | null }>`
    with paid as (
      select order_id, 'card' as method, amount_cents from payments
        where order_id = any (${ids}::text[]) and kind = 'sale' and status <> 'settlement_declined'
      union all
      select order_id, 'club', amount_cents from club_entries
        where order_id = any (${ids}::text[]) and event = 'charge' and moved_with is null
      union all
      select attempts.order_id, source, credit_holds.amount_cents
        from credit_holds join checkout_attempts attempts on attempts.id = attempt_id
        where attempts.order_id = any (${ids}::text[]) and credit_holds.state = 'spent'
    )
    select asked.id, coalesce((select sum(amount_cents) from paid where order_id = asked.id), 0)::int as paid,
      coalesce((select sum(part.amount_cents) from refund_parts part join refunds on refunds.id = part.refund_id
        where refunds.order_id = asked.id and part.state not in ('failed', 'recalled')), 0)::int as refunded,
      (select array_agg(distinct method order by method) from paid where order_id = asked.id) as methods
    from unnest(${ids}::text[]) as asked (id)`.execute(db);
  return new Map(
    rows.map(({ id, paid, refunded, methods }) => [
      id,
      { paid: cents(paid), refunded: cents(refunded), methods: methods ?? [] },
    ]),
  );
}
