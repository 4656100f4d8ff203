import { legStateOf, type OrderState } from '@sendahead/shared-contracts/orders/states';
import type { LineItem } from '@sendahead/shared-contracts/pricing/schema';
import type { Cents } from '@sendahead/shared-contracts/primitives/cents';
import type { LegName, ShipmentRecord } from '../../../../modules/bookings/public/draft.ts';
import { recordAct } from '../../../../modules/orders/public/acts/record-act.ts';
import { recordLegPrice, writeShipment } from '../../../../modules/orders/public/acts/record-leg.ts';
import { beginUndo } from '../../../../modules/orders/public/acts/undo-record.ts';
import { enqueueStepMail } from '../../../../modules/orders/public/mails/jobs.ts';
import { insertParcels, parcelsOf } from '../../../../modules/orders/public/parcels.ts';
import type { Order } from '../../../../modules/orders/public/store.ts';
import type { DatabaseTransaction } from '../../../../platform/database/database.ts';
import type { ShippingContext } from '../../../fulfill/context.ts';
import { dropLabels } from '../../../fulfill/labels/drop-labels.ts';

/** A leg as it is from now on, in the shipment of its order, and what that was charged or given back. */
export type ReplacedLeg = {
  leg: LegName;
  shipment: ShipmentRecord;
  /** What it changes of the price; they sum to the amount. */
  lines: readonly LineItem[];
  /** Below 0 it was given back. */
  amountCents: Cents;
  actorId: string;
  /** The refund of what it costs less; null where nothing is given back. */
  refundKey: string | null;
};

/**
 * Replaces a leg of an order, in the transaction that has locked it and moves the money: the line of the receipt, the
 * action, void labels, bags of a new generation and the mail. Labels are asked for by the caller.
 */
export async function replaceLeg(
  trx: DatabaseTransaction,
  { jobs, clock, undoSeconds }: Pick<ShippingContext, 'jobs' | 'clock' | 'undoSeconds'>,
  order: Order,
  { leg, shipment, lines, amountCents, actorId, refundKey }: ReplacedLeg,
): Promise<OrderState> {
  const at = clock.instant();
  const undo = await beginUndo(trx, { clock, undoSeconds }, order);
  await recordLegPrice(trx, order, lines);
  const bags = await dropLabels(trx, { jobs, undoSeconds }, order, leg);
  const act = { act: 'move_leg', leg, actorId, amountCents, at } as const;
  await recordAct(trx, order, act, undo({ bags, refundKey, coupons: [] }));
  await writeShipment(trx, order.id, shipment);
  const generation = await nextGeneration(trx, order, leg, shipment);
  const state = await settleState(trx, order, generation, at);
  await enqueueStepMail(trx, jobs, { id: order.id, generation }, 'leg_moved', leg);
  return state;
}

/** Bags of the moved leg begin a new generation; those of the other, and what was billed for it, go with them. */
async function nextGeneration(
  trx: DatabaseTransaction,
  order: Order,
  leg: LegName,
  { booking }: ShipmentRecord,
): Promise<number> {
  const generation = order.generation + 1;
  if (!booking) throw new Error('an order without a booking has no legs to move');
  await trx.updateTable('orders').set({ generation }).where('id', '=', order.id).execute();
  for (const table of ['order_parcels', 'address_corrections'] as const)
    await trx
      .updateTable(table)
      .set({ generation })
      .where('order_id', '=', order.id)
      .where('generation', '=', order.generation)
      .where('leg', '<>', leg)
      .execute();
  await insertParcels(trx, order.id, generation, {
    ...booking,
    legs: booking.legs.filter((one) => one.leg === leg),
  });
  return generation;
}

/** A waiting order waits as its bags do; one that is on its way goes on. */
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
