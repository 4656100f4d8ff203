import { legStateOf, type OrderState } from '@sendahead/shared-contracts/orders/states';
import { type CalendarDate, spokenDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { type Cents, cents } from '@sendahead/shared-contracts/primitives/cents';
import { within } from '../../integrations/carriers/within.ts';
import type { LegName, ShipmentRecord } from '../../modules/orders/draft.ts';
import { insertParcels, parcelsOf } from '../../modules/orders/parcels.ts';
import { lockOrder, type Order } from '../../modules/orders/store.ts';
import { paidFor } from '../../modules/payments/refunds.ts';
import type { DatabaseTransaction } from '../../platform/database.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Canceller } from '../cancel-order/cancel-order.ts';
import { refundWithin } from '../refund-payment/refund.ts';
import { enqueueStepMail } from '../send-step/queue.ts';
import type { ShippingContext } from '../ship-order/context.ts';
import { dropLabels } from '../ship-order/drop-labels.ts';
import { enqueueLabels } from '../ship-order/queue.ts';
import { trackOrder } from '../track-shipment/track-order.ts';
import { noteLegAct, noteLegPrice, writeShipment } from './note-leg.ts';
import { type PricedMove, priceLegMove } from './price-move.ts';
import { requireLeg } from './require-leg.ts';

/** How long a customer waits for the carrier's word. */
const patienceMs = 4000;

type Moved = PricedMove & { state: OrderState; legState: OrderState };

/** What another day for a leg would cost or give back. Throws the Refusals of `moveLeg` beside those of a press. */
export const priceMove = (
  { db, clock }: ShippingContext,
  orderId: string,
  leg: LegName,
  by: Canceller,
  pickupDate: CalendarDate,
): Promise<PricedMove> =>
  db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, orderId);
    if (!order) throw new Refusal(404, 'order_not_found');
    await requireLeg(trx, order, leg, by.role, 'change');
    return priceLegMove(trx, { clock }, order, leg, pickupDate);
  });

/**
 * Moves one leg of a round trip to another day before its pickup: its labels are voided and made anew, the other leg keeps
 * its own and its way; what the day costs less is given back, in one transaction with the mail. Nobody is charged here: a
 * day that costs more is `payment_required`, and changed with the whole order. Throws Refusal `leg_not_found`,
 * `action_not_allowed`, `change_in_progress`, `recalc`, and those of `priceLegMove`.
 */
export async function moveLeg(
  context: ShippingContext,
  orderId: string,
  leg: LegName,
  by: Canceller,
  asked: { pickupDate: CalendarDate; differenceCents: number },
): Promise<Moved> {
  await within(trackOrder(context, orderId), patienceMs).catch((error: unknown) =>
    context.report(error, 'track before change'),
  );
  return context.db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, orderId);
    if (!order) throw new Refusal(404, 'order_not_found');
    await requireLeg(trx, order, leg, by.role, 'change');
    const priced = await priceLegMove(trx, context, order, leg, asked.pickupDate);
    if (priced.differenceCents !== asked.differenceCents) throw new Refusal(409, 'recalc');
    if (priced.differenceCents > 0) throw new Refusal(422, 'payment_required');
    const at = context.clock.instant();
    const amountCents = await giveBack(trx, context, order, leg, by, priced);
    await noteLegAct(trx, order, { act: 'move_leg', leg, actorId: by.id, amountCents, comment: '', at });
    const shipment = movedTo(order.shipment, leg, priced);
    await dropLabels(trx, context, order, leg);
    await writeShipment(trx, order.id, shipment);
    const generation = await nextGeneration(trx, order, leg, shipment);
    const state = await settleState(trx, order, generation, at);
    await enqueueLabels(trx, context.jobs, order.id);
    await enqueueStepMail(trx, context.jobs, { id: order.id, generation }, 'leg_moved', leg);
    return { ...priced, state, legState: 'placed' as const };
  });
}

/** What the new day costs less, as far as the order has brought it in. */
async function giveBack(
  trx: DatabaseTransaction,
  context: ShippingContext,
  order: Order,
  leg: LegName,
  by: Canceller,
  { differenceCents, pickupDate }: PricedMove,
): Promise<Cents> {
  const refund = cents(Math.min(0 - differenceCents, await paidFor(trx, order.id)));
  if (refund <= 0) return cents(0);
  await refundWithin(trx, context.jobs, order.id, refund, {
    to: 'original',
    reason: `${leg} leg moved`,
    actor: by.id,
    idempotencyKey: `move-${order.id}-${leg}-${order.generation}`,
  });
  const title = `Moved to ${spokenDate(pickupDate)}`;
  const amountCents = cents(0 - refund);
  await noteLegPrice(trx, order, {
    leg,
    title,
    amountCents,
    explain: [{ label: title, amount_cents: amountCents }],
  });
  return amountCents;
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
async function settleState(
  trx: DatabaseTransaction,
  order: Order,
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

function movedTo(
  shipment: ShipmentRecord,
  leg: LegName,
  { pickupDate, arrivalDate }: PricedMove,
): ShipmentRecord {
  const { booking } = shipment;
  if (!booking) return shipment;
  const field = leg === 'outbound' ? 'pickup_date' : 'return_pickup_date';
  const arrival = leg === 'outbound' ? 'arrival_date' : 'return_arrival_date';
  return {
    ...shipment,
    legs: shipment.legs.map((one) =>
      one.leg === leg ? { ...one, pickup_date: pickupDate, arrival_date: arrivalDate } : one,
    ),
    booking: {
      ...booking,
      form: { ...booking.form, [field]: pickupDate, [arrival]: arrivalDate },
      legs: booking.legs.map((one) =>
        one.leg === leg ? { ...one, shipDate: pickupDate, arrivalDate } : one,
      ),
    },
  };
}
