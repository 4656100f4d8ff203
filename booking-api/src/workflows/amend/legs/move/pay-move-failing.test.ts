import { calendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { sql } from 'kysely';
import { findOrder } from '../../../../modules/orders/public/store.ts';
import { signedInBrowser, startPerFile } from '../../../../testing/server-per-file.ts';
import { until } from '../../../../testing/until.ts';
import type { PlaceOrderContext } from '../../../checkout/context.ts';
import { reconcile } from '../../../checkout/reconcile/reconcile.ts';
import { checkBooksAfterEach } from '../../../testing/check-books-after-each.ts';
import { gatewaySales } from '../../../testing/money/money-problems.ts';
import { noPaymentsUnderWay } from '../../../testing/settled.ts';
import { paidOrder } from '../../../testing/shipping.ts';
import { impatient, startShop } from '../../../testing/shop.ts';
import { dearDay, dearer, winterInstant, winterTrip } from '../../../testing/winter-trip.ts';
import { amendOrder, payAmendment } from '../../amend-order.ts';

const shop = startPerFile(() => startShop(impatient));
beforeEach(() => shop.moveClock(winterInstant));
const customer = signedInBrowser(shop, 'customer', 'each');
checkBooksAfterEach(shop);
/** A card on which the gateway decides later. */
const slowCard = '4000000000000259';

const ordered = async () => (await paidOrder(shop, customer, winterTrip)).orderId;
const move = async (orderId: string, card?: string) => {
  const answer = await customer.send('POST', `/api/v6/orders/${orderId}/legs/return/change`, {
    body: {
      pickup_date: dearDay,
      difference_cents: dearer,
      payment_method_nonce: await shop.gateway.nonce(card),
    },
  });
  return [answer.statusCode, answer.json().code];
};
const dayOf = async (orderId: string) => {
  const order = await findOrder(shop.context.db, orderId);
  return order?.shipment.legs.find(({ leg }) => leg === 'return')?.pickup_date;
};
/** The sales at the gateway for the attempts that amend an order. */
const sales = async (orderId: string) => {
  const attempts = await shop.context.db
    .selectFrom('checkout_attempts')
    .select('id')
    .where('amends_order_id', '=', orderId)
    .execute();
  return (await gatewaySales(shop.ledger)).filter((sale) => attempts.some(({ id }) => id === sale.order_id));
};
/** Polls the order status, as a page does while it waits for a payment. */
const statusOf = async (orderId: string) =>
  (await customer.send('GET', '/api/v5/order_status', { query: { order_id: orderId } })).json().status;
const moveRequest = (nonce: string) => ({
  amendment: {
    kind: 'leg' as const,
    leg: 'return' as const,
    change: { pickup_date: calendarDate(dearDay) },
  },
  by: { id: 'usr_demo_customer', role: 'consumer' as const },
  differenceCents: dearer,
  nonce,
});

describe('a leg move whose payment fails midway', () => {
  it.each(['error_after', 'reset_after'])(
    'B3-9: a move whose payment is answered by %s is searched for and paid once',
    async (mode) => {
      const orderId = await ordered();
      await shop.gateway.fault({ operation: 'sale', mode });
      expect(await move(orderId)).toEqual([200, undefined]);
      expect(await dayOf(orderId)).toBe(dearDay);
      expect(await sales(orderId)).toHaveLength(1);
    },
  );

  it('B3-8: a move with a late answer remains in progress, blocks other changes, and is done once', async () => {
    const orderId = await ordered();
    await shop.gateway.fault({ operation: 'sale', mode: 'hold_before' });
    expect(await move(orderId)).toEqual([409, 'change_in_progress']);
    expect(await move(orderId)).toEqual([409, 'change_in_progress']);
    const path = `/api/v6/orders/${orderId}`;
    const others = [
      [`${path}/legs/outbound/change`, { pickup_date: '2027-01-07', difference_cents: 0 }],
      [`${path}/legs/outbound/cancel`, {}],
      [`${path}/change`, { change: { pickup_date: '2027-01-07' }, difference_cents: 0 }],
    ] as const;
    for (const [other, body] of others)
      expect((await customer.send('POST', other, { body })).json().code).toBe('change_in_progress');
    expect(await dayOf(orderId)).toBe('2027-01-20');
    await shop.gateway.release();
    await until(async () => (await statusOf(orderId)) === true);
    expect(await dayOf(orderId)).toBe(dearDay);
    expect(await sales(orderId)).toHaveLength(1);
    expect(await move(orderId)).toEqual([422, 'nothing_to_change']);
  });

  it('B3-8: a leg whose payment never arrived is not moved and can be paid again; a late payment is voided', async () => {
    const orderId = await ordered();
    await shop.gateway.fault({ operation: 'sale', mode: 'hold_before' });
    expect(await move(orderId)).toEqual([409, 'change_in_progress']);
    await sql`update checkout_attempts set asked_at = now() - interval '1 hour' where amends_order_id = ${orderId}`.execute(
      shop.context.db,
    );
    expect(await statusOf(orderId)).toBe(false);
    expect(await dayOf(orderId)).toBe('2027-01-20');
    await shop.gateway.release();
    await until(async () => (await sales(orderId)).length === 1);
    await reconcile(shop.ordering, 15);
    await shop.gateway.clear();
    expect(await move(orderId)).toEqual([200, undefined]);
    await noPaymentsUnderWay(shop);
    expect((await sales(orderId)).map(({ status }) => status)).toEqual([
      'voided',
      'submitted_for_settlement',
    ]);
  });

  it('a leg with a late decision on its card is moved by any process that learns the decision', async () => {
    const orderId = await ordered();
    expect(await move(orderId, slowCard)).toEqual([409, 'change_in_progress']);
    await until(async () => {
      await shop.gateway.settle();
      await reconcile(shop.ordering, 15);
      return (await dayOf(orderId)) === dearDay;
    });
    expect(await sales(orderId)).toHaveLength(1);
  });

  it('a move whose order was canceled in the meantime is not paid', async () => {
    const orderId = await ordered();
    expect(await move(orderId, slowCard)).toEqual([409, 'change_in_progress']);
    const cancelled = await customer.send('POST', `/api/v6/orders/${orderId}/cancel`, { body: {} });
    expect(cancelled.json()).toMatchObject({ state: 'cancelled' });
    await until(async () => {
      await shop.gateway.settle();
      await reconcile(shop.ordering, 15);
      return (await sales(orderId))[0]?.status === 'voided';
    });
    expect(await findOrder(shop.context.db, orderId)).toMatchObject({ state: 'cancelled', generation: 1 });
  });

  it('a leg whose bag is picked up during the authorization is not moved, and the payment is voided', async () => {
    const orderId = await ordered();
    const { payments } = shop.ordering;
    const ordering: PlaceOrderContext = {
      ...shop.ordering,
      payments: {
        ...payments,
        authorize: async (request) => {
          const authorised = await payments.authorize(request);
          await shop.context.db
            .updateTable('order_parcels')
            .set({ status: 'picked_up' })
            .where('order_id', '=', orderId)
            .where('leg', '=', 'return')
            .execute();
          return authorised;
        },
      },
      report: () => {},
    };
    const moved = amendOrder(ordering, orderId, moveRequest(await shop.gateway.nonce()));
    await expect(moved).rejects.toMatchObject({
      code: 'payment_refused',
      extensions: { error: 'order_not_placed' },
    });
    expect(await dayOf(orderId)).toBe('2027-01-20');
    await noPaymentsUnderWay(shop);
    expect((await sales(orderId)).map(({ status }) => status)).toEqual(['voided']);
  });

  it.each([
    ['the same leg', 'return', { pickup_date: '2027-01-21' }],
    ['the other leg', 'outbound', { pickup_date: '2027-01-07' }],
  ])('a move priced before another change came first, of %s, is not paid', async (_what, leg, change) => {
    const orderId = await ordered();
    const path = `/api/v6/orders/${orderId}/legs/${leg}/change`;
    const priced = (await customer.send('POST', `${path}/price`, { body: change })).json();
    const { difference_cents } = priced;
    const request = moveRequest(await shop.gateway.nonce());
    const order = await findOrder(shop.context.db, orderId);
    if (!order) throw new Error('no order');
    const other = await customer.send('POST', path, { body: { ...change, difference_cents } });
    expect(other.statusCode).toBe(200);
    await expect(payAmendment(shop.ordering, order, request)).rejects.toMatchObject({ code: 'recalc' });
    expect(await sales(orderId)).toHaveLength(0);
  });
});
