import type { BillSplit } from '@sendahead/shared-contracts/payments/split-calls';
import type { Browser } from '../../testing/test-app.ts';
import { type Booking, newKey, prepareBooking } from './booking.ts';
import type { Shop } from './shop.ts';
import { mailTo, standing } from './split-bill.ts';

export const payer = 'payer@lane.test';

/** Staff send a pay link for a cart. */
export const sendLink = (booking: Booking, more: { key?: string; email?: string } = {}) =>
  booking.browser.send('POST', '/api/v6/order_pay_links', {
    headers: { 'x-cart-token': booking.token, 'idempotency-key': more.key ?? newKey() },
    body: { ...booking.body, pay_link_email: more.email ?? payer },
  });

export const copyLink = ({ browser, cartId }: Booking) =>
  browser.send('POST', `/api/v6/order_pay_links/${cartId}/copy`, { body: {} });

export const sendAgain = ({ browser, cartId }: Booking, email = payer) =>
  browser.send('POST', `/api/v6/order_pay_links/${cartId}/send`, { body: { email } });

export const openLink = (browser: Browser, token: string) =>
  browser.send('POST', '/api/v6/order_pay_link/open', { body: { token } });

export const payLink = (browser: Browser, token: string, nonce: string) =>
  browser.send('POST', '/api/v6/order_pay_link/pay', { body: { token, payment_method_nonce: nonce } });

/** The token of a copied link. */
export const copiedToken = async (booking: Booking): Promise<string> =>
  /#token=([\w-]+)/.exec((await copyLink(booking)).json().address)?.[1] ?? '';

/** The token of an emailed link. */
export async function mailedToken(
  shop: Shop,
  booking: Booking,
  address = payer,
  kind = 'asked',
): Promise<string> {
  const { text = '' } = await mailTo(shop, booking, kind, address);
  return /\/pay#token=([\w-]+)/.exec(text)?.[1] ?? '';
}

/** A staff booking for the customer that waits for its payer. */
export async function linkedBooking(
  staff: Browser,
  more: Record<string, unknown> = {},
): Promise<Booking & { split: BillSplit }> {
  const booking = await prepareBooking(staff, more, 'usr_demo_customer');
  const sent = await sendLink(booking);
  if (sent.json().status !== true) throw new Error(sent.body);
  return { ...booking, split: await standing(booking) };
}
