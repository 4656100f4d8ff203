import { refundOnLegCancel } from '@sendahead/shared-contracts/orders/leg-refund';
import {
  legStateOf,
  moveOrder,
  type OrderState,
  orderEventOf,
} from '@sendahead/shared-contracts/orders/states';
import { type Cents, cents } from '@sendahead/shared-contracts/primitives/cents';
import { within } from '../../../../integrations/carriers/with-timeout.ts';
import { bagsOnLeg, type LegName, type ShipmentRecord } from '../../../../modules/bookings/public/draft.ts';
import { refundableOf } from '../../../../modules/ledger/public/paid-for.ts';
import { recordAct } from '../../../../modules/orders/public/acts/record-act.ts';
import {
  lineOfAction,
  recordLegPrice,
  writeShipment,
} from '../../../../modules/orders/public/acts/record-leg.ts';
import { beginUndo } from '../../../../modules/orders/public/acts/undo-record.ts';
import { enqueueStepMail } from '../../../../modules/orders/public/mails/jobs.ts';
import { parcelsOf } from '../../../../modules/orders/public/parcels.ts';
import { lockOrder, type Order, readLines } from '../../../../modules/orders/public/store.ts';
import { couponTermsOf } from '../../../../modules/payments/public/holds/coupon-holds.ts';
import { refundWithin } from '../../../../modules/payments/public/refunds/refund.ts';
import type { DatabaseTransaction } from '../../../../platform/database/database.ts';
import { Refusal } from '../../../../platform/http/refusal.ts';
import type { ShippingContext } from '../../../fulfill/context.ts';
import { dropLabels } from '../../../fulfill/labels/drop-labels.ts';
import { trackOrder } from '../../../fulfill/tracking/track-order.ts';
import { type Canceller, cancelOrder } from '../../cancel-order/cancel-order.ts';
import { returnEndsOf, withLegEnds } from '../leg-ends.ts';
import { requireLeg } from '../require-leg.ts';
import { withTravelersOnLeg } from '../travelers-on-leg.ts';

/** How long a customer waits for the carrier's word. */
const carrierTimeoutMs = 4000;
const titles = { outbound: 'Outbound cancelled', return: 'Return cancelled' } as const;

type Cancelled = { state: OrderState; legState: OrderState; refundCents: Cents };

/**
 * Cancels one leg of a round trip before its pickup: refund by rule, labels of the leg, what the receipt shows, and the
 * mail in one transaction; the other leg goes on. The carrier is asked first whether it has a bag of it already. The last
 * leg that stands is cancelled with the order. Repeated, it gives the first answer. Throws Refusal `leg_not_found`,
 * `action_not_allowed`, `change_in_progress`.
 */
export async function cancelLeg(
  context: ShippingContext,
  orderId: string,
  leg: LegName,
  by: Canceller,
  comment: string,
): Promise<Cancelled> {
  await within(trackOrder(context, orderId), carrierTimeoutMs).catch((error: unknown) =>
    context.report(error, 'track before cancel'),
  );
  const done = await context.db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, orderId);
    if (!order) throw new Refusal(404, 'order_not_found');
    const earlier = await earlierCancel(trx, order, leg);
    if (earlier) return earlier;
    const legOfOrder = await requireLeg(trx, order, leg, by.role, 'cancel');
    return legOfOrder.alone ? undefined : cancelWithin(trx, context, order, leg, by, comment);
  });
  if (done) return done;
  const { state, refundCents } = await cancelOrder(context, orderId, by, comment);
  return { state, legState: 'cancelled', refundCents };
}

async function cancelWithin(
  trx: DatabaseTransaction,
  context: ShippingContext,
  order: Order,
  leg: LegName,
  by: Canceller,
  comment: string,
): Promise<Cancelled> {
  const at = context.clock.instant();
  const { refundCents, steps } = refundOnLegCancel(await readLines(trx, order.id), leg, {
    paid: await refundableOf(trx, order.id),
    coupon: await couponTermsOf(trx, order.id),
  });
  const undo = await beginUndo(trx, context, order);
  // A leg that was booked again is cancelled again.
  const refundKey = refundCents > 0 ? `cancel-${order.id}-${leg}-${order.generation}` : null;
  if (refundKey !== null)
    await refundWithin(trx, context.jobs, order.id, refundCents, {
      to: 'original',
      reason: `${leg} leg cancelled`,
      actor: by.id,
      idempotencyKey: refundKey,
      afterSeconds: context.undoSeconds,
    });
  const amountCents = cents(0 - refundCents);
  if (refundCents > 0)
    await recordLegPrice(trx, order, [
      lineOfAction({ leg, title: titles[leg], amountCents, explain: steps }),
    ]);
  const bags = await dropLabels(trx, context, order, leg);
  const act = { act: 'cancel_leg', leg, actorId: by.id, amountCents, comment, at } as const;
  await recordAct(trx, order, act, undo({ refundKey, bags, coupons: [] }));
  await writeShipment(trx, order.id, withoutLeg(order.shipment, leg));
  const state = await settleState(trx, order, at);
  await enqueueStepMail(trx, context.jobs, order, 'leg_cancelled', leg);
  return { state, legState: 'cancelled', refundCents };
}

/** The order stands where the leg that is left stands. */
async function settleState(trx: DatabaseTransaction, order: Order, at: string): Promise<OrderState> {
  const statuses = (await parcelsOf(trx, order)).map(({ status }) => status);
  const event = orderEventOf(statuses);
  const waiting = order.state === 'placed' || order.state === 'labels_ready';
  const state = event ? moveOrder(order.state, event) : waiting ? legStateOf(statuses) : undefined;
  if (state === undefined || state === order.state) return order.state;
  await trx.updateTable('orders').set({ state, state_at: at }).where('id', '=', order.id).execute();
  return state;
}

/** What is left to carry; without its way back a trip is one way, and is changed and booked again as such. */
function withoutLeg(shipment: ShipmentRecord, leg: LegName): ShipmentRecord {
  const { booking } = shipment;
  const legs = shipment.legs.filter((one) => one.leg !== leg);
  if (!booking) return { ...shipment, legs };
  const left = { ...booking, legs: booking.legs.filter((one) => one.leg !== leg) };
  // Without its way there the form says where the way back goes.
  if (leg === 'outbound')
    return { ...shipment, legs, booking: { ...left, ...withLegEnds(left, 'return', returnEndsOf(left)) } };
  const form = Object.fromEntries(Object.entries(left.form).filter(([name]) => !name.startsWith('return_')));
  return {
    ...shipment,
    legs,
    booking: {
      ...left,
      form: { ...withTravelersOnLeg(form, 'outbound'), roundtrip: 'false' },
      bags: bagsOnLeg(left.bags, 'outbound').map((bag) => ({ ...bag, returns: false })),
      returnEnds: undefined,
    },
  };
}

/** What was answered when the leg was cancelled; undefined for one that stands, which may have been booked again since. */
async function earlierCancel(
  trx: DatabaseTransaction,
  order: Order,
  leg: LegName,
): Promise<Cancelled | undefined> {
  const bags = await parcelsOf(trx, order);
  if (bags.some((bag) => bag.leg === leg && bag.status !== 'cancelled')) return undefined;
  const action = await trx
    .selectFrom('order_acts')
    .select('amount_cents')
    .where('order_id', '=', order.id)
    .where('act', '=', 'cancel_leg')
    .where('leg', '=', leg)
    .orderBy('generation', 'desc')
    .executeTakeFirst();
  return action && { state: order.state, legState: 'cancelled', refundCents: cents(0 - action.amount_cents) };
}
