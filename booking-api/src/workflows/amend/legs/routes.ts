import * as calls from '@sendahead/shared-contracts/orders/leg-calls';
import type { LegName } from '@sendahead/shared-contracts/orders/leg-name';
import type { FastifyInstance } from 'fastify';
import { readerOf, requireOrderToChange } from '../../../modules/orders/public/order-access.ts';
import { limitDeclines } from '../../../modules/payments/public/methods/limit-declines.ts';
import type { AppContext } from '../../../platform/context.ts';
import { registerCall } from '../../../platform/http/register-call.ts';
import type { Difference, PlaceOrderContext } from '../../checkout/context.ts';
import type { ShippingContext } from '../../fulfill/context.ts';
import { amendOrder, priceChangeOf } from '../amend-order.ts';
import { keepTravelerDays } from '../change-order/keep-traveler-days.ts';
import { trackFirst } from '../track-first.ts';

/**
 * One leg of a round trip on another day or with another address; calls without a leg still mean the whole
 * order.
 */
export function legRoutes(
  app: FastifyInstance,
  context: AppContext,
  shipping: ShippingContext,
  ordering: PlaceOrderContext,
): void {
  const declines = limitDeclines(context.throttle);

  registerCall(app, context, calls.priceLegChange, async ({ params, body }, { session }) => {
    const by = readerOf(session);
    const order = await requireOrderToChange(context.db, params.orderId, by);
    const { leg } = params;
    const amendment = { kind: 'leg', leg, change: body } as const;
    const priced = await priceChangeOf(ordering, order.id, { amendment, by });
    return { ...present(leg, priced), priced_after: priced.pricedAfter };
  });

  registerCall(app, context, calls.changeLeg, async ({ params, body }, { session }) => {
    const by = readerOf(session);
    const order = await requireOrderToChange(context.db, params.orderId, by);
    const { leg } = params;
    const {
      difference_cents: differenceCents,
      payment_method_nonce: nonce,
      traveler_days: days,
      priced_after: pricedAfter,
      ...change
    } = body;
    const { difference, state } = await declines.during(by.id, async () => {
      await keepTravelerDays(context.db, order, days, context.clock.instant());
      await trackFirst(shipping, order.id);
      const amendment = { kind: 'leg', leg, change } as const;
      return amendOrder(ordering, order.id, { amendment, by, pricedAfter, differenceCents, nonce });
    });
    return { ...present(leg, difference), state, leg_state: 'placed' as const };
  });
}

function present(name: LegName, { total, shipment }: Difference) {
  const leg = shipment.legs.find((one) => one.leg === name);
  if (!leg) throw new Error('a leg that was moved is not in its order');
  const { pickup_date, arrival_date } = leg;
  return { pickup_date, arrival_date, difference_cents: total, leg };
}
