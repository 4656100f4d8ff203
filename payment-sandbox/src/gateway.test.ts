import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { type GatewayUnderTest, gatewayUnderTest, good } from './testing/gateway-under-test.ts';
import { merchantOf } from './testing/merchant.ts';

let gateway: GatewayUnderTest['gateway'];
let merchant: GatewayUnderTest['merchant'];
let ledger: GatewayUnderTest['ledger'];
let databaseUrl: string;
gatewayUnderTest((started) => {
  ({ gateway, merchant, ledger, databaseUrl } = started);
});

describe('outcomes by amount', () => {
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

describe('outcomes by card', () => {
  it.each([
    ['4000111111111115', { status: 'processor_declined', processor_code: '2000' }],
    ['4000000000000002', { status: 'processor_declined', processor_code: '2000' }],
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

  it('OPEN-43 the gateway refuses numbers that are not on its list, and expired cards', async () => {
    expect(await gateway.nonce('4242424242424242')).toBe('');
    expect(await gateway.nonce({ number: '4111111111111111', year: '2020' })).toBe('');
    expect(await gateway.nonce({ number: '378282246310005', code: '123' })).toBe('');
  });
});

describe('access to the gateway', () => {
  it('attack 30: frames the card fields for a shop only, and lets nobody else frame them', async () => {
    const page = (parent: string) => fetch(`${gateway.url}/fields?parent=${encodeURIComponent(parent)}`);
    const shop = await page('http://golf.localhost:4000');
    expect(shop.status).toBe(200);
    expect(shop.headers.get('content-security-policy')).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; " +
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

  it('attack 39: stores the first six and last four digits of a card, never its number or code', async () => {
    await gateway.nonce({ number: '4012888888881881', code: '987' });
    const { rows } = await ledger.query<{ text: string }>(
      'select n::text as text from sandbox_gateway.nonces n union all select t::text from sandbox_gateway.transactions t',
    );
    const all = rows.map(({ text }) => text).join('\n');
    expect(all).toContain('401288');
    expect(all).not.toContain('4012888888881881');
    expect(all).not.toMatch(/"987"/);
  });

  it('OPEN-43 the gateway does not run in production, and has no test entrance unless configured', async () => {
    const run = promisify(execFile);
    const node = resolve(__dirname, '../../node_modules/.bin/node');
    const env = { PATH: process.env.PATH, DATABASE_URL: databaseUrl, NODE_ENV: 'production' };
    await expect(run(node, [resolve(__dirname, 'server.ts')], { env })).rejects.toThrow(
      'does not run in production',
    );
  });
});
