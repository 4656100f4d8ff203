import type { FastifyRequest } from 'fastify';
import { localTime } from '../../platform/clock.ts';
import type { AppContext } from '../../platform/context.ts';
import { refuse } from '../../platform/refusal.ts';
import { hashSecret, sameBytes } from '../../platform/secrets.ts';
import { defaultTimeZone, earliestDay } from '../calendar/cut-off.ts';
import { originZone } from '../calendar/origin-zone.ts';
import { loadCutOff } from '../calendar/store.ts';
import { cartTokenOf } from '../carts/cart-access.ts';

/**
 * EP-52: whether the carrier still comes on a day (`YYYY-MM-DD`, with or without a time after it): by the server's clock,
 * in the time zone of the cart's origin (OPEN-48). `trackingId` is the order id of a cart; without its token, or without
 * an origin yet, the product's own zone counts, so that nothing is told of other people's carts.
 */
export async function isReadyInTime(
  { db, clock }: AppContext,
  trackingId: string,
  dateTime: string,
  request: FastifyRequest,
): Promise<boolean> {
  const match = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}):(\d{2})\S*)?$/.exec(dateTime);
  const [, day, hour] = match ?? [];
  if (!day || Number.isNaN(Date.parse(day)))
    throw refuse('malformed', [{ path: 'date_time', code: 'malformed' }]);
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
  const zone = origin.zip === '' ? defaultTimeZone : await originZone(db, origin);
  const now = localTime(clock.now(), zone);
  const first = earliestDay(clock.now(), zone, await loadCutOff(db, origin.country, origin.zip), false);
  if (day !== now.date) return day >= first;
  return first === now.date && (hour === undefined || Number(hour) >= now.hour);
}
