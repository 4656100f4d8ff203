import type { OrderFilter } from '@sendahead/shared-contracts/console/order-list-calls';
import { isOver, type OrderState } from '@sendahead/shared-contracts/orders/states';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Queries } from '../../../platform/database/database.ts';
import { endStatesInSql } from '../../orders/public/store.ts';
import { startOfBusinessDay } from '../business-day.ts';
import { containsAllTerms, matchesFewOrders } from '../search/find-orders.ts';
import { requireTerms } from '../search/terms.ts';

type Condition = RawBuilder<SqlBool>;

/** Alerts about missing money. */
const moneyMissing = ['settlement_failed', 'order_without_money', 'collect_by_hand'] as const;

/** The orders of open alerts. */
const alerted = (kinds?: readonly string[]) =>
  sql`select coalesce(detail ->> 'order', subject) from operator_alerts
    where resolved_at is null ${kinds ? sql`and kind in (${sql.join(kinds)})` : sql``}`;

/** A labeled bag that should have arrived before today, in an order that is not canceled. */
const overdue = (today: string) =>
  sql`select order_id from order_parcels where label = 'bought'
    and status not in ('delivered', 'returned', 'cancelled') and carriage ->> 'arrivalDate' < ${today}`;

/** Whether an order, joined to its search row, is late, unpaid, or waits for a person. */
export const flagsOf = (today: string) => ({
  late: sql<boolean>`(orders.status = 'placed' and orders.id in (${overdue(today)}))`,
  unpaid: sql<boolean>`(orders.id in (${alerted(moneyMissing)}))`,
  alert: sql<boolean>`(orders.id in (${alerted()}))`,
});

/** The source of orders, as `order_search` joined with `orders`, and its conditions. */
export type Range = { from: RawBuilder<unknown>; where: Condition };

/**
 * The orders that match a filter. A selective search runs first, whatever the other conditions: the planner
 * would otherwise scan the days for a page of them. Throws Refusal `invalid` for a search that is too short.
 */
export async function rangeOf(trx: Queries, filter: OrderFilter, today: string): Promise<Range> {
  const where = conditionsOf(filter, today);
  if (filter.search === undefined) return { from: sql`order_search`, where };
  const predicate = containsAllTerms(requireTerms(filter.search));
  return (await matchesFewOrders(trx, predicate))
    ? { from: sql`(select * from order_search where ${predicate} offset 0) order_search`, where }
    : { from: sql`order_search`, where: sql`${where} and ${predicate}` };
}

/** The conditions of a filter except its search. */
function conditionsOf(filter: OrderFilter, today: string): Condition {
  const { brand, state, pickup_from, pickup_until, placed_from, placed_until, total_from, total_until } =
    filter;
  const { stops_on, club, carrier, late, unpaid, alerts } = filter;
  const flags = flagsOf(today);
  const conditions: (Condition | false)[] = [
    sql<SqlBool>`orders.status <> 'void'`,
    brand !== undefined &&
      sql<SqlBool>`order_search.brand_id = (select id from brands where slug = ${brand})`,
    state !== undefined && stateIs(state),
    pickup_from !== undefined && sql<SqlBool>`order_search.pickup_date >= ${pickup_from}`,
    pickup_until !== undefined && sql<SqlBool>`order_search.pickup_date <= ${pickup_until}`,
    stops_on !== undefined && stopsOn(stops_on),
    placed_from !== undefined && sql<SqlBool>`order_search.placed_at >= ${startOfBusinessDay(placed_from)}`,
    placed_until !== undefined &&
      sql<SqlBool>`order_search.placed_at < ${startOfBusinessDay(placed_until, 1)}`,
    total_from !== undefined && sql<SqlBool>`orders.total_cents >= ${total_from}`,
    total_until !== undefined && sql<SqlBool>`orders.total_cents <= ${total_until}`,
    club !== undefined && sql<SqlBool>`order_search.club_ids @> array[${club}]::integer[]`,
    carrier !== undefined && sql<SqlBool>`${carrier} = any (order_search.carriers)`,
    late !== undefined && flags.late,
    unpaid !== undefined && flags.unpaid,
    alerts !== undefined && flags.alert,
  ];
  return sql`${sql.join(
    conditions.filter((condition) => condition !== false),
    sql` and `,
  )}`;
}

/** Of orders in progress, which have an index: the days of all orders are not looked through. */
const stopsOn = (day: string): Condition =>
  sql`(orders.status = 'placed' and orders.state not in ${endStatesInSql}
    and exists (select from jsonb_array_elements(orders.shipment #> '{booking,legs}') leg
      where ${day} in (leg ->> 'shipDate', leg ->> 'arrivalDate')))`;

/** Written in full to match the index of orders in progress. */
const stateIs = (state: OrderState): Condition =>
  isOver(state)
    ? sql`orders.state = ${state}`
    : sql`(orders.state = ${state} and orders.state not in ${endStatesInSql})`;
