import type { PayLink } from '@sendahead/shared-contracts/orders/pay-link-calls';
import type { Browser } from '../../../../testing/test-app.ts';
import type { Booking } from '../../../testing/booking.ts';
import { paidOrder, stepMails } from '../../../testing/shipping.ts';
import type { Shop } from '../../../testing/shop.ts';

/** Ships less far than `change`, which therefore costs more. */
export const near = { d_zip: '60601', d_city: 'Chicago', d_state: 'IL', d_address: '151 E Wacker Dr' };
export const change = {
  destination: { zip: '94103', city: 'San Francisco', state: 'CA', address: '1 Market St' },
};
export const post = (browser: Browser, path: string, body: object) => browser.send('POST', path, { body });
export const codeOf = (answer: { json(): { code: string } }) => answer.json().code;

/** An order with a pay link for a more expensive change. */
export type LinkedOrder = { booking: Booking; link: PayLink; token: string; guest: Browser };

/** Sends, opens and pays links, as staff, the customer and anyone with the link. */
export function payLinksIn(shop: Shop, { customer, admin }: { customer: Browser; admin: Browser }) {
  /** The difference of a change, as staff see it. */
  const differenceOf = async (orderId: string, wanted: object = change): Promise<number> =>
    (await post(admin, `/api/v6/orders/${orderId}/change/price`, wanted)).json().difference_cents;
  const totalOf = async (orderId: string): Promise<number> =>
    (await admin.send('GET', `/api/v6/orders/${orderId}/receipt`)).json().total_cents;
  const linksOf = async (orderId: string): Promise<PayLink[]> =>
    (await admin.send('GET', `/api/v6/console/orders/${orderId}`)).json().pay_links;
  const send = (orderId: string, body: object, by: Browser = admin) =>
    post(by, `/api/v6/orders/${orderId}/pay_links`, body);
  const open = (browser: Browser, token: string) => post(browser, '/api/v6/pay_link/open', { token });
  const pay = async (browser: Browser, token: string, card?: string) =>
    post(browser, '/api/v6/pay_link/pay', { token, payment_method_nonce: await shop.gateway.nonce(card) });
  const tokenOf = async (orderId: string, { id, round }: PayLink): Promise<string> => {
    const name = `link_to_pay.${id}.${round}`;
    const mail = (await stepMails(shop, orderId, [name])).get(name);
    return /\/pay#token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  };
  const linked = async (more: Record<string, unknown> = {}): Promise<LinkedOrder> => {
    const booking = await paidOrder(shop, customer, { ...near, ...more });
    const { orderId } = booking;
    const link = (await send(orderId, { change, difference_cents: await differenceOf(orderId) })).json();
    return { booking, link, token: await tokenOf(orderId, link), guest: await shop.browser() };
  };
  return { differenceOf, totalOf, linksOf, send, open, pay, tokenOf, linked };
}
