import { cents } from '@sendahead/shared-contracts/primitives/cents';
import fc from 'fast-check';
import { moveCredit } from '../../../modules/credits/public/credits.ts';
import { book } from '../../../modules/ledger/public/ledger.ts';
import { findOrder } from '../../../modules/orders/public/store.ts';
import { signedInBrowser, startPerFile } from '../../../testing/server-per-file.ts';
import { authorize, type Booking, checkOut, newKey, prepareBooking } from '../../testing/booking.ts';
import { payClaim } from '../../testing/histories/later-acts.ts';
import { expectBooksToAgree } from '../../testing/money/expect-books-to-agree.ts';
import { settled } from '../../testing/settled.ts';
import { paidOrder } from '../../testing/shipping.ts';
import { startShop } from '../../testing/shop.ts';

const runs = Number(process.env.HISTORIES ?? (process.env.TRIALS === 'full' ? 60 : 5));
jest.setTimeout(120_000 + runs * 10_000);

const shop = startPerFile(() => startShop({ RATE_LIMIT_SCALE: '100' }));
const customer = signedInBrowser(shop);
const admin = signedInBrowser(shop, 'adminplus');

const to = <City extends object>(city: City) => ({ destination: city });
const cheaper = to({ zip: '60601', city: 'Chicago', state: 'IL', address: '151 E Wacker Dr' });
const dearer = to({ zip: '94103', city: 'San Francisco', state: 'CA', address: '1 Market St' });
/** Changes no price. */
const sameCity = { zip: '94103', city: 'San Francisco', state: 'CA', address: '1 Market St' };

const post = (orderId: string, path: string, body: object) =>
  customer.send('POST', `/api/v6/orders/${orderId}/${path}`, { body });
const differenceOf = async (orderId: string, change: object): Promise<number> =>
  (await post(orderId, 'change/price', change)).json().difference_cents;
const staffRefund = (orderId: string, amount_cents: number, target = 'original') =>
  admin.send('POST', `/api/v6/console/orders/${orderId}/refunds`, {
    body: { amount_cents, to: target, comment: 'Goodwill.', key: newKey() },
  });

/** Changes an order at its displayed price; returns the difference. */
async function change(orderId: string, wanted: object): Promise<number> {
  const difference_cents = await differenceOf(orderId, wanted);
  const nonce = difference_cents > 0 ? { payment_method_nonce: await shop.gateway.nonce() } : {};
  const answer = await post(orderId, 'change', { change: wanted, difference_cents, ...nonce });
  expect([answer.statusCode, answer.json().code]).toEqual([200, undefined]);
  await settled(shop, orderId);
  return difference_cents;
}

type Gift =
  | { kind: 'refund'; amount: number; to: string }
  | { kind: 'claim' | 'late'; amount: number }
  | { kind: 'cheaper' }
  | { kind: 'dearer' };
const amount = fc.integer({ min: 1, max: 9000 });
const gift: fc.Arbitrary<Gift> = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('refund' as const),
      amount,
      to: fc.constantFrom('original', 'wallet', 'other'),
    }),
  },
  fc.record({ kind: fc.constantFrom('claim' as const, 'late' as const), amount }),
  fc.constantFrom({ kind: 'cheaper' as const }, { kind: 'dearer' as const }),
);

/**
 * Gifts of staff or the product, or a change with another price; a refund of more than is left is refused.
 */
async function give(orderId: string, one: Gift, index: number): Promise<void> {
  const { db } = shop.context;
  const order = await findOrder(db, orderId);
  if (!order) throw new Error('no order');
  if (one.kind === 'cheaper' || one.kind === 'dearer')
    await change(orderId, one.kind === 'cheaper' ? cheaper : dearer);
  else if (one.kind === 'refund') await staffRefund(orderId, one.amount, one.to);
  else if (one.kind === 'claim') await payClaim(shop.context, order, cents(one.amount));
  else
    await db.transaction().execute(async (trx) => {
      const reference = `late-${orderId}-${index}`;
      const given = cents(one.amount);
      await moveCredit(trx, { source: 'ship_wallet', owner: order.user_id }, 'grant', given, reference);
      await book(trx, 'compensation', {
        orderId,
        amount: given,
        transactionId: reference,
        account: 'ship_wallets',
      });
    });
  await settled(shop, orderId);
}

/** An order with a possible staff discount. */
async function ordered(comp: number): Promise<Booking> {
  if (comp === 0) return paidOrder(shop, customer);
  const booking = await prepareBooking(admin, { comp_discount: String(comp) }, 'usr_demo_customer');
  await authorize(booking, 'comp_discount');
  expect((await checkOut(booking, { nonce: await shop.gateway.nonce() })).json()).toMatchObject({
    status: true,
  });
  await settled(shop, booking.orderId);
  return booking;
}

/** The price of an order that changes nothing but one address line. */
const ofNoPrice = async (orderId: string, n: number): Promise<number> => {
  const order = await findOrder(shop.context.db, orderId);
  const inChicago = order?.shipment.booking?.form.d_zip === cheaper.destination.zip;
  const here = inChicago ? cheaper.destination : sameCity;
  return differenceOf(orderId, to({ ...here, address_1: `Apt ${n}` }));
};

describe('gifts by staff and the price of a change', () => {
  it.each(['original', 'wallet', 'other'])(
    'CH-06 a goodwill refund to %s is not charged again by a change without a price difference, and a cancellation refunds only the rest',
    async (target) => {
      const { orderId, totalCents } = await paidOrder(shop, customer);
      expect((await staffRefund(orderId, 1495, target)).statusCode).toBe(200);
      expect(await change(orderId, to({ ...sameCity, address_1: 'Apt 5' }))).toBe(0);
      expect((await post(orderId, 'cancel', {})).json()).toMatchObject({ refund_cents: totalCents - 1495 });
      await settled(shop, orderId);
      await expectBooksToAgree(shop);
    },
  );

  it('CH-06 two paths to the same shipment cost the same after a goodwill refund of nearly everything', async () => {
    const { orderId, totalCents } = await paidOrder(shop, customer);
    await staffRefund(orderId, totalCents - 100);
    const down = await change(orderId, cheaper);
    expect(down).toBe(-100);
    expect(await change(orderId, dearer)).toBe(100);
    await expectBooksToAgree(shop);
  });

  it('CH-06 a change without a price difference costs 0, whatever was given before', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(0, 4000),
        fc.array(gift, { minLength: 1, maxLength: 5 }),
        async (comp, gifts) => {
          const { orderId } = await ordered(comp);
          for (const [index, one] of gifts.entries()) {
            await give(orderId, one, index);
            expect([one, await ofNoPrice(orderId, index)]).toEqual([one, 0]);
          }
        },
      ),
      { numRuns: runs, ...(process.env.SEED ? { seed: Number(process.env.SEED) } : {}), endOnFailure: true },
    );
    await expectBooksToAgree(shop);
  });
});
