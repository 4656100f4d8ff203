import { type GatewayUnderTest, gatewayUnderTest } from '../testing/gateway-under-test.ts';

let under: GatewayUnderTest;
gatewayUnderTest((started) => {
  under = started;
});

const shop = 'http://golf.localhost:4000';
const channel = 'a-name-for-one-window';
const open = (kind: string, query: Record<string, string> = { parent: shop, channel }) =>
  fetch(`${under.gateway.url}/windows/${kind}?${new URLSearchParams(query).toString()}`);

async function post(path: string, body: object): Promise<Record<string, string>> {
  const { body: token } = await under.merchant.call('POST', '/merchant/client_tokens', {});
  const answer = await fetch(new URL(path, under.gateway.url), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ client_token: (token as { client_token?: string }).client_token, ...body }),
  });
  return (await answer.json()) as Record<string, string>;
}
const sold = async (nonce: string | undefined, amount_cents = 12_495) =>
  (await under.merchant.sale({ nonce, amount_cents, verify_card: true })).body.transaction;
const approved = { status: 'authorized', processor_code: '1000' };
const asked = { status: 'processor_declined', processor_code: '2099' };

describe('the windows of the sandbox', () => {
  it.each(['paypal', 'apple_pay', 'google_pay', 'challenge'])(
    'attack 57: %s talks to a shop only, under the name that the page gave it',
    async (kind) => {
      const page = await open(kind);
      expect(page.status).toBe(200);
      expect(page.headers.get('content-security-policy')).toContain(`frame-ancestors ${shop}`);
      expect(page.headers.get('cross-origin-opener-policy')).toBeNull();
      expect(await page.text()).toContain(`data-parent="${shop}" data-channel="${channel}"`);
      const others = [
        { parent: 'https://evil.test', channel },
        { parent: `${shop}.evil.test`, channel },
        { parent: shop, channel: 'short' },
        { parent: shop, channel: '"><script>alert(1)</script>' },
        { parent: shop },
        { channel },
      ];
      const answers = await Promise.all(others.map(async (query) => (await open(kind, { ...query })).status));
      expect(answers).toEqual(others.map(() => 403));
    },
  );

  it('PY-20 PayPal’s nonce stands for the account, and is declined where its funding is', async () => {
    const wallet = { wallet: 'paypal', account: 'anna@example.test' };
    const good = await post('/fields/wallet_nonces', wallet);
    expect(await sold(good.nonce)).toMatchObject(approved);
    const bad = await post('/fields/wallet_nonces', { ...wallet, declined: true });
    expect(await sold(bad.nonce)).toMatchObject({ status: 'processor_declined', processor_code: '2074' });
  });

  it('PY-06 Google’s nonce stands for a card', async () => {
    const { nonce = '' } = await post('/fields/wallet_nonces', { wallet: 'google_pay', account: 'device' });
    const { body } = await under.merchant.call('POST', '/merchant/nonces/find', { nonce });
    expect(body).toMatchObject({ instrument: 'credit_card', card_type: 'Visa' });
  });

  it('OPEN-43 a card whose bank requires a check pays with the nonce of its answer, once', async () => {
    const number = '4000000000002503';
    expect(await sold(await under.gateway.nonce(number))).toMatchObject(asked);
    const first = await under.gateway.nonce(number);
    const { nonce } = await post('/fields/challenges', { nonce: first });
    expect(await sold(nonce)).toMatchObject(approved);
    expect(await post('/fields/challenges', { nonce: first })).toEqual({ code: 'nonce_unknown' });
  });

  it('OPEN-43 a card that always fails its check gets no nonce', async () => {
    const nonce = await under.gateway.nonce('4000000000002370');
    expect(await post('/fields/challenges', { nonce })).toEqual({ code: 'challenge_failed' });
  });

  it('OPEN-43 $2,099.00 requires a check for every card, and is paid after it', async () => {
    expect(await sold(await under.gateway.nonce(), 209_900)).toMatchObject(asked);
    const { nonce } = await post('/fields/challenges', { nonce: await under.gateway.nonce() });
    expect(await sold(nonce, 209_900)).toMatchObject(approved);
  });
});
