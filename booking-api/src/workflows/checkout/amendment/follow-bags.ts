import { legStateOf, type OrderState } from '@sendahead/shared-contracts/orders/states';
import { parcelsOf } from '../../../modules/orders/public/parcels.ts';
import type { Order } from '../../../modules/orders/public/store.ts';
import type { DatabaseTransaction } from '../../../platform/database/database.ts';

/** Sets the state of a waiting order from the bags of its first leg; one in transit keeps its state. Returns the state. */
export async function followBags(
  trx: DatabaseTransaction,
  order: Pick<Order, 'id' | 'state' | 'shipment'>,
  generation: number,
  at: string,
): Promise<OrderState> {
  if (order.state !== 'placed' && order.state !== 'labels_ready') return order.state;
  const bags = await parcelsOf(trx, { id: order.id, generation });
  const first = order.shipment.legs[0]?.leg;
  const state = legStateOf(bags.filter(({ leg }) => leg === first).map(({ status }) => status));
  if (state === order.state) return state;
  await trx.updateTable('orders').set({ state, state_at: at }).where('id', '=', order.id).execute();
  return state;
}
