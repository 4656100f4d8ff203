import { signedInBrowser, startPerFile } from '../../../testing/server-per-file.ts';
import { until } from '../../../testing/until.ts';
import { type Booking, checkOut, checkOutByClub, prepareBooking, signedIn } from '../../testing/booking.ts';
import { checkBooksAfterEach } from '../../testing/check-books-after-each.ts';
import { giftCardBalance } from '../../testing/money/gift-card-balance.ts';
import { startShop } from '../../testing/shop.ts';

const shop = startPerFile(startShop);
const customer = signedInBrowser(shop);
beforeEach(() => shop.context.db.deleteFrom('throttle').execute());
checkBooksAfterEach(shop);

const nonce = 'fake-valid-nonce';
const times = <T>(count: number, make: () => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, make));
const errors = (answers: { json(): { status: unknown; error: unknown } }[]) => {
  const count = new Map<unknown, number>();
  for (const { status, error } of answers.map((answer) => answer.json()))
    count.set(error ?? status, (count.get(error ?? status) ?? 0) + 1);
  return Object.fromEntries(count);
};

describe('many concurrent attempts', () => {
  it('B3-17, attack 15: a gift card spent by fifty carts never falls below 0', async () => {
    const gift_card = 'SENDAHEAD-5Q7M-9XKT-2HVR-0050';
    const bookings = await times(50, () => prepareBooking(customer, { gift_card }));
    const answers = await Promise.all(bookings.map((booking) => checkOut(booking, { nonce })));
    expect(errors(answers)).toEqual({ true: 1, recalc: 49 });
    expect(await giftCardBalance(shop, '0050')).toBe(0);
  });

  it('attack 14: a coupon with a limit of 10, used by fifty carts, is used ten times', async () => {
    const coupon = 'FAIRWAY25';
    await shop.context.db
      .updateTable('coupons')
      .set({ usage_limit: 10 })
      .where('code', '=', coupon)
      .execute();
    const bookings = await times(50, () => prepareBooking(customer, { coupon }));
    const answers = await Promise.all(bookings.map((booking) => checkOut(booking, { nonce })));
    expect(errors(answers)).toEqual({ true: 10, recalc: 40 });
    const { used } = await shop.context.db
      .selectFrom('coupons')
      .select('used')
      .where('code', '=', coupon)
      .executeTakeFirstOrThrow();
    expect(used).toBe(10);
  });

  it('PR-07 a coupon for one use per account is used once, even in many carts', async () => {
    const coupon = 'WELCOME10';
    await shop.context.db.updateTable('coupons').set({ user_limit: 1 }).where('code', '=', coupon).execute();
    const bookings = await times(12, () => prepareBooking(customer, { coupon }));
    const answers = await Promise.all(bookings.map((booking) => checkOut(booking, { nonce })));
    expect(errors(answers)).toEqual({ true: 1, recalc: 11 });
    const other = await prepareBooking(await signedIn(shop, 'admin'), { coupon });
    expect((await checkOut(other, { nonce })).json()).toMatchObject({ status: true });
  });

  it('B3-1: a cart submitted twenty times with different keys becomes one order', async () => {
    const booking = await prepareBooking(customer);
    const answers = await times(20, () =>
      until(async () => {
        const answer = await checkOut(booking, { nonce });
        return answer.statusCode === 409 ? undefined : answer;
      }),
    );
    expect(errors(answers)).toEqual({ true: 1, cart_already_ordered: 19 });
    const orders = await shop.context.db
      .selectFrom('orders')
      .select('id')
      .where('cart_id', '=', booking.cartId)
      .execute();
    expect(orders).toEqual([{ id: booking.orderId }]);
  });

  it('eight concurrent attempts bill a club up to its limit and not beyond', async () => {
    const pro = await signedIn(shop, 'pro');
    const bookings: Booking[] = await times(8, () => prepareBooking(pro));
    const each = bookings[0]?.totalCents ?? 0;
    await shop.context.db
      .updateTable('club_accounts')
      .set({ credit_limit_cents: 3 * each })
      .where('club_id', '=', 1)
      .execute();
    const answers = await Promise.all(bookings.map((booking) => checkOutByClub(booking, '1')));
    expect(answers.filter((answer) => answer.json().status === true)).toHaveLength(3);
    const { owed_cents } = await shop.context.db
      .selectFrom('club_accounts')
      .select('owed_cents')
      .where('club_id', '=', 1)
      .executeTakeFirstOrThrow();
    expect(owed_cents).toBe(3 * each);
  });
});
