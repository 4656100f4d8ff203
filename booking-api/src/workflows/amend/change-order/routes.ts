import { may } from '@sendahead/shared-contracts/call/role-acts';
import * as calls from '@sendahead/shared-contracts/orders/change-calls';
import type { ChangePrice } from '@sendahead/shared-contracts/orders/change-schema';
import { cents } from '@sendahead/shared-contracts/primitives/cents';
import type { FastifyInstance } from 'fastify';
import { readerOf, requireAct, requireOrderToChange } from '../../../modules/orders/public/order-access.ts';
import { limitDeclines } from '../../../modules/payments/public/methods/limit-declines.ts';
import type { AppContext } from '../../../platform/context.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { registerCall } from '../../../platform/http/register-call.ts';
import type { PlaceOrderContext, PricedCart } from '../../checkout/context.ts';
import { amendOrder, priceChangeOf } from '../amend-order.ts';
import { keepTravelerDays } from './keep-traveler-days.ts';
import { openChangeCart } from './open-change-cart.ts';

/** Other days or another address for an order: pricing the change, and making it. */
export function changeRoutes(app: FastifyInstance, context: AppContext, ordering: PlaceOrderContext): void {
  const declines = limitDeclines(context.throttle);

  registerCall(app, context, calls.priceOrderChange, async ({ params, body }, { session }) => {
    const reader = readerOf(session);
    const order = await requireOrderToChange(context.db, params.orderId, reader);
    requireAct(order, reader, 'change');
    const amendment = { kind: 'change', change: body } as const;
    const priced = await priceChangeOf(ordering, order.id, { amendment, by: reader });
    return { ...present(priced), priced_after: priced.pricedAfter };
  });

  registerCall(app, context, calls.openChangeCart, async ({ params, body }, { request, session }) => {
    const { db, clock, throttle } = context;
    const reader = readerOf(session);
    await throttle.attempt('cart', request.ip, 120, 60);
    const order = await requireOrderToChange(db, params.orderId, reader);
    requireAct(order, reader, 'change');
    const isStaff = may(reader.role, 'change_every_order') && reader.id !== order.user_id;
    if (body.change && !isStaff) throw refuse('not_allowed');
    return openChangeCart(db, order, { id: reader.id, now: clock.instant() }, body.change);
  });

  registerCall(app, context, calls.changeOrder, async ({ params, body }, { session }) => {
    const reader = readerOf(session);
    const order = await requireOrderToChange(context.db, params.orderId, reader);
    requireAct(order, reader, 'change');
    const { difference, state } = await declines.during(reader.id, async () => {
      await keepTravelerDays(context.db, order, body.traveler_days, context.clock.instant());
      return amendOrder(ordering, order.id, {
        amendment: { kind: 'change', change: body.change },
        by: reader,
        pricedAfter: body.priced_after,
        differenceCents: body.difference_cents,
        nonce: body.payment_method_nonce,
      });
    });
    return { ...present(difference), state };
  });
}

const present = ({ paidBefore, total, shipment }: PricedCart): ChangePrice => ({
  old_total_cents: paidBefore ?? cents(0),
  new_total_cents: cents((paidBefore ?? 0) + total),
  difference_cents: total,
  legs: shipment.legs,
});
