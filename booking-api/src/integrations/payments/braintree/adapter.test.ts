import { cents } from '@sendahead/shared-contracts/primitives/cents';
import braintree from 'braintree';
import { until } from '../../../testing/until.ts';
import { AnswerLost, GatewayUnreachable, type PaymentPort } from '../port.ts';
import { braintreePayments } from './adapter.ts';
import { environmentAt } from './environment.ts';
import { type StandIn, startStandIn } from './testing/stand-in.ts';

const keys = { merchantId: 'merchant', publicKey: 'public', privateKey: 'private' };
let standIn: StandIn;
let payments: PaymentPort;
const portAt = (port: number, answerMs = 30_000) =>
  braintreePayments({ environment: environmentAt('127.0.0.1', port), keys, answerMs });
beforeEach(async () => {
  standIn = await startStandIn();
  payments = portAt(standIn.port);
});
afterEach(() => standIn.stop());

const ask = (nonce: string, more: object = {}) => ({
  attemptId: 'att_1',
  amount: cents(12_495),
  source: { nonce },
  billingZip: '10001',
  keepFor: undefined,
  ...more,
});

describe('the Braintree adapter', () => {
  it('PY-19 authorizes only, with the attempt as order id, and captures the money by submit', async () => {
    const sale = await payments.authorize(ask('good', { keepFor: 'usr_1' }));
    expect(sale).toMatchObject({
      id: 'tx1',
      orderId: 'att_1',
      amount: 12_495,
      state: 'authorised',
      card: { cardType: 'Visa', last4: '1111', prepaid: 'no' },
      vaultToken: 'kept',
      expiration: '12/2030',
    });
    expect(standIn.rows[0]).toMatchObject({ amount: '124.95', status: 'authorized' });
    expect(await payments.submit('tx1')).toMatchObject({ state: 'submitted' });
    expect(await payments.submit('tx1')).toMatchObject({ state: 'submitted' });
    expect(standIn.requests[0]?.authorization).toMatch(/^Basic /);
  });

  it('RO-11 sends the cardholder to the bank on request', async () => {
    await payments.authorize(ask('good', { holder: { firstName: 'Ann', lastName: 'Lee' } }));
    await payments.authorize(ask('other', { attemptId: 'att_2', billingZip: undefined }));
    expect(standIn.rows.map(({ billing }) => billing)).toEqual([
      { postal_code: '10001', first_name: 'Ann', last_name: 'Lee' },
      undefined,
    ]);
  });

  it('B3-1: a repeated attempt gets the same transaction', async () => {
    const [first, second] = [await payments.authorize(ask('good')), await payments.authorize(ask('good'))];
    expect(second).toEqual(first);
    expect(standIn.rows).toHaveLength(1);
  });

  it('GB-01 saves a card that its bank has checked, once for repeated requests, and charges nothing', async () => {
    const request = { keepId: 'kept_1', nonce: 'good', billingZip: '10001' };
    const kept = await payments.keep(request);
    expect(kept).toEqual({
      token: 'kept-of-good',
      card: { instrument: 'credit_card', cardType: 'Visa', last4: '1111', prepaid: 'no' },
      expiration: '12/2030',
    });
    expect(await payments.keep(request)).toEqual(kept);
    expect([standIn.rows, [...standIn.customers]]).toEqual([[], [['kept_1', 'kept-of-good']]]);
    const other = (nonce: string) => payments.keep({ keepId: `kept_${nonce}`, nonce, billingZip: undefined });
    expect(await other('spent')).toEqual({ refused: 'nonce_consumed' });
    expect(await other('unknown')).toEqual({ refused: 'nonce_unknown' });
    expect(await other('declined-2001')).toEqual({ declined: 'insufficient_funds' });
    expect(await other('declined-2099')).toEqual({ declined: 'authentication_required' });
    standIn.requests.length = 0;
    await expect(portAt(1).keep(request)).rejects.toThrow(GatewayUnreachable);
  });

  it('B3-10: a decline is a transaction; a spent or unknown nonce creates none', async () => {
    expect(await payments.authorize(ask('a', { attemptId: 'att_2', amount: cents(200_100) }))).toMatchObject({
      state: 'declined',
      declined: 'insufficient_funds',
      code: '2001',
    });
    expect(await payments.authorize(ask('a', { attemptId: 'att_3' }))).toEqual({ refused: 'nonce_consumed' });
    expect(await payments.authorize(ask('unknown', { attemptId: 'att_4' }))).toEqual({
      refused: 'nonce_unknown',
    });
  });

  it.each(['hang', 'error'] as const)(
    'B3-8, B3-9: after %s the sale is found by its order id',
    async (next) => {
      standIn.next = next;
      const asked = next === 'hang' ? portAt(standIn.port, 300) : payments;
      await expect(asked.authorize(ask('good'))).rejects.toBeInstanceOf(AnswerLost);
      await until(async () => standIn.rows.length > 0);
      expect(await payments.searchByOrder('att_1')).toMatchObject([{ id: 'tx1', state: 'authorised' }]);
      expect(await payments.searchByOrder('att_none')).toEqual([]);
    },
  );

  it('B3-9: a call that never arrived is distinguished from a lost answer', async () => {
    await standIn.stop();
    await expect(payments.authorize(ask('good'))).rejects.toBeInstanceOf(GatewayUnreachable);
  });

  it('B3-13: voids, finds and lists', async () => {
    await payments.authorize(ask('good'));
    expect(await payments.void('tx1')).toMatchObject({ state: 'voided' });
    expect(await payments.find('tx1')).toMatchObject({ state: 'voided' });
    expect(await payments.find('nope')).toBeUndefined();
    expect(await payments.changedSince('2026-11-23T00:00:00Z')).toHaveLength(1);
  });

  it("PY-19 returns the client's token and recognizes prepaid cards", async () => {
    expect(await payments.clientToken('http://golf.localhost:4000')).toEqual({
      clientToken: 'token-of-the-client',
      fieldsUrl: null,
    });
    expect(await payments.inspectNonce('prepaid')).toEqual({
      instrument: 'credit_card',
      cardType: 'Visa',
      last4: '1111',
      prepaid: 'yes',
    });
    expect(await payments.inspectNonce('unknown')).toEqual({ refused: 'nonce_unknown' });
  });

  it('PY-22 charges a saved method by its token; a removed token cannot pay', async () => {
    const sale = await payments.authorize(ask('', { source: { token: 'kept' } }));
    expect(sale).toMatchObject({ state: 'authorised', amount: 12_495 });
    const gone = await payments.authorize(ask('', { attemptId: 'att_2', source: { token: 'gone' } }));
    expect(gone).toEqual({ refused: 'nonce_unknown' });
  });

  it('PY-22 removes a saved method from the vault; removing a missing one succeeds', async () => {
    await payments.forget('kept');
    await payments.forget('gone');
    expect(standIn.requests.map(({ method, path }) => [method, path.split('/').at(-1)])).toEqual([
      ['DELETE', 'kept'],
      ['DELETE', 'gone'],
    ]);
  });

  it.each([
    ['paypal-agreement', { instrument: 'paypal_account', cardType: 'PayPal', last4: '' }],
    ['apple-pay', { instrument: 'apple_pay_card', cardType: 'Apple Pay - Visa', last4: '1111' }],
  ])('PY-20 reads the payment method of %s, and saves it', async (nonce, card) => {
    expect(await payments.inspectNonce(nonce)).toMatchObject({ instrument: card.instrument });
    expect(await payments.authorize(ask(nonce, { keepFor: 'usr_1' }))).toMatchObject({
      state: 'authorised',
      card,
      vaultToken: 'kept',
    });
  });

  it('B3-9: a settled sale is refunded once, however often the refund is requested', async () => {
    await payments.authorize(ask('good'));
    await payments.submit('tx1');
    for (const row of standIn.rows) row.status = 'settled';
    const first = await payments.refund('tx1', cents(500), 'rfp_1');
    expect(first).toMatchObject({ kind: 'refund', amount: 500, state: 'submitted' });
    expect(await payments.refund('tx1', cents(500), 'rfp_1')).toEqual(first);
    expect(standIn.rows).toHaveLength(2);
  });

  it('attack 38: accepts a notice that Braintree signed, and no other', async () => {
    const { BraintreeGateway } = braintree;
    const gateway = new BraintreeGateway({ environment: environmentAt('127.0.0.1', standIn.port), ...keys });
    const sample = await gateway.webhookTesting.sampleNotification('transaction_settled', 'tx1');
    const notice = await payments.readWebhook(sample);
    expect(notice).toMatchObject({ id: expect.stringMatching(/^[0-9a-f]{64}$/), transactionId: 'tx1' });
    expect(Date.now() - Date.parse(notice?.at ?? '')).toBeLessThan(60_000);
    const forged = { ...sample, bt_payload: Buffer.from('<notification/>').toString('base64') };
    for (const body of [
      forged,
      { ...sample, bt_signature: 'public|00' },
      { bt_signature: '', bt_payload: '' },
    ])
      expect(await payments.readWebhook(body)).toBeUndefined();
  });
});
