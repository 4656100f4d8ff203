import { moveOrder, type OrderEvent, type OrderState } from '@sendahead/shared-contracts/orders/states';
import type { Order } from '../../../modules/orders/public/store.ts';
import type { DatabaseTransaction } from '../../../platform/database/database.ts';

/**
 * Changes the state of a locked order by the state table; returns its new state, or undefined when the event
 * has no effect in this one.
 */
export async function applyEvent(
  trx: DatabaseTransaction,
  order: Pick<Order, 'id' | 'state'>,
  event: OrderEvent,
  at: string,
): Promise<OrderState | undefined> {
  const state = moveOrder(order.state, event);
  if (state === undefined) return undefined;
  await trx.updateTable('orders').set({ state, state_at: at }).where('id', '=', order.id).execute();
  return state;
}
