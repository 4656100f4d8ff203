import type { OrderDetail } from '@sendahead/shared-contracts/orders/order-detail';
import type { Receipt } from '@sendahead/shared-contracts/orders/schema';
import { signedInBrowser, startPerFile } from '../../../../testing/server-per-file.ts';
import { roundTripForm } from '../../../../testing/shipment-forms.ts';
import { testInstant } from '../../../../testing/test-app.ts';
import { refreshTracking } from '../../../fulfill/tracking/refresh-tracking.ts';
import { checkOut, prepareBooking, signedIn } from '../../../testing/booking.ts';
import { checkBooksAfterEach } from '../../../testing/check-books-after-each.ts';
import { offerCoupon } from '../../../testing/money/coupons.ts';
import { settled } from '../../../testing/settled.ts';
import {
  labeledRoundTrip,
  paidOrder,
  parcelRows,
  shippingOf,
  stateOf,
  stepMails,
} from '../../../testing/shipping.ts';
import { startShop } from '../../../testing/shop.ts';

const shop = startPerFile(startShop);
beforeEach(() => shop.moveClock(testInstant));
const customer = signedInBrowser(shop, 'customer', 'each');
checkBooksAfterEach(shop);

const cancel = (orderId: string, leg: string, browser = customer) =>
  browser.send('POST', `/api/v6/orders/${orderId}/legs/${leg}/cancel`, { body: { comment: 'No need' } });
const detailOf = async (orderId: string): Promise<OrderDetail> =>
  (await customer.send('GET', `/api/v6/orders/${orderId}`)).json();
const legsOf = async (orderId: string) =>
  (await detailOf(orderId)).leg_states?.map(({ leg, state, allowed_actions }) => [
    leg,
    state,
    allowed_actions.join(),
  ]);
const receiptOf = async (orderId: string): Promise<Receipt> =>
  (await customer.send('GET', `/api/v6/orders/${orderId}/receipt`)).json();
const refunds = async (orderId: string) =>
  (await shop.context.db.selectFrom('refunds').selectAll().where('order_id', '=', orderId).execute()).map(
    ({ amount_cents }) => amount_cents,
  );
const labels = async (orderId: string) =>
  (await parcelRows(shop, orderId)).map(({ leg, label }) => `${leg} ${label}`);
const roundTrip = (more = {}) => labeledRoundTrip(shop, customer, more);

