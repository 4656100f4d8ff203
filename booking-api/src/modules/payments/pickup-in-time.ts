import { homeTimeZone } from '@sendahead/shared-contracts/calendar/local-now';
import { calendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import type { FastifyRequest } from 'fastify';
import { DateTime } from 'luxon';
import type { AppContext } from '../../platform/context.ts';
import { Refusal, refuse } from '../../platform/http/refusal.ts';
import { hashSecret, sameBytes } from '../../platform/security/secrets.ts';
import { isPickupStillOpen } from '../calendar/public/pickup-still-open.ts';
import { cartTokenOf } from '../carts/public/cart-access.ts';
import { originZone } from '../geo/public/origin-zone.ts';

/**
 * EP-52: whether bags that are ready at a time (`YYYY-MM-DD`, with `THH:MM` or now) are still picked up that
 * day. The day is in the time zone of the cart's origin, today by the server's clock (OPEN-48). `trackingId`
 * is the order id of a cart. Without its token, or without an origin, the default time zone applies, so that
 * other people's carts reveal nothing. Throws Refusal `malformed` for a wrong day or time, `cart_not_found`
 * for an unknown id.
 */
export async function isReadyInTime(
  { db, clock }: AppContext,
  trackingId: string,
  dateTime: string,
  request: FastifyRequest,
): Promise<boolean> {
  const [, day, time] = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})\S*)?$/.exec(dateTime) ?? [];
  const cart = await db
    .selectFrom('carts')
    .select(['session', 'token_hash'])
    .where('order_id', '=', trackingId)
    .executeTakeFirst();
  const own = cart && sameBytes(hashSecret(cartTokenOf(request)), cart.token_hash);
  const state = own ? cart.session?.ship_state : undefined;
  const text = (name: string): string => {
    const value: unknown = state && Object.entries(state).find(([key]) => key === name)?.[1];
    return typeof value === 'string' ? value : '';
  };
  const origin = { country: text('o_country') || 'US', zip: text('o_zip'), state: text('o_state') };
  const timeZone = origin.zip === '' ? homeTimeZone : await originZone(db, origin);
  const ready = DateTime.fromISO(`${day}T${time ?? '23:59'}`, { zone: timeZone });
  if (!day || !ready.isValid) throw refuse('malformed', [{ path: 'date_time', code: 'malformed' }]);
  if (!cart) throw new Refusal(404, 'cart_not_found');
  const now = clock.now();
  // Bags cannot be ready in an hour that is over.
  if (ready.toMillis() < DateTime.fromMillis(now, { zone: timeZone }).startOf('hour').toMillis())
    return false;
  const at = time === undefined ? now : Math.max(now, ready.toMillis());
  const { country, zip } = origin;
  return isPickupStillOpen(db, { country, zip, date: calendarDate(day), timeZone }, at);
}
