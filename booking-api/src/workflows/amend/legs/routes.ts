import * as calls from '@sendahead/shared-contracts/orders/leg-calls';
import type { FastifyInstance } from 'fastify';
import type { LegName } from '../../../modules/bookings/public/draft.ts';
import { readerOf, requireOrderToChange } from '../../../modules/orders/public/order-access.ts';
import { limitDeclines } from '../../../modules/payments/public/methods/limit-declines.ts';
import type { AppContext } from '../../../platform/context.ts';
import { Refusal, refuse } from '../../../platform/http/refusal.ts';
import { registerCall } from '../../../platform/http/register-call.ts';
import type { PlaceOrderContext } from '../../checkout/context.ts';
import type { ShippingContext } from '../../fulfill/context.ts';
import { keepTravelerDays } from '../change-order/keep-traveler-days.ts';
import { cancelLeg } from './cancel/cancel-leg.ts';
import { moveLeg, priceMove } from './move/move-leg.ts';
import type { PricedMove } from './move/price-move.ts';

/** One leg of a round trip, by itself; calls without a leg go on to mean the whole order. */
export function legRoutes(
  app: FastifyInstance,
  context: AppContext,
  shipping: ShippingContext,
  ordering: PlaceOrderContext,
): void {
  const declines = limitDeclines(context.throttle);

  registerCall(app, context, calls.cancelLeg, async ({ params, body }, { session }) => {
    const reader = readerOf(session);
    const order = await requireOrderToChange(context.db, params.orderId, reader);
    const comment = body.comment?.trim() ?? '';
    // VL-49: what staff void in a customer's place they explain.
    if (order.user_id !== reader.id && comment === '')
      throw refuse('invalid', [{ path: 'comment', code: 'required' }]);
    const { state, legState, refundCents } = await cancelLeg(shipping, order.id, params.leg, reader, comment);
    return { state, leg_state: legState, refund_cents: refundCents };
  });

  registerCall(app, context, calls.priceLegChange, async ({ params, body }, { session }) => {
    const by = readerOf(session);
    const order = await requireOrderToChange(context.db, params.orderId, by);
    const { leg } = params;
    return present(leg, await priceMove(shipping, order.id, { leg, by, change: body }));
  });

  registerCall(app, context, calls.changeLeg, async ({ params, body }, { session }) => {
    const by = readerOf(session);
    const order = await requireOrderToChange(context.db, params.orderId, by);
    await declines.check(by.id);
    const { leg } = params;
    const {
      difference_cents: differenceCents,
      payment_method_nonce: nonce,
      traveler_days: days,
      ...change
    } = body;
    await keepTravelerDays(context.db, order, days, context.clock.instant());
    const request = { leg, by, change, differenceCents, nonce };
    const moved = await moveLeg(shipping, ordering, order.id, request).catch(async (error: unknown) => {
      if (error instanceof Refusal) await declines.count(by.id, error.beside?.error);
      throw error;
    });
    return { ...present(leg, moved), state: moved.state, leg_state: 'placed' as const };
  });
}

const present = (name: LegName, { pickupDate, arrivalDate, differenceCents, shipment }: PricedMove) => {
  const leg = shipment.legs.find((one) => one.leg === name);
  return {
    pickup_date: pickupDate,
    arrival_date: arrivalDate,
    difference_cents: differenceCents,
    ...(leg ? { leg } : {}),
  };
};
