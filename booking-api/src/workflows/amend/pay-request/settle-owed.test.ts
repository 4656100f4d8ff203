import type { OrderDetail } from '@sendahead/shared-contracts/orders/order-detail';
import { signedInBrowser, startPerFile } from '../../../testing/server-per-file.ts';
import { testInstant } from '../../../testing/test-app.ts';
import type { Booking } from '../../testing/booking.ts';
import { checkBooksAfterEach } from '../../testing/check-books-after-each.ts';
import { labeledRoundTrip, paidOrder } from '../../testing/shipping.ts';
import { startShop } from '../../testing/shop.ts';
import { oweCorrection } from './testing/owe-correction.ts';

const shop = startPerFile(startShop);
beforeEach(() => shop.moveClock(testInstant));
const customer = signedInBrowser(shop);
checkBooksAfterEach(shop);

const post = (path: string, body: object = {}) => customer.send('POST', `/api/v6/orders/${path}`, { body });
const detailOf = async (orderId: string): Promise<OrderDetail> =>
  (await customer.send('GET', `/api/v6/orders/${orderId}`)).json();
const receiptOf = async (orderId: string) =>
  (await customer.send('GET', `/api/v6/orders/${orderId}/receipt`)).json();
const refundsOf = async (orderId: string): Promise<number[]> =>
  (
    await shop.context.db
      .selectFrom('refunds')
      .select('amount_cents')
      .where('order_id', '=', orderId)
      .execute()
  ).map(({ amount_cents }) => amount_cents);

/** An order with an unpaid request for a correction fee of its outbound leg. */
async function owing(roundTrip = false): Promise<Booking & { owed: number }> {
  const booking = roundTrip ? await labeledRoundTrip(shop, customer) : await paidOrder(shop, customer);
  await oweCorrection(shop, booking.orderId);
  const [request] = (await detailOf(booking.orderId)).owed ?? [];
  expect(request?.state).toBe('asked');
  return { ...booking, owed: request?.amount_cents ?? 0 };
}
const openOf = async (orderId: string) =>
  ((await detailOf(orderId)).owed ?? []).filter(({ state }) => state === 'asked');

describe('an order with an unpaid amount', () => {
  it('CH-14 CH-15 an order is canceled: what was paid is refunded as shown, and nothing remains due', async () => {
    const { orderId, totalCents } = await owing();
    expect((await detailOf(orderId)).refund_on_cancel_cents).toBe(totalCents);
    const answer = await post(`${orderId}/cancel`);
    expect(answer.json()).toMatchObject({ state: 'cancelled', refund_cents: totalCents });
    expect(await refundsOf(orderId)).toEqual([totalCents]);
    expect(await openOf(orderId)).toEqual([]);
    expect((await receiptOf(orderId)).total_cents).toBe(totalCents);
  });

  it.each(['outbound', 'return'] as const)(
    'CH-10 CH-15 an order has its %s canceled: the unpaid amount is settled first, and the rest is refunded as shown',
    async (leg) => {
      const { orderId, totalCents } = await owing(true);
      const shown = (await detailOf(orderId)).leg_states?.find((one) => one.leg === leg);
      const refund = shown?.refund_on_cancel_cents ?? 0;
      const steps = shown?.refund_steps ?? [];
      expect(steps.reduce((sum, { amount_cents }) => sum + amount_cents, 0)).toBe(0 - refund);
      expect((await post(`${orderId}/legs/${leg}/cancel`)).json()).toMatchObject({ refund_cents: refund });
      expect(await refundsOf(orderId)).toEqual([refund]);
      expect(await openOf(orderId)).toEqual([]);
      expect((await receiptOf(orderId)).total_cents).toBe(totalCents - refund);
    },
  );

  it('CH-05 CH-15 an order is changed for the same price: nothing is refunded, and nothing remains due', async () => {
    const { orderId, totalCents } = await owing();
    const change = { pickup_date: '2026-12-01' };
    const priced = (await post(`${orderId}/change/price`, change)).json();
    expect(priced).toMatchObject({ old_total_cents: totalCents, difference_cents: 0 });
    expect((await post(`${orderId}/change`, { change, difference_cents: 0 })).statusCode).toBe(200);
    expect(await refundsOf(orderId)).toEqual([]);
    expect(await openOf(orderId)).toEqual([]);
    expect((await receiptOf(orderId)).total_cents).toBe(totalCents);
  });

  it('CH-07 CH-15 an order gets a lower price for one leg: that leg was paid, and the unpaid amount remains due', async () => {
    const { orderId, totalCents, owed } = await owing(true);
    const change = { to: { zip: '60601', city: 'Chicago', state: 'IL', address: '151 E Wacker Dr' } };
    const leg = `${orderId}/legs/outbound/change`;
    const { difference_cents } = (await post(`${leg}/price`, change)).json();
    expect(difference_cents).toBeLessThan(0);
    expect((await post(leg, { ...change, difference_cents })).statusCode).toBe(200);
    expect(await refundsOf(orderId)).toEqual([0 - difference_cents]);
    expect(await openOf(orderId)).toHaveLength(1);
    expect((await receiptOf(orderId)).total_cents).toBe(totalCents + owed + difference_cents);
  });
});
