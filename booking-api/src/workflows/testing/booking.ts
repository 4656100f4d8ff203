import { randomUUID } from 'node:crypto';
import type { AuthorizedAct } from '@sendahead/shared-contracts/admin/concession-calls';
import { oneWayForm } from '../../testing/shipment-forms.ts';
import type { Browser } from '../../testing/test-app.ts';

/** A priced cart of a signed-in customer, one attempt away from an order. */
export type Booking = {
  browser: Browser;
  cartId: string;
  orderId: string;
  token: string;
  totalCents: number;
  body: Record<string, unknown>;
};

export type Starter = { browser(host?: string): Promise<Browser> };

export async function signedIn(shop: Starter, name = 'customer'): Promise<Browser> {
  const browser = await shop.browser();
  await browser.signIn(name);
  return browser;
}

/** Opens a cart of a brand and prices it, on a user's behalf if one is named. `more` changes the form. */
export async function prepareBooking(
  browser: Browser,
  more: Record<string, unknown> = {},
  onBehalfOf?: string,
  brand_id = 1,
): Promise<Booking> {
  const opened = await browser.send('POST', '/api/v5/carts', { body: { cart: { brand_id } } });
  const cart = opened.json();
  if (onBehalfOf !== undefined) {
    await browser.send('POST', '/users/set_cart_user', {
      body: { cart_id: cart.id, user_id: onBehalfOf },
      headers: { 'x-cart-token': cart.cart_token },
    });
  }
  const form = { ...oneWayForm, ...more, cart_id: cart.id };
  const headers = { 'x-cart-token': cart.cart_token };
  const price = (await browser.send('POST', '/refactor/v5/ship/ship_price', { body: form, headers })).json();
  return {
    browser,
    cartId: cart.id,
    orderId: cart.order_id,
    token: cart.cart_token,
    totalCents: price.final_price_cents,
    body: {
      ...form,
      quote_id: price.quote_id,
      payment_method_type: 'NewCard',
      store_card_information: 'false',
      'billing-zip-code': '10001',
      'billing-country': 'US',
    },
  };
}

/** Records why staff charge a card or lower the price of a cart; returns the id of the permission. */
export async function authorize(
  { browser, cartId, token }: Pick<Booking, 'browser' | 'cartId' | 'token'>,
  act: AuthorizedAct = 'charge_card',
): Promise<string> {
  const answer = await browser.send('POST', `/api/v6/carts/${cartId}/authorizations`, {
    body: { act, reason: 'asked for on the phone' },
    headers: { 'x-cart-token': token },
  });
  return answer.json().authorization_id;
}

export const newKey = (): string => randomUUID();

/** Submits one checkout attempt. */
export function checkOut(
  booking: Booking,
  more: { nonce?: string; key?: string; body?: Record<string, unknown> } = {},
) {
  return booking.browser.send('POST', '/refactor/v5/process_payment', {
    headers: { 'x-cart-token': booking.token, 'idempotency-key': more.key ?? newKey() },
    body: { ...booking.body, payment_method_nonce: more.nonce, ...more.body },
  });
}

/** Submits one checkout attempt that bills a club. */
export function checkOutByClub(
  booking: Booking,
  club: string,
  more: { key?: string; body?: Record<string, unknown> } = {},
) {
  const { payment_method_type: _, ...body } = booking.body;
  return booking.browser.send('POST', '/refactor/v5/club_billing', {
    headers: { 'x-cart-token': booking.token, 'idempotency-key': more.key ?? newKey() },
    body: { ...body, sales_club_billing: club, ...more.body },
  });
}
