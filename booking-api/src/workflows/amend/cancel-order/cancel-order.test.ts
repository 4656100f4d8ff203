import { CarrierUnreachable } from '../../../integrations/carriers/port.ts';
import { sandboxCarrier } from '../../../integrations/carriers/sandbox/adapter.ts';
import { signedInBrowser, startPerFile } from '../../../testing/server-per-file.ts';
import { roundTripForm } from '../../../testing/shipment-forms.ts';
import { testInstant } from '../../../testing/test-app.ts';
import { until } from '../../../testing/until.ts';
import { buyLabels } from '../../fulfill/labels/buy-labels.ts';
import { voidLabel } from '../../fulfill/labels/void-label.ts';
import { signedIn } from '../../testing/booking.ts';
import { expectBooksToAgree } from '../../testing/money/expect-books-to-agree.ts';
import { settled } from '../../testing/settled.ts';
import {
  orderOfAFarDay,
  paidOrder,
  parcelRows,
  placeOrder,
  reaches,
  shippingOf,
  stateOf,
  stepMails,
} from '../../testing/shipping.ts';
import { startShop } from '../../testing/shop.ts';

const shop = startPerFile(startShop);
beforeEach(() => shop.moveClock(testInstant));
const customer = signedInBrowser(shop, 'customer', 'each');

const cancel = (orderId: string, browser = customer) =>
  browser.send('POST', `/api/v6/orders/${orderId}/cancel`, { body: { comment: 'No trip' } });
const refunds = (orderId: string) =>
  shop.context.db.selectFrom('refunds').selectAll().where('order_id', '=', orderId).execute();
const labels = async (orderId: string) => (await parcelRows(shop, orderId)).map(({ label }) => label);

describe('canceling an order', () => {
  it('a canceled order is refunded in full, its labels are voided, and the customer gets one email', async () => {
    const { orderId, totalCents } = await placeOrder(shop, customer, roundTripForm);
    await reaches(shop, orderId, 'labels_ready');
    await settled(shop, orderId);
    const answer = await cancel(orderId);
    expect(answer.json()).toEqual({ state: 'cancelled', refund_cents: totalCents });
    expect((await cancel(orderId)).json()).toEqual(answer.json());
    expect((await refunds(orderId)).map(({ amount_cents }) => amount_cents)).toEqual([totalCents]);
    await until(async () => (await labels(orderId)).join() === 'voided,dropped');
    const mails = await stepMails(shop, orderId, ['cancelled.outbound.1']);
    expect(mails.get('cancelled.outbound.1')?.text).toContain(`$${(totalCents / 100).toFixed(2)}`);
    const shipments = await shop.context.db
      .selectFrom('sandbox_carrier.shipments')
      .select('voided_at')
      .where(
        'reference',
        'in',
        (await parcelRows(shop, orderId)).map(({ id }) => id),
      )
      .execute();
    expect(shipments).toEqual([{ voided_at: expect.any(String) }]);
    const detail = (await customer.send('GET', `/api/v6/orders/${orderId}`)).json();
    expect(detail.order).toMatchObject({ state: 'cancelled', allowed_actions: ['ship_again'] });
    const receipt = (await customer.send('GET', `/api/v6/orders/${orderId}/receipt`)).json();
    expect(receipt).toMatchObject({
      status: 'cancelled',
      payment: { parts: [{ amount_cents: totalCents }] },
    });
  });

  it('twenty concurrent cancellations of an order make one refund', async () => {
    const { orderId, totalCents } = await paidOrder(shop, customer);
    const answers = await Promise.all(Array.from({ length: 20 }, () => cancel(orderId)));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect((await refunds(orderId)).map(({ amount_cents }) => amount_cents)).toEqual([totalCents]);
  });

  it('an order whose bags were picked up cannot be canceled, because the carrier is asked first', async () => {
    const { orderId } = await placeOrder(shop, customer);
    await reaches(shop, orderId, 'labels_ready');
    shop.moveClock('2026-11-24T20:00:00Z');
    await customer.startOver();
    const answer = await cancel(orderId);
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'action_not_allowed']);
    expect(await stateOf(shop, orderId)).toBe('picked_up');
    expect(await refunds(orderId)).toEqual([]);
  });

  it('B3-15: an order whose labels cannot be bought is canceled and refunded', async () => {
    const { orderId, totalCents } = await orderOfAFarDay(shop, customer);
    shop.moveClock('2026-12-08T15:00:00Z');
    const down = shippingOf(shop, { buy: () => Promise.reject(new CarrierUnreachable()) });
    await expect(buyLabels(down, orderId)).rejects.toThrow(CarrierUnreachable);
    await customer.startOver();
    expect((await cancel(orderId)).json()).toEqual({ state: 'cancelled', refund_cents: totalCents });
    await until(async () => (await labels(orderId)).join() === 'dropped');
  });

  it('B3-16: a label that was bought while the order was canceled is voided', async () => {
    const { orderId } = await orderOfAFarDay(shop, customer);
    shop.moveClock('2026-12-08T15:00:00Z');
    await customer.startOver();
    const real = sandboxCarrier(shop.context.db, shop.context.clock);
    const slow = shippingOf(shop, {
      buy: async (request) => {
        await cancel(orderId);
        return real.buy(request);
      },
    });
    await buyLabels(slow, orderId);
    const [parcel] = await parcelRows(shop, orderId);
    await voidLabel(shippingOf(shop), parcel?.id ?? '');
    expect(await labels(orderId)).toEqual(['voided']);
    expect(await stateOf(shop, orderId)).toBe('cancelled');
    await expectBooksToAgree(shop);
  });

  it('canceling and changing an order concurrently refunds all that was paid, in either order', async () => {
    const change = {
      destination: { zip: '60601', city: 'Chicago', state: 'IL', address: '151 E Wacker Dr' },
    };
    for (let trial = 0; trial < 5; trial += 1) {
      const { orderId, totalCents } = await paidOrder(shop, customer);
      const path = `/api/v6/orders/${orderId}/change`;
      const { difference_cents } = (await customer.send('POST', `${path}/price`, { body: change })).json();
      const [cancelled, changed] = await Promise.all([
        cancel(orderId),
        customer.send('POST', path, { body: { change, difference_cents } }),
      ]);
      expect(cancelled.statusCode).toBe(200);
      expect([200, 409, 422]).toContain(changed.statusCode);
      const given = (await refunds(orderId)).reduce((sum, { amount_cents }) => sum + amount_cents, 0);
      expect(given).toBe(totalCents);
      expect(await stateOf(shop, orderId)).toBe('cancelled');
      await until(async () =>
        (await labels(orderId)).every((label) => label !== 'wanted' && label !== 'bought'),
      );
    }
  });

  it('staff may cancel on the customer’s behalf, but carrier admins may not', async () => {
    const { orderId } = await paidOrder(shop, customer);
    expect((await cancel(orderId, await signedIn(shop, 'carrieradmin'))).statusCode).toBe(409);
    expect((await cancel(orderId, await signedIn(shop, 'admin'))).json().state).toBe('cancelled');
    const [action] = await shop.context.db
      .selectFrom('order_acts')
      .selectAll()
      .where('order_id', '=', orderId)
      .execute();
    expect(action).toMatchObject({ actor_id: 'usr_demo_admin', act: 'cancel', comment: 'No trip' });
  });
});
