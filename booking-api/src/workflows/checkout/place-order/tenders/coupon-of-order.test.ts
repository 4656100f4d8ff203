import { calendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { signedInBrowser, startPerFile } from '../../../../testing/server-per-file.ts';
import { roundTripForm } from '../../../../testing/shipment-forms.ts';
import { type Booking, checkOut, prepareBooking, signedIn } from '../../../testing/booking.ts';
import { checkBooksAfterEach } from '../../../testing/check-books-after-each.ts';
import { offerCoupon, usesOf } from '../../../testing/money/coupons.ts';
import { noPaymentsUnderWay } from '../../../testing/settled.ts';
import { paidOrder } from '../../../testing/shipping.ts';
import { startShop } from '../../../testing/shop.ts';

const shop = startPerFile(startShop);
const customer = signedInBrowser(shop);
checkBooksAfterEach(shop);

const limit = (code: string, usage_limit: number, user_limit: number | null = null) =>
  shop.context.db
    .updateTable('coupons')
    .set({ usage_limit, user_limit, used: 0, valid_until: calendarDate('2027-12-31') })
    .where('code', '=', code)
    .execute();
/** Uses counted by the coupon, and held by attempts; a difference means that a use was lost. */
async function uses(code: string): Promise<number> {
  const { db } = shop.context;
  const used = await usesOf(shop, code);
  const kept = await db
    .selectFrom('coupon_redemptions')
    .select('attempt_id')
    .where('coupon_code', '=', code)
    .where('state', '<>', 'released')
    .execute();
  expect([code, kept.length]).toEqual([code, used]);
  return used;
}
const status = async (booking: Booking) =>
  (await checkOut(booking, { nonce: await shop.gateway.nonce() })).json().status;
const ordered = (coupon: string) => paidOrder(shop, customer, { coupon });
const cancel = (orderId: string) =>
  customer.send('POST', `/api/v6/orders/${orderId}/cancel`, { body: { comment: '' } });
const amended = (orderId: string, coupon: string, more: object = {}) =>
  prepareBooking(customer, { price_api_order_id: orderId, outbound_pickup: '0', coupon, ...more });

describe('the coupon of an order', () => {
  it('PR-07 a canceled order releases its coupon once, and it can be used again', async () => {
    await limit('WELCOME10', 1, 1);
    const { orderId } = await ordered('WELCOME10');
    expect(await uses('WELCOME10')).toBe(1);
    await Promise.all(Array.from({ length: 8 }, () => cancel(orderId)));
    expect(await uses('WELCOME10')).toBe(0);
    const again = await ordered('WELCOME10');
    expect(again.totalCents).toBeLessThan(12_495);
    expect(await uses('WELCOME10')).toBe(1);
    await cancel(again.orderId);
  });

  it('PR-07 a changed order keeps its coupon, even if it was the last use', async () => {
    await limit('WELCOME10', 1, 1);
    const { orderId } = await ordered('WELCOME10');
    const change = await amended(orderId, 'WELCOME10');
    expect(change.totalCents).toBe(-1495);
    expect(await status(change)).toBe(true);
    expect(await uses('WELCOME10')).toBe(1);
    await cancel(orderId);
    expect(await uses('WELCOME10')).toBe(0);
  });

  it('PR-07 an order changed after the coupon’s last day keeps it, and no other order gets it', async () => {
    await limit('WELCOME10', 9);
    const { orderId } = await ordered('WELCOME10');
    await shop.context.db
      .updateTable('coupons')
      .set({ valid_until: calendarDate('2026-11-01') })
      .where('code', '=', 'WELCOME10')
      .execute();
    const change = await amended(orderId, 'WELCOME10');
    expect(change.totalCents).toBe(-1495);
    expect(await status(change)).toBe(true);
    const other = await prepareBooking(customer, { coupon: 'WELCOME10' });
    expect(other.totalCents).toBe(12_495);
    await cancel(orderId);
  });

  it('PR-07 a change exchanges the coupon for another, or releases it when the order continues without one', async () => {
    await limit('WELCOME10', 1);
    await limit('FAIRWAY25', 1);
    const { orderId } = await ordered('WELCOME10');
    expect(await status(await amended(orderId, 'FAIRWAY25'))).toBe(true);
    expect([await uses('WELCOME10'), await uses('FAIRWAY25')]).toEqual([0, 1]);
    expect(await status(await amended(orderId, ''))).toBe(true);
    expect([await uses('WELCOME10'), await uses('FAIRWAY25')]).toEqual([0, 0]);
  });

  it('PR-07 a declined change leaves the order its coupon', async () => {
    await limit('WELCOME10', 1);
    const { orderId } = await ordered('WELCOME10');
    const dearer = await amended(orderId, 'WELCOME10', { ...roundTripForm, coupon: 'WELCOME10' });
    const declined = await checkOut(dearer, { nonce: await shop.gateway.nonce('4000111111111115') });
    expect(declined.json()).toMatchObject({ status: false, error: 'card_declined' });
    expect(await uses('WELCOME10')).toBe(1);
    await cancel(orderId);
    expect(await uses('WELCOME10')).toBe(0);
  });

  it('PR-07 a coupon counts once in any sequence of cancellations, changes and new customers', async () => {
    for (let trial = 0; trial < 4; trial += 1) {
      await limit('WELCOME10', 2);
      const { orderId } = await ordered('WELCOME10');
      const change = await amended(orderId, trial % 2 === 0 ? 'WELCOME10' : '');
      const others = await Promise.all(
        [1, 2, 3].map(() => prepareBooking(customer, { coupon: 'WELCOME10' })),
      );
      await Promise.all([cancel(orderId), status(change), ...others.map(status)]);
      await noPaymentsUnderWay(shop);
      const used = await uses('WELCOME10');
      expect(used).toBeGreaterThanOrEqual(1);
      expect(used).toBeLessThanOrEqual(2);
      for (const each of [orderId, ...others.map((other) => other.orderId)]) await cancel(each);
      expect(await uses('WELCOME10')).toBe(0);
    }
  });

  it('OPEN-37 a declined card releases the coupon, and its last use is spent once', async () => {
    await offerCoupon(shop, 'LASTONE', { usage_limit: 1 });
    const [first, second] = [
      await prepareBooking(customer, { coupon: 'LASTONE' }),
      await prepareBooking(customer, { coupon: 'LASTONE' }),
    ];
    await checkOut(first, { nonce: await shop.gateway.nonce('4000111111111115') });
    expect(await usesOf(shop, 'LASTONE')).toBe(0);
    const answers = await Promise.all([
      checkOut(first, { nonce: await shop.gateway.nonce() }),
      checkOut(second, { nonce: await shop.gateway.nonce() }),
    ]);
    expect(answers.map((answer) => answer.json().error).sort()).toEqual([null, 'recalc'].sort());
    expect(await usesOf(shop, 'LASTONE')).toBe(1);
  });

  it('PR-07 RO-13 a coupon counts for the owner of the order, even when club staff book', async () => {
    await limit('WELCOME10', 9, 1);
    const { db } = shop.context;
    const ofClub = (club_id: number | null) =>
      db.updateTable('users').set({ club_id }).where('id', '=', 'usr_demo_customer').execute();
    await ofClub(1);
    const { orderId } = await ordered('WELCOME10');
    const pro = await signedIn(shop, 'pro');
    const booking = await prepareBooking(pro, { coupon: 'WELCOME10' }, 'usr_demo_customer');
    const plain = await prepareBooking(pro, {}, 'usr_demo_customer');
    expect(booking.totalCents).toBe(plain.totalCents);
    expect(await status(booking)).toBe(true);
    await ofClub(null);
    await cancel(orderId);
  });
});
