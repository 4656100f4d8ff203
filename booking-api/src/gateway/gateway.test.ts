import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import type pg from 'pg';
import { createTestDatabase, lookInto, type TestDatabase } from '../testing/database.ts';
import { type GatewayProcess, startGateway } from './testing/gateway-process.ts';
import { merchantOf } from './testing/merchant.ts';

let database: TestDatabase;
let ledger: pg.Pool;
let gateway: GatewayProcess;
let merchant: ReturnType<typeof merchantOf>;
beforeAll(async () => {
  database = await createTestDatabase();
  gateway = await startGateway(database.url);
  ledger = lookInto(database.url);
  merchant = merchantOf(gateway);
});
afterAll(async () => {
  await gateway.stop();
  await ledger.end();
  await database.drop();
});
afterEach(() => gateway.clear());

const good = { nonce: 'fake-valid-nonce' };
const codes = (answer: { body: { errors?: { code: string }[] } }) =>
  answer.body.errors?.map(({ code }) => code);

describe('what the amount decides', () => {
  it.each([
    [1, 'authorized', '1000', null],
    [199_999, 'authorized', '1000', null],
    [200_000, 'processor_declined', '2000', null],
    [200_100, 'processor_declined', '2001', null],
    [299_999, 'processor_declined', '2999', null],
    [300_000, 'failed', '3000', null],
    [300_100, 'authorized', '1000', null],
    [500_100, 'gateway_rejected', null, 'application_incomplete'],
    [500_101, 'processor_declined', '2038', null],
    [500_200, 'authorized', '1000', null],
    [100_400, 'authorized', '1004', null],
  ])('OPEN-43 %i cents: %s', async (amount_cents, status, processor_code, rejection) => {
    const { body } = await merchant.sale({ ...good, amount_cents });
    expect(body.transaction).toMatchObject({ status, processor_code, rejection });
  });

  it('OPEN-43 settlement is declined from 4001.00 to 4001.99 and pending from 4002.00 on', async () => {
    const sales = await Promise.all(
      [1000, 400_100, 400_250].map((amount_cents) =>
        merchant.sale({ ...good, amount_cents, submit_for_settlement: true }),
      ),
    );
    await gateway.settle();
    const now = await Promise.all(
      sales.map(
        async ({ body }) =>
          (await merchant.call('GET', `/merchant/transactions/${String(body.transaction?.id)}`)).body,
      ),
    );
    expect(now.map((body) => body.transaction?.status)).toEqual([
      'settled',
      'settlement_declined',
      'settlement_pending',
    ]);
  });
});

describe('what the card decides', () => {
  it.each([
    ['4000111111111115', { status: 'processor_declined', processor_code: '2000' }],
    ['4000111111111511', { status: 'gateway_rejected', rejection: 'fraud' }],
    ['5555555555554444', { status: 'authorized' }],
  ])('OPEN-43 %s', async (number, expected) => {
    const { body } = await merchant.sale({ nonce: await gateway.nonce(number), verify_card: true });
    expect(body.transaction).toMatchObject(expected);
  });

  it.each([
    ['200', 'authorized', '10001', 'gateway_rejected', 'cvv'],
    ['123', 'authorized', '20000', 'gateway_rejected', 'avs'],
    ['200', 'authorized', '20000', 'gateway_rejected', 'avs_and_cvv'],
    ['201', 'authorized', '20001', 'authorized', null],
  ])(
    'OPEN-43 security code %s: %s; with postal code %s: %s',
    async (code, _plain, billing_zip, status, rejection) => {
      const nonce = await gateway.nonce({ number: '4111111111111111', code });
      const { body } = await merchant.sale({ nonce, billing_zip });
      expect(body.transaction).toMatchObject({ status, rejection });
    },
  );

  it.each([
    ['4111111111111210', 'Yes'],
    ['4111111111111111', 'No'],
    ['4111111111112101', 'Unknown'],
  ])('EN-31 %s is prepaid: %s', async (number, prepaid) => {
    const { body } = await merchant.call('POST', '/merchant/nonces/find', {
      nonce: await gateway.nonce(number),
    });
    expect(body).toMatchObject({ bin_data: { prepaid } });
  });

  it('OPEN-43 refuses numbers that are not on its list, and what is expired', async () => {
    expect(await gateway.nonce('4242424242424242')).toBe('');
    expect(await gateway.nonce({ number: '4111111111111111', year: '2020' })).toBe('');
    expect(await gateway.nonce({ number: '378282246310005', code: '123' })).toBe('');
  });
});

