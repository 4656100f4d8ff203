import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { Ledger } from '../ledger/connect.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { type GatewayProcess, startGateway } from '../testing/gateway-process.ts';
import { merchantOf } from '../testing/merchant.ts';
import { until } from '../testing/until.ts';
import { sendWebhooks } from './webhooks.ts';

const key = 'sandbox-merchant-key';
let database: TestDatabase;
let gateway: GatewayProcess;
let merchant: ReturnType<typeof merchantOf>;
/** The webhooks that the shop received, and its answers. */
const heard: { bt_signature: string; bt_payload: string }[] = [];
let answers: number[] = [];
const shop = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const form = new URLSearchParams(Buffer.concat(chunks).toString());
    heard.push({ bt_signature: form.get('bt_signature') ?? '', bt_payload: form.get('bt_payload') ?? '' });
    response.writeHead(answers.shift() ?? 200).end('{}');
  });
});

beforeAll(async () => {
  await new Promise<void>((done) => shop.listen(0, '127.0.0.1', () => done()));
  const address = shop.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  database = await createTestDatabase();
  gateway = await startGateway(database.url, {
    GATEWAY_WEBHOOK_URL: `http://127.0.0.1:${port}/webhook`,
    GATEWAY_SLOW_SECONDS: '1',
  });
  merchant = merchantOf(gateway);
});
afterAll(async () => {
  await gateway.stop();
  await database.drop();
  await new Promise((done) => shop.close(done));
});

type Notice = { id: string; transaction_id: string };
/** A notice as a merchant with this key reads it. */
function read(form: (typeof heard)[number], by = key): Notice | undefined {
  const signature = createHmac('sha256', `webhook ${by}`).update(form.bt_payload).digest('hex');
  if (signature !== form.bt_signature) return undefined;
  return JSON.parse(Buffer.from(form.bt_payload, 'base64').toString());
}
const noticesOf = (id: unknown): Notice[] =>
  heard.flatMap((form) => read(form) ?? []).filter((notice) => notice.transaction_id === id);

describe('the gateway’s notices', () => {
  it('EP-53 notices report later decisions, signed, and are repeated until they are accepted', async () => {
    answers = [500];
    const slow = await merchant.sale({ nonce: await gateway.nonce('4000000000000259') });
    const id = slow.body.transaction?.id;
    expect(slow.body.transaction?.status).toBe('authorizing');
    await until(async () => noticesOf(id).length >= 2);
    const ids = new Set(noticesOf(id).map((notice) => notice.id));
    expect(ids.size).toBe(1);
    expect(
      (await merchant.call('GET', `/merchant/transactions/${String(id)}`)).body.transaction?.status,
    ).toBe('authorized');
  });

  it('webhooks do not repeat what the answer said already, and one signed with another key is rejected', async () => {
    const sale = await merchant.sale({ nonce: await gateway.nonce() });
    const slow = await merchant.sale({ nonce: await gateway.nonce('4000000000000259') });
    await until(async () => noticesOf(slow.body.transaction?.id).length > 0);
    expect(noticesOf(sale.body.transaction?.id)).toEqual([]);
    for (const form of heard) expect(read(form, 'another-key')).toBeUndefined();
  });
});

describe('a shop that redirects the gateway', () => {
  it('attack 36: is not followed, and does not count as having accepted the notice', async () => {
    const asked: string[] = [];
    const elsewhere = createServer((request, response) => {
      asked.push(request.url ?? '');
      response.writeHead(307, { location: '/latest/meta-data' }).end();
    });
    await new Promise<void>((listening) => elsewhere.listen(0, '127.0.0.1', listening));
    const address = elsewhere.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const oneEvent = {
      query: async () => ({ rows: [{ id: '1', transaction_id: 'trx_1' }] }),
    } as unknown as Ledger;
    expect(await sendWebhooks(oneEvent, { url: `http://127.0.0.1:${port}/hook`, key })).toBe(0);
    expect(asked).toEqual(['/hook']);
    await new Promise((closed) => elsewhere.close(closed));
  });
});

describe('PayPal and Apple Pay at the gateway', () => {
  it('PY-20 return nonces that pay once, with their type', async () => {
    const nonce = await gateway.walletNonce('paypal');
    const found = await merchant.call('POST', '/merchant/nonces/find', { nonce });
    expect(found.body).toMatchObject({ instrument: 'paypal_account', card_type: 'PayPal', last4: '' });
    const first = await merchant.sale({ nonce, vault_for: 'usr_1' });
    expect(first.body.transaction).toMatchObject({
      status: 'authorized',
      payment_method_token: expect.any(String),
      card: { instrument: 'paypal_account' },
    });
    expect((await merchant.sale({ nonce })).body.errors).toMatchObject([{ code: '91564' }]);
    const again = await merchant.sale({ token: first.body.transaction?.payment_method_token });
    expect(again.body.transaction).toMatchObject({ status: 'authorized' });
  });

  it.each([
    ['fake-paypal-billing-agreement-nonce', true],
    ['fake-paypal-one-time-nonce', false],
    ['fake-apple-pay-visa-nonce', true],
  ])('PY-20 %s is kept: %s', async (nonce, kept) => {
    const { body } = await merchant.sale({ nonce, vault_for: 'usr_1' });
    expect(body.transaction?.payment_method_token !== null).toBe(kept);
  });

  it('are made for the gateway’s own page only, with a client token', async () => {
    const make = (body: object, site: string) =>
      fetch(new URL('/fields/wallet_nonces', gateway.url), {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'sec-fetch-site': site },
        body: JSON.stringify(body),
      });
    const entry = { client_token: 'x', wallet: 'paypal', account: 'a@b.test' };
    expect((await make(entry, 'cross-site')).status).toBe(403);
    expect((await make(entry, 'same-origin')).status).toBe(401);
    expect((await make({ ...entry, wallet: 'cash' }, 'same-origin')).status).toBe(400);
  });
});
