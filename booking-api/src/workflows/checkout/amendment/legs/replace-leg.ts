import type { LegName } from '@sendahead/shared-contracts/orders/leg-name';
import type { ShipmentRecord } from '../../../../modules/bookings/public/draft.ts';
import {
  appendOrderLines,
  writeShipment,
} from '../../../../modules/orders/public/acts/append-order-lines.ts';
import { insertParcels } from '../../../../modules/orders/public/parcels.ts';
import type { Order } from '../../../../modules/orders/public/store.ts';
import type { DatabaseTransaction } from '../../../../platform/database/database.ts';
import type { Difference } from '../../context.ts';
import type { RewrittenOrder } from '../apply-amendment.ts';
import { followBags } from '../follow-bags.ts';
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
  return { state: await followBags(trx, order, generation, at), generation };
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