describe('what may happen once', () => {
  it('B3-10: a nonce pays once, and of two at once one pays', async () => {
    const nonce = await gateway.nonce();
    const answers = await Promise.all([merchant.sale({ nonce }), merchant.sale({ nonce })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect(codes(await merchant.sale({ nonce }))).toEqual(['91564']);
    expect(codes(await merchant.sale({ nonce: 'nothing' }))).toEqual(['91565']);
    expect(codes(await merchant.sale({ nonce: 'fake-consumed-nonce' }))).toEqual(['91564']);
  });

  it('B3-10: of sales of the same moment each nonce pays one', async () => {
    const nonces = await Promise.all(Array.from({ length: 4 }, () => gateway.nonce()));
    const asked = [...nonces, ...nonces, ...nonces].map((nonce, at) => ({
      nonce,
      order_id: `moment-${at}`,
      api_request_key: `moment-${at}.sale`,
    }));
    const answers = await Promise.all(asked.map((request) => merchant.sale(request)));
    const paid = asked.filter((_, at) => answers[at]?.status === 200);
    expect(paid.map(({ nonce }) => nonce).sort()).toEqual(nonces.toSorted());
    expect(answers.filter(({ status }) => status === 422).flatMap(codes)).toEqual(Array(8).fill('91564'));
    expect(paid.map(({ order_id }) => order_id)).toEqual(
      answers.flatMap(({ body }) => body.transaction?.order_id ?? []),
    );
  });

  it.each([
    ['once', () => gateway.nonce()],
    ['any number of times', async () => good.nonce],
  ])(
    'B3-1: the same request key gives the original, also to twenty at once, with a nonce that pays %s; other parameters are refused',
    async (often, nonceOf) => {
      const order_id = often.replaceAll(' ', '-');
      const request = { nonce: await nonceOf(), order_id, api_request_key: `${order_id}.sale` };
      const answers = await Promise.all(Array.from({ length: 20 }, () => merchant.sale(request)));
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
      expect(new Set(answers.map(({ body }) => body.transaction?.id)).size).toBe(1);
      expect(codes(await merchant.sale({ ...request, amount_cents: 1001 }))).toEqual(['91999']);
      const { rows } = await ledger.query('select 1 from sandbox_gateway.transactions where order_id = $1', [
        order_id,
      ]);
      expect(rows).toHaveLength(1);
    },
  );

  it('B3-2: without a key, the same order, amount and card within 30 s is a duplicate', async () => {
    const sale = { ...good, order_id: 'twice' };
    expect((await merchant.sale(sale)).body.transaction).toMatchObject({ status: 'authorized' });
    expect((await merchant.sale(sale)).body.transaction).toMatchObject({ rejection: 'duplicate' });
    expect((await merchant.sale({ ...sale, amount_cents: 1001 })).body.transaction).toMatchObject({
      status: 'authorized',
    });
    await ledger.query(
      "update sandbox_gateway.transactions set created_at = now() - interval '31 s' where order_id = 'twice'",
    );
    expect((await merchant.sale(sale)).body.transaction).toMatchObject({ status: 'authorized' });
  });

  it('B3-12, B3-13: submits, voids and refunds only what can be, and repeats by key', async () => {
    const { id } = (await merchant.sale(good)).body.transaction ?? {};
    const submit = { api_request_key: `${String(id)}.submit` };
    expect((await merchant.after(id, 'submit', submit)).body.transaction).toMatchObject({
      status: 'submitted_for_settlement',
    });
    expect((await merchant.after(id, 'submit', submit)).status).toBe(200);
    expect(codes(await merchant.after(id, 'submit'))).toEqual(['91507']);
    expect(codes(await merchant.after(id, 'refund'))).toEqual(['91506']);
    await gateway.settle();
    expect(codes(await merchant.after(id, 'void'))).toEqual(['91504']);
    expect((await merchant.after(id, 'refund', { amount_cents: 400 })).body.transaction).toMatchObject({
      kind: 'refund',
    });
    expect(codes(await merchant.after(id, 'refund', { amount_cents: 700 }))).toEqual(['91521']);
    expect((await merchant.after(id, 'refund')).body.transaction).toMatchObject({ amount_cents: 600 });
  });

  it('PY-22 keeps a card for a customer and pays with its token', async () => {
    const first = await merchant.sale({ nonce: await gateway.nonce(), vault_for: 'usr_1' });
    const token = first.body.transaction?.payment_method_token;
    expect((await merchant.sale({ token })).body.transaction).toMatchObject({ status: 'authorized' });
    expect(codes(await merchant.sale({ token: 'none' }))).toEqual(['91518']);
  });
});

describe('who may speak to it', () => {
  it('attack 30: frames the card fields for a shop only, and lets nobody else frame them', async () => {
    const page = (parent: string) => fetch(`${gateway.url}/fields?parent=${encodeURIComponent(parent)}`);
    const shop = await page('http://golf.localhost:4000');
    expect(shop.status).toBe(200);
    expect(shop.headers.get('content-security-policy')).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; " +
        "require-trusted-types-for 'script'; trusted-types 'none'; frame-ancestors http://golf.localhost:4000",
    );
    expect(await shop.text()).toContain('data-parent="http://golf.localhost:4000"');
    const others = [
      'https://evil.test',
      'http://golf.localhost:4000.evil.test',
      'http://a.b.localhost:4000',
      'null',
      '',
    ];
    expect(await Promise.all(others.map(async (origin) => (await page(origin)).status))).toEqual(
      others.map(() => 403),
    );
  });

  it('attack 30: makes no nonce for a page, a wrong client token or another site', async () => {
    const body = {
      client_token: 'x',
      number: '4111111111111111',
      month: '12',
      year: '2030',
      security_code: '123',
      prepaid_blocked: false,
    };
    const post = async (headers: Record<string, string>) =>
      (
        await fetch(`${gateway.url}/fields/nonces`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...headers },
          body: JSON.stringify(body),
        })
      ).status;
    expect(await post({ 'sec-fetch-site': 'cross-site' })).toBe(403);
    expect(await post({})).toBe(403);
    expect(await post({ 'sec-fetch-site': 'same-origin' })).toBe(401);
    expect(await post({ 'sec-fetch-site': 'same-origin', 'content-type': 'text/plain' })).toBe(415);
  });

  it('attack 9: answers nobody without the merchant key', async () => {
    const stranger = merchantOf(gateway, 'another-merchant-key');
    expect((await stranger.sale(good)).status).toBe(401);
    expect((await stranger.call('GET', '/merchant/transactions?order_id=once')).status).toBe(401);
  });

  it('attack 39: keeps of a card its first six and last four, never its number or code', async () => {
    await gateway.nonce({ number: '4012888888881881', code: '987' });
    const { rows } = await ledger.query<{ text: string }>(
      'select n::text as text from sandbox_gateway.nonces n union all select t::text from sandbox_gateway.transactions t',
    );
    const all = rows.map(({ text }) => text).join('\n');
    expect(all).toContain('401288');
    expect(all).not.toContain('4012888888881881');
    expect(all).not.toMatch(/"987"/);
  });

  it('OPEN-43 does not run in production, and has no test door unless asked', async () => {
    const run = promisify(execFile);
    const node = resolve(__dirname, '../../../node_modules/.bin/node');
    const env = { PATH: process.env.PATH, DATABASE_URL: database.url, NODE_ENV: 'production' };
    await expect(run(node, [resolve(__dirname, 'server.ts')], { env })).rejects.toThrow(
      'does not run in production',
    );
  });
});
