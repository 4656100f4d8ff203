import type { LegName } from '@sendahead/shared-contracts/orders/leg-name';
import { legStateOf, type OrderState } from '@sendahead/shared-contracts/orders/states';
import type { ShipmentRecord } from '../../../../modules/bookings/public/draft.ts';
import {
  appendOrderLines,
  writeShipment,
} from '../../../../modules/orders/public/acts/append-order-lines.ts';
import { insertParcels, parcelsOf } from '../../../../modules/orders/public/parcels.ts';
import type { Order } from '../../../../modules/orders/public/store.ts';
import type { DatabaseTransaction } from '../../../../platform/database/database.ts';
import type { Difference } from '../../context.ts';
import type { RewrittenOrder } from '../apply-amendment.ts';
import { keepBags } from '../keep-bags.ts';

/** Replaces a leg of an order and adds the price difference; the other leg continues. */
export async function replaceLeg(
  trx: DatabaseTransaction,
  order: Order,
  leg: LegName,
  { lines, shipment }: Difference,
  at: string,
): Promise<RewrittenOrder> {
  await appendOrderLines(trx, order, lines);
  await writeShipment(trx, order.id, shipment);
  const generation = await nextGeneration(trx, order, leg, shipment);
  return { state: await settleState(trx, order, generation, at), generation };
}

/** Bags of the moved leg begin a new generation; those of the other leg, with its charges, move to it too. */
async function nextGeneration(
  trx: DatabaseTransaction,
  order: Order,
  leg: LegName,
  { booking }: ShipmentRecord,
): Promise<number> {
  const generation = order.generation + 1;
  if (!booking) throw new Error('an order without a booking has no legs to move');
  await trx.updateTable('orders').set({ generation }).where('id', '=', order.id).execute();
  await keepBags(trx, order, generation, [leg]);
  await insertParcels(trx, order.id, generation, {
    ...booking,
    legs: booking.legs.filter((one) => one.leg === leg),
  });
  return generation;
}

/** A waiting order waits as its bags do; one in transit continues. */
export async function settleState(
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
