import { cents } from '@sendahead/shared-contracts/primitives/cents';
import fc from 'fast-check';
import { balancesOf } from '../../modules/credits/public/credits.ts';
import { forTheseTests, signedInForTheseTests } from '../../testing/for-these-tests.ts';
import { recover } from '../reconcile-payments/recover.ts';
import { prepareBooking, press, pressClub, signedIn } from '../testing/booking.ts';
import { booksAgree } from '../testing/books-agree.ts';
import { leftOnCard } from '../testing/gift-card.ts';
import { refundsPaid } from '../testing/refunds-paid.ts';
import { settled } from '../testing/settled.ts';
import { paidOrder } from '../testing/shipping.ts';
import { startShop } from '../testing/shop.ts';
import { planRefund } from './plan-refund.ts';
import { type RefundOptions, RefundRefused, refund } from './refund.ts';

const shop = forTheseTests(startShop);
const customer = signedInForTheseTests(shop);

const options = (more: Partial<RefundOptions> = {}): RefundOptions => ({
  to: 'original',
  reason: 'test',
  actor: null,
  idempotencyKey: 'key-1',
  ...more,
});
const give = (orderId: string, amount: number, more?: Partial<RefundOptions>) =>
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

describe('giving money back', () => {
  it('B2 voids a sale that is not settled when all of it goes back, once for the same key', async () => {
    const { orderId, totalCents } = await paidOrder(shop, customer);
    const [first, second] = await Promise.all([give(orderId, totalCents), give(orderId, totalCents)]);
    expect(first).toEqual(second);
    await allPaid(orderId);
    expect(await rows(orderId)).toEqual([['sale', totalCents, 'voided']]);
    await booksAgree(shop);
  });

  it('waits until the sale is settled to give a part back', async () => {
    const { orderId, totalCents } = await paidOrder(shop, customer);
    await give(orderId, 1000);
    await recover(shop.ordering);
    expect(await rows(orderId)).toEqual([['sale', totalCents, 'submitted_for_settlement']]);
    await shop.gateway.settle();
    await allPaid(orderId);
    await give(orderId, 500, { idempotencyKey: 'key-2' });
    await allPaid(orderId);
    expect(await rows(orderId)).toEqual([
      ['sale', totalCents, 'settled'],
      ['refund', 1000, 'submitted_for_settlement'],
      ['refund', 500, 'submitted_for_settlement'],
    ]);
    await booksAgree(shop);
  });

  it('B3-9: a lost answer is no second refund', async () => {
    const { orderId, totalCents } = await paidOrder(shop, customer);
    await shop.gateway.settle();
    await shop.gateway.fault({ operation: 'refund', mode: 'reset_after', times: 2 });
    await give(orderId, 700);
    await allPaid(orderId);
    expect(await rows(orderId)).toEqual([
      ['sale', totalCents, 'settled'],
      ['refund', 700, 'submitted_for_settlement'],
    ]);
    await shop.gateway.clear();
  });

  it('puts it into the wallet of the order’s account, or asks a person to pay it out', async () => {
    const { orderId } = await paidOrder(shop, customer);
    const wallet = async () => (await balancesOf(shop.context.db, 'usr_demo_customer')).wallet;
    const before = await wallet();
    await give(orderId, 900, { to: 'wallet' });
    await give(orderId, 300, { to: 'other', idempotencyKey: 'key-2' });
    expect((await wallet()) - before).toBe(900);
    const alerts = await shop.context.db
      .selectFrom('operator_alerts')
      .select('kind')
      .where('kind', '=', 'refund_by_hand')
      .execute();
    expect(alerts).toHaveLength(1);
    await booksAgree(shop);
  });

  it('gives what credits and gift cards paid back to them, after the card has its own', async () => {
    const gift_card = 'SENDAHEAD-5Q7M-9XKT-2HVR-0050';
    const booking = await prepareBooking(customer, {
      gift_card,
      wallet_creadits: '800',
      ship_wallet_creadits: '600',
    });
    await press(booking, { nonce: await shop.gateway.nonce() });
    await settled(shop, booking.orderId);
    const before = await balancesOf(shop.context.db, 'usr_demo_customer');
    const left = () => leftOnCard(shop, '0050');
    expect(await left()).toBe(0);
    await give(booking.orderId, booking.totalCents + 800 + 600 + 5000);
    await allPaid(booking.orderId);
    expect(await rows(booking.orderId)).toEqual([['sale', booking.totalCents, 'voided']]);
    expect(await balancesOf(shop.context.db, 'usr_demo_customer')).toEqual({
      wallet: before.wallet + 800,
      ship_wallet: before.ship_wallet + 600,
    });
    expect(await left()).toBe(5000);
    await booksAgree(shop);
  });

  it('takes what a club was billed off its account', async () => {
    const booking = await prepareBooking(await signedIn(shop, 'pro'));
    await pressClub(booking, '1');
    const owed = async () =>
      (
        await shop.context.db
          .selectFrom('club_accounts')
          .select('owed_cents')
          .where('club_id', '=', 1)
          .executeTakeFirstOrThrow()
      ).owed_cents;
    expect(await owed()).toBe(booking.totalCents);
    await give(booking.orderId, 2000);
    expect(await owed()).toBe(booking.totalCents - 2000);
    await give(booking.orderId, booking.totalCents - 2000, { idempotencyKey: 'rest' });
    expect(await owed()).toBe(0);
    await booksAgree(shop);
  });

  it('OPEN-38 does not give a card back what went into the wallet instead', async () => {
    const gift_card = 'SENDAHEAD-8WJP-3CDN-6TFY-0200';
    const booking = await prepareBooking(customer, { gift_card, coupon: 'FAIRWAY25', roundtrip: 'false' });
    expect(booking.totalCents).toBe(0);
    await press(booking);
    await settled(shop, booking.orderId);
    const before = await balancesOf(shop.context.db, 'usr_demo_customer');
    const left = await leftOnCard(shop, '0200');
    await give(booking.orderId, 900, { to: 'wallet' });
    expect(await balancesOf(shop.context.db, 'usr_demo_customer')).toEqual(before);
    expect(await leftOnCard(shop, '0200')).toBe(left + 900);

    const { orderId, totalCents } = await paidOrder(shop, customer);
    await shop.gateway.settle();
    await give(orderId, 1000, { to: 'wallet' });
    await give(orderId, totalCents - 1000, { idempotencyKey: 'key-2' });
    await allPaid(orderId);
    expect(await rows(orderId)).toEqual([
      ['sale', totalCents, 'settled'],
      ['refund', totalCents - 1000, 'submitted_for_settlement'],
    ]);
    await booksAgree(shop);
  });

  it('never gives back more than was paid, whatever is asked at once', async () => {
    const { orderId, totalCents } = await paidOrder(shop, customer);
    const asked = Array.from({ length: 8 }, (_, index) =>
      codeOf(give(orderId, 4000, { to: 'wallet', idempotencyKey: `many-${index}` })),
    );
    const answers = await Promise.all(asked);
    expect(answers.filter((answer) => answer === 'too_large')).toHaveLength(
      8 - Math.floor(totalCents / 4000),
    );
    expect(await codeOf(give(orderId, totalCents, { idempotencyKey: 'all' }))).toBe('too_large');
    expect(await codeOf(give('ord_none', 100))).toBe('order_not_found');
    const given = `many-${answers.findIndex((answer) => answer !== 'too_large')}`;
    expect(await codeOf(give(orderId, 4001, { to: 'wallet', idempotencyKey: given }))).toBe('key_reused');
  });

  it('shares a refund out so that it sums to the amount and takes no more from anything than it paid', () => {
    const payable = fc.record({
      method: fc.constantFrom('card', 'club', 'wallet', 'gift_card'),
      source: fc.uuid(),
      amount: fc.integer({ min: 1, max: 50_000 }).map(cents),
      own: fc.boolean(),
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
