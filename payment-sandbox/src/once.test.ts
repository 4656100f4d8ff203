import { setTimeout as wait } from 'node:timers/promises';
import { codes, type GatewayUnderTest, gatewayUnderTest, good } from './testing/gateway-under-test.ts';

let gateway: GatewayUnderTest['gateway'];
let merchant: GatewayUnderTest['merchant'];
let ledger: GatewayUnderTest['ledger'];
gatewayUnderTest((started) => {
  ({ gateway, merchant, ledger } = started);
});

/** Delays the previous sale for a moment, so that simultaneous requests go into one write. */
async function whileSalesWait<T>(ask: () => Promise<T>): Promise<T> {
  const holder = await ledger.connect();
  await holder.query('begin; lock table sandbox_gateway.transactions in exclusive mode');
  const before = merchant.sale({ ...good, order_id: 'before', api_request_key: 'before.sale' });
  const asked = ask();
  await wait(60);
  await holder.query('commit');
  holder.release();
  expect((await before).status).toBe(200);
  return asked;
}

describe('acts that happen at most once', () => {
  it('B3-10: a nonce pays once, and only one of two simultaneous sales with it succeeds', async () => {
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

  it('B3-1: of sales of the same moment under one key only one spends its nonce', async () => {
    const nonces = await Promise.all(Array.from({ length: 6 }, () => gateway.nonce()));
    const asked = { order_id: 'one-key', api_request_key: 'one-key.sale' };
    const answers = await whileSalesWait(() =>
      Promise.all(nonces.map((nonce) => merchant.sale({ ...asked, nonce }))),
    );
    expect(answers.map(({ status }) => status === 200).sort()).toEqual([...Array(5).fill(false), true]);
    const after = [];
    for (const [at, nonce] of nonces.entries())
      after.push(await merchant.sale({ nonce, order_id: `free-${at}`, api_request_key: `free-${at}.sale` }));
    expect(after.map(({ status }) => status !== 200)).toEqual(answers.map(({ status }) => status === 200));
  });

  it.each([
    ['once', () => gateway.nonce()],
    ['any number of times', async () => good.nonce],
  ])(
    'B3-1: the same request key returns the original, even to twenty simultaneous calls, with a nonce that pays %s; other parameters are refused',
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

  it('B3-12, B3-13: only transactions in the right state are submitted, voided and refunded, and repeated by key', async () => {
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

  it('PY-22 a card is kept for a customer and pays with its token', async () => {
    const first = await merchant.sale({ nonce: await gateway.nonce(), vault_for: 'usr_1' });
    const token = first.body.transaction?.payment_method_token;
    expect((await merchant.sale({ token })).body.transaction).toMatchObject({ status: 'authorized' });
    expect(codes(await merchant.sale({ token: 'none' }))).toEqual(['91518']);
  });
});
