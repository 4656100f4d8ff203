import type { OrderLabel } from '@sendahead/shared-contracts/orders/order-detail';
import { allowedActs } from '@sendahead/shared-contracts/orders/states';
import type { Queries } from '../../../../platform/database/database.ts';
import { labelsOf } from '../label-data.ts';
import type { Order } from '../store.ts';

type LabeledOrder = { order: Order; labels: OrderLabel[] };

/**
 * Orders in the given order, with the labels of bags that the carrier picks up at a club: what a club may
 * print of any order. Orders without such labels are left out.
 */
export async function collectedLabels(
  db: Queries,
  clubId: number,
  ids: readonly string[],
  /** `arrival`: bags that arrive at the club, for a group that ships there. */
  stop: 'pickup' | 'arrival' = 'pickup',
): Promise<LabeledOrder[]> {
  if (ids.length === 0) return [];
  const [orders, stops, parcels] = await Promise.all([
    db
      .selectFrom('orders')
      .selectAll()
      .where('id', 'in', [...ids])
      .execute(),
    db
      .selectFrom('club_stops')
      .select(['order_id', 'leg'])
      .where('order_id', 'in', [...ids])
      .where('club_id', '=', clubId)
      .where('stop', '=', stop)
      .execute(),
    db
      .selectFrom('order_parcels')
      .innerJoin('orders', (join) =>
        join
          .onRef('orders.id', '=', 'order_parcels.order_id')
          .onRef('orders.generation', '=', 'order_parcels.generation'),
      )
      .selectAll('order_parcels')
      .where('order_id', 'in', [...ids])
      .orderBy('leg')
      .orderBy('position')
      .execute(),
  ]);
  const ordersById = new Map(orders.map((order) => [order.id, order]));
  const legs = Map.groupBy(stops, ({ order_id }) => order_id);
  const bags = Map.groupBy(parcels, ({ order_id }) => order_id);
  return ids.flatMap((id) => {
    const order = ordersById.get(id);
    if (!order || !allowedActs(order.state, 'pro').includes('print_labels')) return [];
    const collected = legs.get(id)?.map(({ leg }) => leg) ?? [];
    const labels = labelsOf(bags.get(id) ?? []).filter(({ leg }) => collected.includes(leg));
    return labels.length > 0 ? [{ order, labels }] : [];
  });
}
