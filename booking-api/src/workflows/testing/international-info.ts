import type { Booking } from './booking.ts';

/** PY-14: saves with a cart when its traveler arrives and leaves; `change` contains different values. */
export const saveInternationalInfo = (
  { browser, cartId, token }: Pick<Booking, 'browser' | 'cartId' | 'token'>,
  change: Record<string, unknown> = {},
) =>
  browser.send('POST', '/api/v5/international_info', {
    body: {
      international_info: {
        cart_id: cartId,
        date_of_arrival: '2026-12-01',
        date_of_departure: '2026-12-20',
        terms: true,
        ...change,
      },
    },
    headers: { 'x-cart-token': token },
  });
