import * as calls from '@sendahead/shared-contracts/orders/life-calls';
import type { FastifyInstance } from 'fastify';
import { readerOf, requireAct, requireOrder } from '../../../modules/orders/public/order-access.ts';
import type { AppContext } from '../../../platform/context.ts';
import { registerCall } from '../../../platform/http/register-call.ts';
import { bookingToRepeat, openCartLike } from './book-again.ts';

/** Beginning another order like one that was placed. */
export function bookAgainRoutes(app: FastifyInstance, context: AppContext): void {
  const { db, clock, throttle } = context;

  registerCall(app, context, calls.shipAgain, async ({ params }, { session }) => {
    const reader = readerOf(session);
    const order = await requireOrder(db, params.orderId, reader);
    requireAct(order, reader, 'ship_again');
    return { ship_state: bookingToRepeat(order) };
  });

  registerCall(app, context, calls.shipAgainCart, async ({ params, body }, { request, session }) => {
    const reader = readerOf(session);
    await throttle.attempt('cart', request.ip, 120, 60);
    const order = await requireOrder(db, params.orderId, reader);
    requireAct(order, reader, 'ship_again');
    return openCartLike(db, order, {
      userId: reader.id,
      now: clock.instant(),
      direction: body.direction,
    });
  });
}
