import * as calls from '@sendahead/shared-contracts/orders/leg-calls';
import type { FastifyInstance } from 'fastify';
import { readerOf, requireOrder } from '../../modules/orders/order-access.ts';
import type { AppContext } from '../../platform/context.ts';
import { refuse } from '../../platform/refusal.ts';
import { registerCall } from '../../platform/register-call.ts';
import type { ShippingContext } from '../ship-order/context.ts';
import { cancelLeg } from './cancel-leg.ts';
import { moveLeg, priceMove } from './move-leg.ts';

/** One leg of a round trip, by itself; calls without a leg go on to mean the whole order. */
export function legRoutes(app: FastifyInstance, context: AppContext, shipping: ShippingContext): void {
  registerCall(app, context, calls.cancelLeg, async ({ params, body }, { session }) => {
    const reader = readerOf(session);
    const order = await requireOrder(context.db, params.orderId, reader);
    const comment = body.comment?.trim() ?? '';
    // VL-49: what staff void in a customer's place they explain.
    if (order.user_id !== reader.id && comment === '')
      throw refuse('invalid', [{ path: 'comment', code: 'required' }]);
    const { state, legState, refundCents } = await cancelLeg(shipping, order.id, params.leg, reader, comment);
    return { state, leg_state: legState, refund_cents: refundCents };
  });

  registerCall(app, context, calls.priceLegChange, async ({ params, body }, { session }) => {
    const reader = readerOf(session);
    const order = await requireOrder(context.db, params.orderId, reader);
    const { pickupDate, arrivalDate, differenceCents } = await priceMove(
      shipping,
      order.id,
      params.leg,
      reader,
      body.pickup_date,
    );
    return { pickup_date: pickupDate, arrival_date: arrivalDate, difference_cents: differenceCents };
  });

  registerCall(app, context, calls.changeLeg, async ({ params, body }, { session }) => {
    const reader = readerOf(session);
    const order = await requireOrder(context.db, params.orderId, reader);
    const moved = await moveLeg(shipping, order.id, params.leg, reader, {
      pickupDate: body.pickup_date,
      differenceCents: body.difference_cents,
    });
    return {
      pickup_date: moved.pickupDate,
      arrival_date: moved.arrivalDate,
      difference_cents: moved.differenceCents,
      state: moved.state,
      leg_state: moved.legState,
    };
  });
}
