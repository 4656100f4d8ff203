import { legStateOf, moveOrder, orderEventOf } from '@sendahead/shared-contracts/orders/states';
import {
  appendOrderLines,
  writeShipment,
} from '../../../../modules/orders/public/acts/append-order-lines.ts';
import { parcelsOf } from '../../../../modules/orders/public/parcels.ts';
import type { Order } from '../../../../modules/orders/public/store.ts';
import type { DatabaseTransaction } from '../../../../platform/database/database.ts';
import { applyEvent } from '../../../fulfill/labels/move-order.ts';
import type { Difference } from '../../context.ts';
import type { RewrittenOrder } from '../apply-amendment.ts';

/** Removes a leg whose bags were given up; the order takes the state of the remaining leg. */
export async function removeLeg(
  trx: DatabaseTransaction,
  order: Order,
  { lines, shipment }: Difference,
  at: string,
): Promise<RewrittenOrder> {
  const { generation } = order;
  await appendOrderLines(trx, order, lines);
  await writeShipment(trx, order.id, shipment);
  const statuses = (await parcelsOf(trx, order)).map(({ status }) => status);
  const event = orderEventOf(statuses);
  const waiting = order.state === 'placed' || order.state === 'labels_ready';
  const moved = event ? moveOrder(order.state, event) : waiting ? legStateOf(statuses) : undefined;
  const state = moved ?? order.state;
  if (state !== order.state)
    await trx.updateTable('orders').set({ state, state_at: at }).where('id', '=', order.id).execute();
  return { state, generation };
}

/** Ends all shipping of a canceled order; its receipt is kept, less unpaid requests. */
export async function closeOrder(
  trx: DatabaseTransaction,
  order: Order,
  { lines }: Difference,
  at: string,
): Promise<RewrittenOrder> {
  await appendOrderLines(trx, order, lines);
  const state = (await applyEvent(trx, order, 'cancel', at)) ?? order.state;
  await trx.updateTable('orders').set({ status: 'cancelled' }).where('id', '=', order.id).execute();
  return { state, generation: order.generation };
}
