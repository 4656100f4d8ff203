import * as calls from '@sendahead/shared-contracts/orders/change-calls';
import type { ChangePrice } from '@sendahead/shared-contracts/orders/change-schema';
import { cents } from '@sendahead/shared-contracts/primitives/cents';
import type { FastifyInstance } from 'fastify';
import { readerOf, requireAct, requireOrderToChange } from '../../../modules/orders/public/order-access.ts';
import { limitDeclines } from '../../../modules/payments/public/methods/limit-declines.ts';
import type { AppContext } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { registerCall } from '../../../platform/http/register-call.ts';
import type { PlaceOrderContext } from '../../checkout/context.ts';
import { changeOrder } from './change-order.ts';
import { keepTravelerDays } from './keep-traveler-days.ts';
import { openChangeCart } from './open-change-cart.ts';
import { type PricedChange, priceChange } from './price-change.ts';

/** Other days or another address for an order: what it costs, and doing it. */
export function changeRoutes(app: FastifyInstance, context: AppContext, ordering: PlaceOrderContext): void {
  const declines = limitDeclines(context.throttle);

  registerCall(app, context, calls.priceOrderChange, async ({ params, body }, { session }) => {
    const reader = readerOf(session);
    const order = await requireOrderToChange(context.db, params.orderId, reader);
    requireAct(order, reader, 'change');
    return present(await priceChange(ordering, order, body));
  });

  registerCall(app, context, calls.openChangeCart, async ({ params }, { request, session }) => {
    const { db, clock, throttle } = context;
    const reader = readerOf(session);
    await throttle.attempt('cart', request.ip, 120, 60);
    const order = await requireOrderToChange(db, params.orderId, reader);
    requireAct(order, reader, 'change');
    return openChangeCart(db, order, { id: reader.id, now: clock.instant() });
  });

  registerCall(app, context, calls.changeOrder, async ({ params, body }, { session }) => {
    const reader = readerOf(session);
    const order = await requireOrderToChange(context.db, params.orderId, reader);
    requireAct(order, reader, 'change');
    await declines.check(reader.id);
    await keepTravelerDays(context.db, order, body.traveler_days, context.clock.instant());
    const changed = await changeOrder(ordering, order, {
      actorId: reader.id,
      change: body.change,
      differenceCents: body.difference_cents,
      nonce: body.payment_method_nonce,
    }).catch(async (error: unknown) => {
      if (error instanceof Refusal) await declines.count(reader.id, error.beside?.error);
      throw error;
    });
    const { state } = await requireOrderToChange(context.db, order.id, reader);
    return { ...present(changed), state };
  });
}

const present = ({ paidBefore, difference, legs }: PricedChange): ChangePrice => ({
  old_total_cents: paidBefore,
  new_total_cents: cents(paidBefore + difference),
  difference_cents: difference,
  legs,
});