describe('canceling one leg of a round trip', () => {
  it('CH-22 a canceled leg is refunded as shown, the other leg keeps its labels, and the customer gets an email', async () => {
    const { orderId, totalCents } = await roundTrip();
    const quoted = (await detailOf(orderId)).leg_states?.find(({ leg }) => leg === 'return');
    const answer = (await cancel(orderId, 'return')).json();
    expect(answer).toEqual({
      state: 'labels_ready',
      leg_state: 'cancelled',
      refund_cents: quoted?.refund_on_cancel_cents,
    });
    expect(answer.refund_cents).toBeGreaterThan(0);
    expect(answer.refund_cents).toBeLessThan(totalCents / 2);
    expect(await refunds(orderId)).toEqual([answer.refund_cents]);
    expect(await labels(orderId)).toEqual(['outbound bought', 'return dropped']);
    expect(await legsOf(orderId)).toEqual([
      ['outbound', 'labels_ready', 'cancel,change'],
      ['return', 'cancelled', ''],
    ]);
    const receipt = await receiptOf(orderId);
    expect(receipt.legs.map(({ leg }) => leg)).toEqual(['outbound']);
    expect(receipt.total_cents).toBe(totalCents - answer.refund_cents);
    expect(receipt.line_items.reduce((sum, { amount_cents }) => sum + amount_cents, 0)).toBe(
      receipt.total_cents,
    );
    const [line] = receipt.line_items.filter(({ title }) => title === 'Return canceled');
    expect(line?.explain.reduce((sum, { amount_cents }) => sum + amount_cents, 0)).toBe(line?.amount_cents);
    expect(line?.explain.map(({ label }) => label)).toContain('Round-trip discount that no longer applies');
    const mails = await stepMails(shop, orderId, ['leg_cancelled.return.1']);
    expect(mails.get('leg_cancelled.return.1')?.text).toContain(`$${(answer.refund_cents / 100).toFixed(2)}`);
    // The return had no labels yet.
    expect(mails.get('leg_cancelled.return.1')?.text).not.toContain('labels');
  });

  it('twenty concurrent cancellations of a leg make one refund', async () => {
    const { orderId } = await roundTrip();
    const answers = await Promise.all(Array.from({ length: 20 }, () => cancel(orderId, 'return')));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(await refunds(orderId)).toHaveLength(1);
  });

  it('attack 42: a leg that was booked again and canceled again refunds the second payment', async () => {
    const { orderId, totalCents } = await roundTrip();
    const first = (await cancel(orderId, 'return')).json().refund_cents;
    const again = await prepareBooking(customer, { ...roundTripForm, price_api_order_id: orderId });
    expect(again.totalCents).toBe(first);
    const paid = await checkOut(again, { nonce: await shop.gateway.nonce() });
    expect(paid.json()).toMatchObject({ status: true });
    await settled(shop, orderId);
    expect((await cancel(orderId, 'return')).json()).toMatchObject({
      leg_state: 'cancelled',
      refund_cents: first,
    });
    expect(await refunds(orderId)).toEqual([first, first]);
    expect(await labels(orderId)).toEqual([
      'return dropped',
      // Its label is as valid as before.
      expect.stringMatching(/^outbound (wanted|bought)$/),
      'return dropped',
    ]);
    expect((await receiptOf(orderId)).total_cents).toBe(totalCents - first);
    expect((await cancel(orderId, 'return')).json()).toMatchObject({ refund_cents: first });
    expect(await refunds(orderId)).toHaveLength(2);
  });

  it('a repeated cancellation returns the first answer, even after the other leg was moved', async () => {
    const { orderId } = await roundTrip();
    const first = (await cancel(orderId, 'return')).json();
    const moved = await customer.send('POST', `/api/v6/orders/${orderId}/legs/outbound/change`, {
      body: { pickup_date: '2026-11-25', difference_cents: 0 },
    });
    expect(moved.statusCode).toBe(200);
    expect((await cancel(orderId, 'return')).json()).toMatchObject({
      leg_state: 'cancelled',
      refund_cents: first.refund_cents,
    });
    expect(await refunds(orderId)).toHaveLength(1);
  });

  it('canceling both legs in sequence refunds all that was paid', async () => {
    const { orderId, totalCents } = await roundTrip();
    await cancel(orderId, 'outbound');
    expect(await stateOf(shop, orderId)).toBe('placed');
    expect((await cancel(orderId, 'return')).json()).toMatchObject({
      state: 'cancelled',
      leg_state: 'cancelled',
    });
    expect((await refunds(orderId)).reduce((sum, amount) => sum + amount, 0)).toBe(totalCents);
    expect(await stateOf(shop, orderId)).toBe('cancelled');
    expect(await legsOf(orderId)).toEqual([
      ['outbound', 'cancelled', ''],
      ['return', 'cancelled', ''],
    ]);
  });

  it('the return can be canceled while the outbound is in transit, and the order completes with the remaining leg', async () => {
    const { orderId } = await roundTrip();
    shop.moveClock('2026-11-25T15:00:00Z');
    await refreshTracking(shippingOf(shop), orderId);
    await customer.startOver('customer');
    expect(await legsOf(orderId)).toEqual([
      ['outbound', 'in_transit', ''],
      ['return', 'placed', 'cancel,change'],
    ]);
    const refused = await cancel(orderId, 'outbound');
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'action_not_allowed']);
    const whole = await customer.send('POST', `/api/v6/orders/${orderId}/cancel`, { body: {} });
    expect([whole.statusCode, whole.json().code]).toEqual([409, 'action_not_allowed']);
    expect((await cancel(orderId, 'return')).json()).toMatchObject({ state: 'in_transit' });
    shop.moveClock('2026-12-03T03:00:00Z');
    await refreshTracking(shippingOf(shop), orderId);
    expect(await stateOf(shop, orderId)).toBe('delivered');
  });

  it('an order with one leg left loses a round-trip coupon', async () => {
    await offerCoupon(shop, 'THEREBACK', { round_trip_only: true });
    await offerCoupon(shop, 'ANYTRIP');
    const refundOf = async (coupon: string) =>
      (await cancel((await roundTrip({ coupon })).orderId, 'return')).json().refund_cents;
    const [lost, kept] = [await refundOf('THEREBACK'), await refundOf('ANYTRIP')];
    // The discount of ten dollars is either lost, or kept by the remaining leg.
    expect(kept - lost).toBe(1000);
  });

  it('CH-10 canceling a leg and changing to one way cost the same with every coupon', async () => {
    const coupons = {
      FIXEDALL: { amount: 2500 },
      PERCENTALL: { kind: 'percent', amount: 15 },
      FROMHUNDRED: { amount: 2500, minimum_cents: 13_000 },
    };
    for (const [coupon, more] of Object.entries(coupons)) {
      await offerCoupon(shop, coupon, { ...more, user_limit: null });
      const cancelled = await roundTrip({ coupon });
      await cancel(cancelled.orderId, 'return');
      const changed = await roundTrip({ coupon });
      const kept = 'minimum_cents' in more ? '' : coupon;
      const change = await prepareBooking(customer, { coupon: kept, price_api_order_id: changed.orderId });
      expect((await checkOut(change)).json()).toMatchObject({ status: true });
      await settled(shop, changed.orderId);
      const [one, other] = [await receiptOf(cancelled.orderId), await receiptOf(changed.orderId)];
      expect([coupon, one.total_cents]).toEqual([coupon, other.total_cents]);
      const again = await prepareBooking(customer, { coupon: kept, price_api_order_id: cancelled.orderId });
      expect([coupon, again.totalCents]).toEqual([coupon, 0]);
    }
  });

  it('the order that remains after a canceled leg is changed and booked again as a one-way trip', async () => {
    const { orderId } = await roundTrip();
    await cancel(orderId, 'return');
    const change = { pickup_date: '2026-12-01' };
    const path = `/api/v6/orders/${orderId}/change`;
    const { difference_cents, legs } = (
      await customer.send('POST', `${path}/price`, { body: change })
    ).json();
    expect([difference_cents, legs.length]).toEqual([0, 1]);
    const changed = await customer.send('POST', path, { body: { change, difference_cents } });
    expect(changed.statusCode).toBe(200);
    const again = await customer.send('GET', `/api/v6/orders/${orderId}/ship_again`);
    expect(again.json().ship_state.roundtrip).toBe('false');
  });

  it('canceling a leg is refused for a one-way trip, for other customers, for carrier admins, and for staff without a comment', async () => {
    const oneWay = await paidOrder(shop, customer);
    const codeOf = async (answer: ReturnType<typeof cancel>) => {
      const { statusCode, json } = await answer;
      return [statusCode, json().code];
    };
    expect(await codeOf(cancel(oneWay.orderId, 'return'))).toEqual([404, 'leg_not_found']);
    expect(await codeOf(cancel(oneWay.orderId, 'sideways'))).toEqual([400, 'malformed']);
    const { orderId } = await roundTrip();
    expect(await codeOf(cancel(orderId, 'return', await signedIn(shop, 'pro')))).toEqual([
      404,
      'order_not_found',
    ]);
    expect(await codeOf(cancel(orderId, 'return', await shop.browser()))).toEqual([401, 'not_signed_in']);
    const carrierAdmin = await signedIn(shop, 'carrieradmin');
    expect(await codeOf(cancel(orderId, 'return', carrierAdmin))).toEqual([409, 'action_not_allowed']);
    const admin = await signedIn(shop, 'admin');
    const silent = await admin.send('POST', `/api/v6/orders/${orderId}/legs/return/cancel`, { body: {} });
    expect(silent.json()).toMatchObject({ code: 'invalid', fields: [{ path: 'comment', code: 'required' }] });
    expect((await cancel(orderId, 'return', admin)).json()).toMatchObject({ leg_state: 'cancelled' });
  });
});
