import {
  type OrderFilter,
  type OrderSelection,
  ordersAtOnce,
} from '@sendahead/shared-contracts/console/order-list-calls';
import type { AppContext } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { orderToday } from '../../orders/public/order-today.ts';
import { countOrders, pageOfOrders } from '../orders/list-orders.ts';
import { planEachTime } from '../search/plan-each-time.ts';

/** Throws Refusal `selection_moved` when the number of matching orders differs from what was shown. */
export async function requireCount(context: AppContext, filter: OrderFilter, seen: number): Promise<void> {
  const count = await planEachTime(context.db, (trx) =>
    countOrders(trx, { filter }, orderToday(context.clock)),
  );
  if (count !== seen) throw new Refusal(409, 'selection_moved', { extensions: { count } });
}

/**
 * The orders of a selection, at most `ordersAtOnce`. Throws Refusal `selection_moved` when the filter matches
 * different orders now, and `order_not_found` when a chosen order does not exist.
 */
export async function selectedOrders(context: AppContext, selection: OrderSelection): Promise<string[]> {
  const today = orderToday(context.clock);
  const orderQuery = 'ids' in selection ? { ids: [...new Set(selection.ids)] } : { filter: selection.filter };
  const orders = await planEachTime(context.db, (trx) =>
    pageOfOrders(trx, orderQuery, { today, after: null, limit: ordersAtOnce + 1 }),
  );
  if (!('ids' in orderQuery) && 'count' in selection && orders.length !== selection.count)
    throw new Refusal(409, 'selection_moved', { extensions: { count: orders.length } });
  if ('ids' in orderQuery && orders.length !== orderQuery.ids.length)
    throw new Refusal(404, 'order_not_found');
  return orders.map(({ order_id }) => order_id);
}
