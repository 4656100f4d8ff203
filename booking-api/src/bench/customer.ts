import { randomUUID } from 'node:crypto';
import { exampleShipment } from '@sendahead/shared-contracts/ship-form/example';
import { type Sent, send } from './load.ts';

/** A signed-in customer of the demo. */
export type Customer = {
  headers: Record<string, string>;
  /** Opens and prices a cart; gives the press that orders it. */
  readyOrder(): Promise<Sent>;
};

export async function signIn(base: string): Promise<Customer> {
  const host = new URL(base).host;
  const first = await send(base, { method: 'GET', path: '/api/v6/session' });
  const cookieOf = (set: string | string[] | undefined) => String([set].flat()[0]).split(';', 1)[0] ?? '';
  const guest = {
    cookie: cookieOf(first.headers['set-cookie']),
    'x-csrf-token': String(JSON.parse(first.text).csrf_token),
    origin: `http://${host}`,
  };
  const user = { email: 'customer@demo.test', password: 'Sendahead-demo-1' };
  const signed = await send(base, { method: 'POST', path: '/sessions.json', headers: guest, body: { user } });
  const headers = {
    ...guest,
    cookie: cookieOf(signed.headers['set-cookie']),
    'x-csrf-token': String(JSON.parse(signed.text).akt),
  };
  const post = async (path: string, body: unknown, more: Record<string, string> = {}) =>
    JSON.parse((await send(base, { method: 'POST', path, headers: { ...headers, ...more }, body })).text);
  return {
    headers,
    async readyOrder() {
      const cart = await post('/api/v5/carts', { cart: { brand_id: 1 } });
      const token = { 'x-cart-token': String(cart.cart_token) };
      const form = { ...exampleShipment, cart_id: cart.id };
      const price = await post('/refactor/v5/ship/ship_price', form, token);
      return {
        method: 'POST',
        path: '/refactor/v5/process_payment',
        headers: { ...headers, ...token, 'idempotency-key': randomUUID() },
        body: {
          ...form,
          quote_id: price.quote_id,
          payment_method_type: 'NewCard',
          payment_method_nonce: 'fake-valid-nonce',
          store_card_information: 'false',
          'billing-zip-code': '10001',
          'billing-country': 'US',
        },
      };
    },
  };
}
