import { cents } from '@sendahead/shared-contracts/primitives/cents';
import { refund } from '../modules/payments/public/refunds/make-refund.ts';
import { signedInBrowser, startPerFile } from '../testing/server-per-file.ts';
import { type Booking, checkOut, prepareBooking } from '../workflows/testing/booking.ts';
import { giftCardBalance } from '../workflows/testing/money/gift-card-balance.ts';
import { moneyProblems } from '../workflows/testing/money/money-problems.ts';
import { refundsPaid } from '../workflows/testing/money/refunds-paid.ts';
import { noPaymentsUnderWay, settled } from '../workflows/testing/settled.ts';
import { startShop } from '../workflows/testing/shop.ts';

const shop = startPerFile(startShop);
const customer = signedInBrowser(shop);

const gift_card = 'SENDAHEAD-5Q7M-9XKT-2HVR-0050';
const rounds = 5;
const card = () => shop.context.db.updateTable('gift_cards').where('code_end', '=', '0050');
const holds = (balance_cents: number) => card().set({ balance_cents }).execute();
const balance = () => giftCardBalance(shop, '0050');
/** Refunds the whole order: to the card that was charged, and to the gift card. */
const refundWhole = ({ orderId, totalCents }: Booking, ofCard: number) =>
  refund(shop.context, orderId, cents(totalCents + ofCard), {
    to: 'original',
    reason: 'test',
    actor: null,
    idempotencyKey: 'back',
  });
/** Attempts each cart, all at the same time; returns the ones that became orders. */
async function checkOutAll(carts: readonly Booking[]): Promise<Booking[]> {
  const nonces = await Promise.all(carts.map(() => shop.gateway.nonce()));
  const answers = await Promise.all(
    carts.map((cart, index) => checkOut(cart, { nonce: nonces[index] ?? '' })),
  );
  return carts.filter((_, index) => answers[index]?.json().status === true);
}

describe('a gift card that is refunded while two carts use it', () => {
  it('B3-17, attack 15: a gift card is spent once, in every order of events', async () => {
    const whole = await balance();
    for (let round = 0; round < rounds; round += 1) {
      const paid = await prepareBooking(customer, { gift_card });
      expect(await checkOutAll([paid])).toEqual([paid]);
      await settled(shop, paid.orderId);
      expect(await balance()).toBe(0);
      // Priced as if the gift card were full, and paid during the refund.
      await holds(whole);
      const carts = [
        await prepareBooking(customer, { gift_card }),
        await prepareBooking(customer, { gift_card }),
      ];
      await holds(0);
      const [, placed] = await Promise.all([refundWhole(paid, whole), checkOutAll(carts)]);
      await refundsPaid(shop);
      expect(placed.length).toBeLessThanOrEqual(1);
      expect(await balance()).toBe(placed.length === 1 ? 0 : whole);
      // The cart that came too early tries again: one of the two gets the balance.
      if (placed.length === 0) placed.push(...(await checkOutAll(carts)));
      const [winner] = placed;
      if (!winner) throw new Error('the card that came back paid for nobody');
      expect([placed.length, await balance()]).toEqual([1, 0]);
      await settled(shop, winner.orderId);
      await refundWhole(winner, whole);
      await refundsPaid(shop);
      await noPaymentsUnderWay(shop);
      expect(await balance()).toBe(whole);
      expect(await moneyProblems(shop)).toEqual([]);
    }
  });
});
