import * as calls from '@sendahead/shared-contracts/preferences/calls';
import type { FastifyInstance } from 'fastify';
import { localTime } from '../../platform/clock.ts';
import type { AppContext } from '../../platform/context.ts';
import { Refusal, refuse } from '../../platform/http/refusal.ts';
import { registerCall } from '../../platform/http/register-call.ts';
import { requireCart } from '../carts/public/cart-access.ts';
import { arrivalTimeZone } from './arrival-time-zone.ts';
import { cartTrip } from './cart-trip.ts';
import { presentInternationalInfo } from './present-international-info.ts';
import { keepInternationalInfo, readInternationalInfo } from './public/store.ts';

/** Information that customs require for an international trip. */
export function internationalRoutes(app: FastifyInstance, context: AppContext): void {
  const { db, clock } = context;

  registerCall(app, context, calls.saveInternationalInfo, async ({ body }, { request }) => {
    const { cart_id, date_of_arrival: arrival, date_of_departure: departure } = body.international_info;
    const cart = await requireCart(context, request, cart_id);
    if (departure !== undefined && departure < arrival) {
      const field = { path: 'international_info.date_of_departure', code: 'before_arrival' };
      throw new Refusal(422, 'dates_out_of_order', { fields: [field] });
    }
    const trip = await cartTrip(db, cart);
    if (arrival < localTime(clock.now(), await arrivalTimeZone(db, trip)).date)
      throw refuse('invalid', [{ path: 'international_info.date_of_arrival', code: 'past' }]);
    const days = { arrival, departure: departure ?? null };
    const isSaved = await keepInternationalInfo(db, cart.id, days, clock.instant());
    if (!isSaved) throw new Refusal(409, 'cart_already_ordered');
    return { success: true as const };
  });

  registerCall(app, context, calls.readInternationalInfo, async ({ params }, { request }) => {
    const cart = await requireCart(context, request, params.cartId);
    const info = await readInternationalInfo(db, cart.id);
    return { international_info: info ? presentInternationalInfo(info) : null };
  });
}
