import { orderChangeSchema } from '@sendahead/shared-contracts/orders/change-schema';
import { parse } from 'zod/v4/core';
import { findOrder } from '../../../modules/orders/public/store.ts';
import { startPerFile } from '../../../testing/server-per-file.ts';
import { testInstant } from '../../../testing/test-app.ts';
import { until } from '../../../testing/until.ts';
import { signedIn } from '../../testing/booking.ts';
import { expectBooksToAgree } from '../../testing/money/expect-books-to-agree.ts';
import { noPaymentsUnderWay } from '../../testing/settled.ts';
import { placeOrder, reaches } from '../../testing/shipping.ts';
import { startShop } from '../../testing/shop.ts';
import { payAmendment } from '../amend-order.ts';

const shop = startPerFile(startShop);
const near = { d_zip: '60601', d_city: 'Chicago', d_state: 'IL', d_address: '151 E Wacker Dr' };
const far = { destination: { zip: '94103', city: 'San Francisco', state: 'CA', address: '1 Market St' } };
/** A card on which the gateway decides later. */
const slowCard = '4000000000000259';

describe('a change with an undecided payment', () => {
  it('an undecided change blocks other changes, and ends once as the gateway decides', async () => {
    shop.moveClock(testInstant);
    const customer = await signedIn(shop);
    const { orderId, totalCents } = await placeOrder(shop, customer, near);
    await reaches(shop, orderId, 'labels_ready');
    const path = `/api/v6/orders/${orderId}/change`;
    const { difference_cents } = (await customer.send('POST', `${path}/price`, { body: far })).json();
    const change = async (nonce: string) => {
      const body = { change: far, difference_cents, payment_method_nonce: nonce };
      const answer = await customer.send('POST', path, { body });
      return [answer.statusCode, answer.json().code];
    };
    expect(await change(await shop.gateway.nonce(slowCard))).toEqual([409, 'change_in_progress']);
    expect(await change(await shop.gateway.nonce())).toEqual([409, 'change_in_progress']);
    const priced = await customer.send('POST', `${path}/price`, { body: far });
    expect(priced.statusCode).toBe(200);

    const orderOf = () =>
      shop.context.db
        .selectFrom('orders')
        .select(['generation', 'total_cents'])
        .where('id', '=', orderId)
        .executeTakeFirstOrThrow();
    await until(async () => {
      await shop.gateway.settle();
      // Reads the order status, like a page that waits for the result.
      await customer.send('GET', '/api/v5/order_status', { query: { order_id: orderId } });
      return (await orderOf()).generation === 2;
    });
    expect(await orderOf()).toEqual({ generation: 2, total_cents: totalCents + difference_cents });
    await noPaymentsUnderWay(shop);
    await expectBooksToAgree(shop);
  });

  it.each([
    ['at the price of then', far, far],
    ['to what was booked then', { pickup_date: '2026-12-01' }, { pickup_date: '2026-12-02' }],
  ])(
    'a change that was priced before another one came first is not made: %s',
    async (_what, earlier, later) => {
      shop.moveClock(testInstant);
      const customer = await signedIn(shop);
      const { orderId } = await placeOrder(shop, customer, near);
      const order = await findOrder(shop.context.db, orderId);
      if (!order) throw new Error('no order');
      const path = `/api/v6/orders/${orderId}/change`;
      const costOf = async (change: object): Promise<number> =>
        (await customer.send('POST', `${path}/price`, { body: change })).json().difference_cents;
      const body = {
        change: earlier,
        difference_cents: await costOf(earlier),
        payment_method_nonce: await shop.gateway.nonce(),
      };
      const late = {
        amendment: { kind: 'change' as const, change: parse(orderChangeSchema, later) },
        by: { id: order.user_id, role: 'consumer' as const },
        differenceCents: await costOf(later),
        nonce: await shop.gateway.nonce(),
      };
      expect((await customer.send('POST', path, { body })).statusCode).toBe(200);
      await expect(payAmendment(shop.ordering, order, late)).rejects.toMatchObject({
        status: 409,
        code: 'recalc',
      });
      expect(await findOrder(shop.context.db, orderId)).toMatchObject({ generation: 2 });
      await noPaymentsUnderWay(shop);
      await expectBooksToAgree(shop);
    },
  );
});
