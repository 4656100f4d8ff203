import { cents } from '@sendahead/shared-contracts/primitives/cents';
import fc from 'fast-check';
import { signedInBrowser, startPerFile } from '../../../../testing/server-per-file.ts';
import { recover } from '../../../../workflows/checkout/reconcile/recover.ts';
import { checkOut, checkOutByClub, prepareBooking, signedIn } from '../../../../workflows/testing/booking.ts';
import { expectBooksToAgree } from '../../../../workflows/testing/money/expect-books-to-agree.ts';
import { giftCardBalance } from '../../../../workflows/testing/money/gift-card-balance.ts';
import { refundsPaid } from '../../../../workflows/testing/money/refunds-paid.ts';
import { settled } from '../../../../workflows/testing/settled.ts';
import { paidOrder } from '../../../../workflows/testing/shipping.ts';
import { startShop } from '../../../../workflows/testing/shop.ts';
import { balancesOf } from '../../../credits/public/credits.ts';
import { type RefundOptions, RefundRefused, refund } from './make-refund.ts';
import { payRefundPart } from './pay-refund.ts';
import { planRefund } from './plan-refund.ts';

const shop = startPerFile(startShop);
const customer = signedInBrowser(shop);

const options = (more: Partial<RefundOptions> = {}): RefundOptions => ({
  to: 'original',
  reason: 'test',
  actor: null,
  idempotencyKey: 'key-1',
  ...more,
});
const refundPart = (orderId: string, amount: number, more?: Partial<RefundOptions>) =>
  refund(shop.context, orderId, cents(amount), options(more));
const codeOf = async (work: Promise<unknown>) => {
  const error: unknown = await work.catch((thrown: unknown) => thrown);
  return error instanceof RefundRefused ? error.code : error;
};
const rows = async (orderId: string) => {
  const attempt = await shop.context.db
    .selectFrom('orders')
    .select('attempt_id')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const found = await shop.ledger.query<{ kind: string; amount_cents: number; status: string }>(
    'select kind, amount_cents, status from sandbox_gateway.transactions where order_id = $1 order by created_at',
    [attempt.attempt_id],
  );
  return found.rows.map((row) => [row.kind, row.amount_cents, row.status]);
};
const allPaid = (orderId: string) => refundsPaid(shop, orderId);

