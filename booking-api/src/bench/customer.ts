import { randomUUID } from 'node:crypto';
import { exampleShipment } from '@sendahead/shared-contracts/ship-form/example';
import { type BenchRequest, type BenchResponse, send } from './load.ts';

/** A signed-in customer. */
export type Customer = {
  headers: Record<string, string>;
  /** Opens and prices a cart; returns the attempt that orders it. */
  readyOrder(): Promise<BenchRequest>;
};

/** The admin who searches for orders. */
export const admin = { email: 'admin@demo.test', password: 'Sendahead-demo-1' };

const demo = { email: 'customer@demo.test', password: 'Sendahead-demo-1' };

/** One customer with an account for each concurrent order; `ask` sends the booking's requests. */
export const newCustomers = (base: string, count: number, ask: Ask = send): Promise<Customer[]> =>
  Promise.all(Array.from({ length: count }, async () => signIn(base, await register(base), ask)));

/** The customer of the demo, or the one that the credentials name. */
export async function signIn(base: string, user: Credentials = demo, ask: Ask = send): Promise<Customer> {
  const { headers, post } = await open(base);
  const signed = await post('/sessions.json', { user });
  const session = {
    ...headers,
    cookie: cookieOf(signed.headers['set-cookie']),
    'x-csrf-token': String(JSON.parse(signed.text).akt),
  };
  return withSession((sent) => ask(base, sent), session);
}

type Ask = typeof send;
type Credentials = { email: string; password: string };

async function register(base: string): Promise<Credentials> {
  const { post } = await open(base);
  const email = `${randomUUID()}@example.test`;
  const password = randomUUID();
  const person = { first_name: 'Robin', last_name: 'Example', phone: '+1 212 555 0100', terms: true };
  const user = { ...person, email, password, password_confirmation: password };
  const { success, errors } = JSON.parse((await post('/users', { user })).text);
  if (!success) throw new Error(`nobody could register: ${JSON.stringify(errors)}`);
  return { email, password };
}

const cookieOf = (set: string | string[] | undefined) => String([set].flat()[0]).split(';', 1)[0] ?? '';

/** The session of a guest. */
async function open(base: string) {
  const host = new URL(base).host;
  const first = await send(base, { method: 'GET', path: '/api/v6/session' });
  const headers = {
    cookie: cookieOf(first.headers['set-cookie']),
    'x-csrf-token': String(JSON.parse(first.text).csrf_token),
    origin: `http://${host}`,
  };
  const post = (path: string, body: unknown) => send(base, { method: 'POST', path, headers, body });
  return { headers, post };
}

function withSession(
  ask: (sent: BenchRequest) => Promise<BenchResponse>,
  headers: Record<string, string>,
): Customer {
  const post = async (path: string, body: unknown, more: Record<string, string> = {}) =>
    JSON.parse((await ask({ method: 'POST', path, headers: { ...headers, ...more }, body })).text);
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
