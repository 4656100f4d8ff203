import { randomUUID } from 'node:crypto';
import { cents } from '@sendahead/shared-contracts/primitives/cents';
import { createTestDatabase, openTestPool, type TestDatabase } from '../../../testing/database.ts';
import { type GatewayProcess, startGateway } from '../../../testing/gateway-process.ts';
import { choosePayments } from '../choose-provider.ts';
import {
  AnswerLost,
  type AuthorizeRequest,
  GatewayRefused,
  type GatewayTransaction,
  GatewayUnreachable,
  type PaymentPort,
} from '../port.ts';
import { readPaymentSettings } from '../settings.ts';

let database: TestDatabase;
let gateway: GatewayProcess;
let ledger: ReturnType<typeof openTestPool>;
beforeAll(async () => {
  database = await createTestDatabase();
  gateway = await startGateway(database.url);
  ledger = openTestPool(database.url);
});
afterAll(async () => {
  await gateway.stop();
  await ledger.end();
  await database.drop();
});
const open = (env: Record<string, string> = {}, url = gateway.url): PaymentPort =>
  choosePayments(readPaymentSettings(env, false), url);

const request = (source: { nonce: string } | { token: string }, more: object = {}) => ({
  attemptId: `att_${randomUUID()}`,
  amount: cents(12_495),
  source,
  billingZip: '10001',
  keepFor: undefined,
  ...more,
});

/** A sale whose card is taken. */
async function sold(payments: PaymentPort, asked: AuthorizeRequest): Promise<GatewayTransaction> {
  const sale = await payments.authorize(asked);
  if ('refused' in sale) throw new Error(sale.refused);
  return sale;
}

describe('the sandbox gateway', () => {
  let payments: PaymentPort;
  beforeAll(() => {
    payments = open();
  });

  it('PY-19 checks a card, authorizes it once per key, settles and refunds', async () => {
    const nonce = await gateway.nonce();
    expect(await payments.inspectNonce(nonce)).toMatchObject({ cardType: 'Visa', last4: '1111' });
    const asked = request({ nonce }, { keepFor: 'usr_1' });
    const sale = await sold(payments, asked);
    expect(sale).toMatchObject({ orderId: asked.attemptId, amount: 12_495, state: 'authorised' });
    expect(await payments.authorize(asked)).toMatchObject({ id: sale.id });
    expect(await payments.inspectNonce(nonce)).toEqual({ refused: 'nonce_consumed' });
    expect(await payments.authorize(request({ nonce }))).toEqual({ refused: 'nonce_consumed' });
    expect(await payments.submit(sale.id)).toMatchObject({ id: sale.id, state: 'submitted' });
    expect(await payments.searchByOrder(asked.attemptId)).toMatchObject([{ id: sale.id }]);
    await gateway.settle();
    const back = await payments.refund(sale.id, cents(500), `${sale.id}.part`);
    expect(back).toMatchObject({ kind: 'refund', amount: 500 });
    expect(await payments.refund(sale.id, cents(500), `${sale.id}.part`)).toMatchObject({ id: back.id });
    expect((await payments.changedSince(sale.createdAt)).map(({ id }) => id)).toContain(back.id);
  });

  it('PY-19 pays with a saved card until it is removed from the vault', async () => {
    const kept = await sold(payments, request({ nonce: await gateway.nonce() }, { keepFor: 'usr_1' }));
    const token = kept.vaultToken ?? '';
    expect(await payments.authorize(request({ token }))).toMatchObject({ state: 'authorised' });
    await payments.forget(token);
    expect(await payments.authorize(request({ token }))).toEqual({ refused: 'nonce_unknown' });
    await payments.forget(token);
  });

  it('PY-19 reports a refusal by its code, and a missing transaction as undefined', async () => {
    const sale = await sold(payments, request({ nonce: 'fake-valid-nonce' }));
    expect(await payments.void(sale.id)).toMatchObject({ state: 'voided' });
    await expect(payments.submit(sale.id)).rejects.toEqual(new GatewayRefused('91507'));
    await expect(payments.refund('none', cents(1), 'x')).rejects.toEqual(new GatewayRefused('not_found'));
    await expect(payments.submit('no id!')).rejects.toEqual(new GatewayRefused('malformed'));
    expect(await payments.find('none')).toBeUndefined();
    expect(await payments.inspectNonce('none')).toEqual({ refused: 'nonce_unknown' });
  });

  it('PY-19 keeps a slow card pending until it is decided', async () => {
    const sale = await sold(payments, request({ nonce: await gateway.nonce('4000000000000259') }));
    expect(sale.state).toBe('undecided');
    await gateway.settle();
    expect(await payments.find(sale.id)).toMatchObject({ state: 'authorised' });
  });

  it('B3-6 reports an answer that did not come in time as lost, so that it is looked up', async () => {
    const hasty = open({ GATEWAY_TIMEOUT_MS: '500' });
    const { orderId, id } = await sold(hasty, request({ nonce: 'fake-valid-nonce' }));
    const lock = await ledger.connect();
    try {
      await lock.query('begin');
      await lock.query('lock table sandbox_gateway.transactions in access exclusive mode');
      await expect(hasty.submit(id)).rejects.toEqual(new AnswerLost('no answer in time'));
    } finally {
      await lock.query('rollback');
      lock.release();
    }
    expect(await payments.searchByOrder(orderId)).toHaveLength(1);
  });

  it('PY-19 sends the browser to the card fields of the gateway, with a token that makes nonces', async () => {
    const { clientToken, fieldsUrl } = await payments.clientToken('http://golf.localhost:4000');
    expect(fieldsUrl).toBe(`${gateway.url}/fields?parent=http%3A%2F%2Fgolf.localhost%3A4000`);
    const made = await fetch(new URL('/fields/wallet_nonces', gateway.url), {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      body: JSON.stringify({ client_token: clientToken, wallet: 'paypal', account: 'casey@example.test' }),
    });
    const { nonce } = (await made.json()) as { nonce: string };
    expect(await payments.inspectNonce(nonce)).toMatchObject({ instrument: 'paypal_account' });
  });
});

describe('a sandbox gateway that cannot be reached', () => {
  it('B3-6 reports an unreachable gateway as never reached', async () => {
    await expect(open({}, 'http://127.0.0.1:9').find('any')).rejects.toBeInstanceOf(GatewayUnreachable);
  });
});