describe('refunding an order', () => {
  it('B2 a full refund of an unsettled sale voids it, once for the same key', async () => {
    const { orderId, totalCents } = await paidOrder(shop, customer);
    const [first, second] = await Promise.all([
      refundPart(orderId, totalCents),
      refundPart(orderId, totalCents),
    ]);
    expect(first).toEqual(second);
    await allPaid(orderId);
    expect(await rows(orderId)).toEqual([['sale', totalCents, 'voided']]);
    await expectBooksToAgree(shop);
  });

  it('B2 a full refund waits while the gateway has captured a sale that is not booked yet', async () => {
    const { orderId, totalCents } = await paidOrder(shop, customer);
    const setStatus = (status: 'authorised' | 'submitted') =>
      shop.context.db
        .updateTable('payments')
        .set({ status })
        .where('order_id', '=', orderId)
        .where('kind', '=', 'sale')
        .execute();
    // As after a crash between the gateway's answer and its booking.
    await setStatus('authorised');
    await refundPart(orderId, totalCents);
    const [part] = await shop.context.db
      .selectFrom('refund_parts')
      .innerJoin('refunds', 'refunds.id', 'refund_id')
      .where('order_id', '=', orderId)
      .select('refund_parts.id')
      .execute();
    await payRefundPart(shop.ordering, part?.id ?? '');
    expect(await rows(orderId)).toEqual([['sale', totalCents, 'submitted_for_settlement']]);
    await setStatus('submitted');
    await allPaid(orderId);
    expect(await rows(orderId)).toEqual([['sale', totalCents, 'voided']]);
    await expectBooksToAgree(shop);
  });

  it('a partial refund waits until the sale is settled', async () => {
    const { orderId, totalCents } = await paidOrder(shop, customer);
    await refundPart(orderId, 1000);
    await recover(shop.ordering);
    expect(await rows(orderId)).toEqual([['sale', totalCents, 'submitted_for_settlement']]);
    await shop.gateway.settle();
    await allPaid(orderId);
    await refundPart(orderId, 500, { idempotencyKey: 'key-2' });
    await allPaid(orderId);
    expect(await rows(orderId)).toEqual([
      ['sale', totalCents, 'settled'],
      ['refund', 1000, 'submitted_for_settlement'],
      ['refund', 500, 'submitted_for_settlement'],
    ]);
    await expectBooksToAgree(shop);
  });

  it('B3-9: a refund whose answer is lost is not repeated', async () => {
    const { orderId, totalCents } = await paidOrder(shop, customer);
    await shop.gateway.settle();
    await shop.gateway.fault({ operation: 'refund', mode: 'reset_after', times: 2 });
    await refundPart(orderId, 700);
    await allPaid(orderId);
    expect(await rows(orderId)).toEqual([
      ['sale', totalCents, 'settled'],
      ['refund', 700, 'submitted_for_settlement'],
    ]);
    await shop.gateway.clear();
  });

  it('a refund becomes credit of the order’s account, or waits for a person to pay it', async () => {
    const { orderId } = await paidOrder(shop, customer);
    const wallet = async () => (await balancesOf(shop.context.db, 'usr_demo_customer')).wallet;
    const before = await wallet();
    await refundPart(orderId, 900, { to: 'wallet' });
    await refundPart(orderId, 300, { to: 'other', idempotencyKey: 'key-2' });
    expect((await wallet()) - before).toBe(900);
    const alerts = await shop.context.db
      .selectFrom('operator_alerts')
      .select('kind')
      .where('kind', '=', 'refund_by_hand')
      .execute();
    expect(alerts).toHaveLength(1);
    await expectBooksToAgree(shop);
  });

  it('credits and gift cards are refunded to their balances, after the card', async () => {
    const gift_card = 'SENDAHEAD-5Q7M-9XKT-2HVR-0050';
    const booking = await prepareBooking(customer, {
      gift_card,
      wallet_creadits: '800',
      ship_wallet_creadits: '600',
    });
    await checkOut(booking, { nonce: await shop.gateway.nonce() });
    await settled(shop, booking.orderId);
    const before = await balancesOf(shop.context.db, 'usr_demo_customer');
    const left = () => giftCardBalance(shop, '0050');
    expect(await left()).toBe(0);
    await refundPart(booking.orderId, booking.totalCents + 800 + 600 + 5000);
    await allPaid(booking.orderId);
    expect(await rows(booking.orderId)).toEqual([['sale', booking.totalCents, 'voided']]);
    expect(await balancesOf(shop.context.db, 'usr_demo_customer')).toEqual({
      wallet: before.wallet + 800,
      ship_wallet: before.ship_wallet + 600,
    });
    expect(await left()).toBe(5000);
    await expectBooksToAgree(shop);
  });

  it('a refund reduces the debt of a billed club', async () => {
    const booking = await prepareBooking(await signedIn(shop, 'pro'));
    await checkOutByClub(booking, '1');
    const owed = async () =>
      (
        await shop.context.db
          .selectFrom('club_accounts')
          .select('owed_cents')
          .where('club_id', '=', 1)
          .executeTakeFirstOrThrow()
      ).owed_cents;
    expect(await owed()).toBe(booking.totalCents);
    await refundPart(booking.orderId, 2000);
    expect(await owed()).toBe(booking.totalCents - 2000);
    await refundPart(booking.orderId, booking.totalCents - 2000, { idempotencyKey: 'rest' });
    expect(await owed()).toBe(0);
    await expectBooksToAgree(shop);
  });

  it('OPEN-38 an amount refunded as credit is not refunded to the card again', async () => {
    const gift_card = 'SENDAHEAD-8WJP-3CDN-6TFY-0200';
    const booking = await prepareBooking(customer, { gift_card, coupon: 'FAIRWAY25', roundtrip: 'false' });
    expect(booking.totalCents).toBe(0);
    await checkOut(booking);
    await settled(shop, booking.orderId);
    const before = await balancesOf(shop.context.db, 'usr_demo_customer');
    const left = await giftCardBalance(shop, '0200');
    await refundPart(booking.orderId, 900, { to: 'wallet' });
    expect(await balancesOf(shop.context.db, 'usr_demo_customer')).toEqual(before);
    expect(await giftCardBalance(shop, '0200')).toBe(left + 900);

    const { orderId, totalCents } = await paidOrder(shop, customer);
    await shop.gateway.settle();
    await refundPart(orderId, 1000, { to: 'wallet' });
    await refundPart(orderId, totalCents - 1000, { idempotencyKey: 'key-2' });
    await allPaid(orderId);
    expect(await rows(orderId)).toEqual([
      ['sale', totalCents, 'settled'],
      ['refund', totalCents - 1000, 'submitted_for_settlement'],
    ]);
    await expectBooksToAgree(shop);
  });

  it('simultaneous refunds never exceed the payment', async () => {
    const { orderId, totalCents } = await paidOrder(shop, customer);
    const asked = Array.from({ length: 8 }, (_, index) =>
      codeOf(refundPart(orderId, 4000, { to: 'wallet', idempotencyKey: `many-${index}` })),
    );
    const answers = await Promise.all(asked);
    expect(answers.filter((answer) => answer === 'too_large')).toHaveLength(
      8 - Math.floor(totalCents / 4000),
    );
    expect(await codeOf(refundPart(orderId, totalCents, { idempotencyKey: 'all' }))).toBe('too_large');
    expect(await codeOf(refundPart('ord_none', 100))).toBe('order_not_found');
    const given = `many-${answers.findIndex((answer) => answer !== 'too_large')}`;
    expect(await codeOf(refundPart(orderId, 4001, { to: 'wallet', idempotencyKey: given }))).toBe(
      'key_reused',
    );
  });

  it('the parts of a refund add up to its amount, and none exceeds the payment of its source', () => {
    const payable = fc.record({
      method: fc.constantFrom('card', 'club', 'wallet', 'gift_card'),
      source: fc.uuid(),
      amount: fc.integer({ min: 1, max: 50_000 }).map(cents),
      own: fc.boolean(),
      isShare: fc.boolean(),
    });
    const target = fc.constantFrom<RefundOptions['to']>('original', 'wallet');
    fc.assert(
      fc.property(fc.array(payable), fc.integer({ min: 1, max: 100_000 }), target, (payables, amount, to) => {
        const parts = planRefund(cents(amount), to, 'usr', payables);
        const held = payables.reduce((sum, each) => sum + each.amount, 0);
        expect(parts === undefined).toBe(held < amount);
        if (!parts) return;
        expect(parts.reduce((sum, part) => sum + part.amount, 0)).toBe(amount);
        for (const part of parts) {
          const payer = payables.find(({ source }) => source === (part.paidBy ?? part).source);
          expect(part.amount).toBeLessThanOrEqual(payer?.amount ?? 0);
          expect(part.paidBy !== null).toBe(to === 'wallet' && payer?.own === true);
        }
      }),
    );
  });
});
