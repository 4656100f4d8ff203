import { type Cents, cents } from '@sendahead/shared-contracts/primitives/cents';
import { sql } from 'kysely';
import type { Queries } from '../../../platform/database/database.ts';

/**
 * CO-101: what came in for each order of `orders`, net of refunds and goodwill, and what its labels cost.
 * Both the page of an order and the reports read it: joined laterally, it has one row for each order.
 *
 * `items` and `lacking`: the order's current bags, and those without a label; `carried`: those that are not canceled.
 * `labels`: the cost of labels that were bought and not voided, and of those that the carrier refused to void.
 * `revenue`: by the ledger, so that a canceled order counts with what was kept of it.
 */
export const moneyOfOrders = sql`(
  select bags.items, bags.carried, bags.labels, bags.lacking, kept.revenue
  from (select count(*) filter (where generation = orders.generation)::int as items,
      count(*) filter (where generation = orders.generation and status <> 'cancelled')::int as carried,
      coalesce(sum(cost_cents) filter (where label = 'bought' or exists (select from operator_alerts alerts
        where alerts.kind = 'label_in_use' and alerts.resolved_at is null and alerts.subject = order_parcels.id)), 0)::int
        as labels,
      count(*) filter (where generation = orders.generation and (label = 'wanted' or (label = 'bought' and cost_cents is null)))::int
        as lacking
    from order_parcels where order_id = orders.id) as bags
  cross join (select coalesce(-sum(amount_cents), 0)::int as revenue from ledger_entries
    where order_id = orders.id and account in ('revenue', 'goodwill')) as kept)`;

export type MoneyOfOrder = {
  revenue: Cents;
  /** The labels' cost; null while some are not bought, when the cost can only be estimated. */
  labels: Cents | null;
};

/** The same for some orders, by their ids. */
export async function readMoneyOfOrders(
  db: Queries,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, MoneyOfOrder>> {
  const { rows } = await sql<{ id: string; items: number; labels: number; lacking: number; revenue: number }>`
    select orders.id, money.* from orders cross join lateral ${moneyOfOrders} as money
    where orders.id = any (${sql.val([...orderIds])}::text[])`.execute(db);
  return new Map(
    rows.map(({ id, items, labels, lacking, revenue }) => {
      const isBought = items > 0 && lacking === 0;
      return [id, { revenue: cents(revenue), labels: isBought ? cents(labels) : null }];
    }),
  );
}

/** The same for one order. */
export async function readMoneyOfOrder(db: Queries, orderId: string): Promise<MoneyOfOrder> {
  const money = (await readMoneyOfOrders(db, [orderId])).get(orderId);
  if (!money) throw new Error('the order is gone');
  return money;
}
