import { cents, formatCents } from '@sendahead/shared-contracts/primitives/cents';
import { payRefundPart } from '../../../modules/payments/public/refunds/pay-refund.ts';
import { roundTripForm } from '../../../testing/shipment-forms.ts';
import { testInstant } from '../../../testing/test-app.ts';
import { voidLabel } from '../../fulfill/labels/void-label.ts';
import { checkOut, checkOutByClub, prepareBooking, signedIn } from '../../testing/booking.ts';
import { offerCoupon, usesOf } from '../../testing/money/coupons.ts';
import { settled } from '../../testing/settled.ts';
import { labeledRoundTrip, parcelRows, reaches, shippingOf, stepMails } from '../../testing/shipping.ts';
import { undoingShop } from './testing/undoing-shop.ts';

/** The texts of an order’s mails, sorted by name. */
const mailsOf = async (orderId: string, ...names: string[]) => {
  const mails = await stepMails(shop, orderId, names);
  return names.map((name) => mails.get(name)?.text ?? '');
};

const { bagsOf, customer, labeled, paidOf, partsOf, post, read, send, shop, undo } = undoingShop();

describe('undoing a change', () => {
  it('CH-12 a cancellation refunds and voids nothing for ten minutes, and can be undone until then', async () => {
    const { orderId, totalCents } = await labeled();
    const before = await read(orderId);
    const [label] = await parcelRows(shop, orderId);
    await post(`${orderId}/cancel`);
    expect((await read(orderId)).undo).toEqual({
      act: 'cancel',
      leg: null,
      amount_cents: -totalCents,
      until: '2026-11-23T15:10:00.000Z',
    });
    expect(await partsOf(orderId)).toMatchObject([{ state: 'wanted' }]);
    const [canceled] = await mailsOf(orderId, 'cancelled.outbound.1');
    expect(canceled).toContain(`We refund ${formatCents(cents(totalCents))} to Visa ending in 1111.\n`);
    expect(canceled).toContain('You can undo this on your order page until 10:10 AM EST.');
    // The label is kept even if its void job runs early.
    await voidLabel(shippingOf(shop), label?.id ?? '');
    expect((await undo(orderId)).json()).toEqual({ state: 'labels_ready' });
    const after = await read(orderId);
    expect(after.order).toEqual(before.order);
    expect(after.undo).toBeNull();
    const [kept] = await parcelRows(shop, orderId);
    expect(kept).toMatchObject({ id: label?.id, label: 'bought', status: 'label_ready', void_after: null });
    expect([await paidOf(orderId), (await partsOf(orderId)).map(({ state }) => state)]).toEqual([
      totalCents,
      ['recalled'],
    ]);
    const [undone] = await mailsOf(orderId, 'undone.outbound.2');
    expect(undone).toContain('Please ignore our emails about that change');
  });

  it('CH-12 an order whose cancellation was undone can be canceled again, and is refunded once', async () => {
    const { orderId, totalCents } = await labeled();
    await post(`${orderId}/cancel`);
    await undo(orderId);
    expect((await post(`${orderId}/cancel`)).json()).toEqual({
      state: 'cancelled',
      refund_cents: totalCents,
    });
    const parts = await partsOf(orderId);
    expect(parts.map(({ state }) => state).sort()).toEqual(['recalled', 'wanted']);
    expect(await paidOf(orderId)).toBe(0);
  });

  it('CH-12 a change cannot be undone after its time, or once a refund or a void was sent', async () => {
    const late = await labeled();
    await post(`${late.orderId}/cancel`);
    shop.moveClock('2026-11-23T15:10:00Z');
    expect((await undo(late.orderId)).json()).toMatchObject({ code: 'nothing_to_undo' });
    shop.moveClock(testInstant);

    const paid = await labeled();
    await post(`${paid.orderId}/cancel`);
    const [part] = await partsOf(paid.orderId);
    await payRefundPart(shop.ordering, part?.id ?? '');
    expect((await undo(paid.orderId)).json()).toMatchObject({ code: 'nothing_to_undo' });
    expect((await read(paid.orderId)).order.state).toBe('cancelled');

    const voided = await labeled();
    await post(`${voided.orderId}/cancel`);
    await shop.context.db
      .updateTable('order_parcels')
      .set({ label: 'voided' })
      .where('order_id', '=', voided.orderId)
      .execute();
    expect((await undo(voided.orderId)).statusCode).toBe(409);
    expect(await paidOf(voided.orderId)).toBe(0);
  });

  it('CH-12 CH-35 undoing the cancellation of a leg restores the leg with its lines and labels', async () => {
    const { orderId, totalCents } = await labeledRoundTrip(shop, customer);
    const receipt = async () => (await send('GET', `/api/v6/orders/${orderId}/receipt`)).json();
    const before = [await bagsOf(orderId), await receipt()];
    await post(`${orderId}/legs/return/cancel`);
    expect((await read(orderId)).undo).toMatchObject({ act: 'cancel_leg', leg: 'return' });
    await undo(orderId);
    expect([await bagsOf(orderId), await receipt()]).toEqual(before);
    expect(await paidOf(orderId)).toBe(totalCents);
    const [undone] = await mailsOf(orderId, 'undone.outbound.2');
    expect(undone).toMatch(
      /\nYour return is booked again\.\nOutbound: pickup .+, arrives .+\.\nReturn: pickup .+, arrives .+\.\n/,
    );
  });

  it('CH-12 undoing a change with a refund prevents the refund', async () => {
    const { orderId, totalCents } = await labeled();
    const before = await bagsOf(orderId);
    const change = {
      destination: { zip: '60601', city: 'Chicago', state: 'IL', address: '151 E Wacker Dr' },
    };
    const { difference_cents } = (await post(`${orderId}/change/price`, change)).json();
    await post(`${orderId}/change`, { change, difference_cents });
    const total = totalCents + difference_cents;
    expect(await paidOf(orderId)).toBe(total);
    const [changed] = await mailsOf(orderId, 'changed.outbound.2');
    expect(changed).toMatch(/\nShip to 151 E Wacker Dr, Chicago, IL instead of [^.]+\.\n/);
    expect(changed).toContain(`We refund ${formatCents(cents(-difference_cents))} to Visa ending in 1111.\n`);
    expect(changed).toContain(`Your order’s total is now ${formatCents(cents(total))}.`);
    await undo(orderId);
    await reaches(shop, orderId, 'labels_ready');
    expect(await bagsOf(orderId)).toEqual(before);
    expect(await paidOf(orderId)).toBe(totalCents);
    const standing = (await parcelRows(shop, orderId)).filter(({ label }) => label === 'bought');
    expect(standing).toHaveLength(1);
  });

  it('CH-12 undoing a paid change refunds its payment to the card', async () => {
    const { orderId, totalCents } = await labeled({
      d_zip: '60601',
      d_city: 'Chicago',
      d_state: 'IL',
      d_address: '151 E Wacker Dr',
    });
    const change = {
      destination: { zip: '94103', city: 'San Francisco', state: 'CA', address: '1 Market St' },
    };
    const { difference_cents } = (await post(`${orderId}/change/price`, change)).json();
    const payment_method_nonce = await shop.gateway.nonce();
    await post(`${orderId}/change`, { change, difference_cents, payment_method_nonce });
    await settled(shop, orderId);
    const [changed] = await mailsOf(orderId, 'changed.outbound.2');
    expect(changed).toContain(
      `We charged ${formatCents(difference_cents)} for the difference to Visa ending in 1111.`,
    );
    expect((await undo(orderId)).statusCode).toBe(200);
    expect(await paidOf(orderId)).toBe(totalCents);
    expect(await partsOf(orderId)).toMatchObject([{ method: 'card', amount_cents: difference_cents }]);
    const receipt = (await send('GET', `/api/v6/orders/${orderId}/receipt`)).json();
    expect(receipt.total_cents).toBe(totalCents);
  });

  it('CH-12 undoing a moved leg restores its date, and leaves the other leg’s labels alone', async () => {
    const { orderId } = await labeledRoundTrip(shop, customer);
    const [before, { legs }] = [await bagsOf(orderId), await read(orderId)];
    const moved = { pickup_date: '2026-12-09', difference_cents: 0 };
    expect((await post(`${orderId}/legs/return/change`, moved)).statusCode).toBe(200);
    expect((await read(orderId)).undo).toMatchObject({
      leg: 'return',
      changes: [
        expect.stringMatching(/^Pickup on Wed, Dec 9 instead of /),
        expect.stringMatching(/^Arrival on /),
      ],
    });
    await undo(orderId);
    expect(await bagsOf(orderId)).toEqual(before);
    expect((await read(orderId)).legs).toEqual(legs);
  });

  it('CH-12 a club’s account is credited once the undo period is over, and not before', async () => {
    const pro = await signedIn(shop, 'pro');
    const booking = await prepareBooking(pro);
    await checkOutByClub(booking, '1');
    const owed = async () =>
      (
        await shop.context.db
          .selectFrom('club_accounts')
          .select('owed_cents')
          .where('club_id', '=', 1)
          .executeTakeFirstOrThrow()
      ).owed_cents;
    const before = await owed();
    await pro.send('POST', `/api/v6/orders/${booking.orderId}/cancel`, { body: {} });
    expect(await owed()).toBe(before);
    const [part] = await partsOf(booking.orderId);
    await payRefundPart(shop.ordering, part?.id ?? '');
    await payRefundPart(shop.ordering, part?.id ?? '');
    expect(await owed()).toBe(before - booking.totalCents);
  });

  it('CH-12 C4-97 a change cannot be undone after a staff refund, which would refund it twice', async () => {
    const { orderId } = await labeled();
    await post(`${orderId}/change`, { change: { pickup_date: '2026-12-01' }, difference_cents: 0 });
    const admin = await signedIn(shop, 'admin');
    const given = await admin.send('POST', `/api/v6/console/orders/${orderId}/refunds`, {
      body: { comment: 'A torn strap', key: 'strap-1', amount_cents: 500, to: 'wallet' },
    });
    expect(given.statusCode).toBe(200);
    expect((await read(orderId)).undo).toBeNull();
    expect((await undo(orderId)).json()).toMatchObject({ code: 'nothing_to_undo' });
  });

  it('CH-12 C4-97 an act by staff can be undone by staff, and not by the customer', async () => {
    const { orderId } = await labeled();
    const admin = await signedIn(shop, 'admin');
    const byStaff = (path: string, body = {}) =>
      admin.send('POST', `/api/v6/orders/${orderId}/${path}`, { body });
    expect((await byStaff('cancel', { comment: 'Asked for by phone' })).statusCode).toBe(200);
    expect((await read(orderId)).undo).toBeNull();
    expect((await undo(orderId)).json()).toMatchObject({ code: 'action_not_allowed' });
    expect((await byStaff('undo')).json()).toEqual({ state: 'labels_ready' });
  });

  it('CH-30 OR-11 an undo names what it undoes, and its mails say drop-off for bags that are dropped off', async () => {
    const { orderId } = await labeled({ outbound_pickup: '0' });
    await post(`${orderId}/change`, { change: { pickup_date: '2026-12-01' }, difference_cents: 0 });
    const { undo: offered, legs } = await read(orderId);
    expect(legs).toMatchObject([{ drop_off: true }]);
    expect([offered.amount_cents, offered.bags]).toEqual([0, undefined]);
    expect(offered.changes[0]).toMatch(/^Drop-off on Tue, Dec 1 instead of /);
    const [changed] = await mailsOf(orderId, 'changed.outbound.2');
    await undo(orderId);
    const [undone] = await mailsOf(orderId, 'undone.outbound.3');
    expect(changed).toMatch(/\nDrop-off on Tue, Dec 1 instead of /);
    expect(undone).toMatch(/\nDrop-off: /);
    expect(`${changed}${undone}`).not.toMatch(/pickup/i);
  });

  it('CH-13 an undo uses the coupon again, and is refused with a message when the coupon is used up', async () => {
    await offerCoupon(shop, 'ONCEONLY', { usage_limit: 1 });
    const { orderId } = await labeled({ coupon: 'ONCEONLY' });
    await post(`${orderId}/cancel`);
    expect(await usesOf(shop, 'ONCEONLY')).toBe(0);
    await undo(orderId);
    expect(await usesOf(shop, 'ONCEONLY')).toBe(1);
    await post(`${orderId}/cancel`);
    const other = await prepareBooking(customer, { coupon: 'ONCEONLY' });
    await checkOut(other, { nonce: await shop.gateway.nonce() });
    await settled(shop, other.orderId);
    expect((await undo(orderId)).json()).toMatchObject({ code: 'coupon_used_up' });
    expect((await read(orderId)).order.state).toBe('cancelled');
    expect(await paidOf(orderId)).toBe(0);
  });

  it('CH-12 an undo waits while a payment that changes the order is in progress', async () => {
    const { orderId } = await labeled();
    await post(`${orderId}/change`, { change: { pickup_date: '2026-12-01' }, difference_cents: 0 });
    const amends = shop.context.db.updateTable('checkout_attempts').where('amends_order_id', '=', orderId);
    await amends.set({ state: 'started' }).execute();
    expect((await undo(orderId)).json()).toMatchObject({ code: 'change_in_progress' });
    await amends.set({ state: 'done' }).execute();
    expect((await undo(orderId)).statusCode).toBe(200);
  });

  it('C4-80 another customer cannot undo a change, and only one of two concurrent undos succeeds', async () => {
    const { orderId, totalCents } = await labeledRoundTrip(shop, customer, roundTripForm);
    await post(`${orderId}/cancel`);
    const stranger = await signedIn(shop, 'pro');
    const tried = await stranger.send('POST', `/api/v6/orders/${orderId}/undo`, { body: {} });
    expect(tried.statusCode).toBe(404);
    const carrier = await signedIn(shop, 'carrieradmin');
    const reading = await carrier.send('GET', `/api/v6/orders/${orderId}`);
    expect([reading.statusCode, reading.json().undo]).toEqual([200, undefined]);
    const acting = await carrier.send('POST', `/api/v6/orders/${orderId}/undo`, { body: {} });
    expect(acting.json()).toMatchObject({ code: 'action_not_allowed' });
    const answers = await Promise.all([undo(orderId), undo(orderId), undo(orderId)]);
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(await paidOf(orderId)).toBe(totalCents);
  });
});
