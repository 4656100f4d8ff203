import type { Browser } from '../../testing/test-app.ts';
import { type Booking, prepareBooking } from './booking.ts';

/** The fields that an order has in addition to its shipment. */
const paymentFields = [
  'quote_id',
  'payment_method_type',
  'store_card_information',
  'billing-zip-code',
  'billing-country',
];

/** A priced cart that staff have taken over from `owner`, as both see it. */
export async function takeOverPriced(
  staff: Browser,
  owner: Browser,
): Promise<{ theirs: Booking; held: Booking }> {
  const theirs = await prepareBooking(owner);
  const opened = await staff.send('POST', '/api/v6/takeovers', {
    body: { cart: theirs.cartId, reason: 'They called' },
  });
  const taken = await staff.send('POST', `/api/v5/carts/${theirs.cartId}/takeover`, {
    body: { takeover_id: opened.json().takeover_id },
  });
  return {
    theirs,
    held: await pricedAgain({ ...theirs, browser: staff, token: taken.json().cart_token }),
  };
}

/** The same booking at its price of now. */
export async function pricedAgain(booking: Booking): Promise<Booking> {
  const form = Object.entries(booking.body).filter(([name]) => !paymentFields.includes(name));
  const price = await booking.browser.send('POST', '/refactor/v5/ship/ship_price', {
    body: Object.fromEntries(form),
    headers: { 'x-cart-token': booking.token },
  });
  const { final_price_cents: totalCents, quote_id } = price.json();
  return { ...booking, totalCents, body: { ...booking.body, quote_id } };
}
