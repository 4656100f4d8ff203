import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { signedInBrowser, startPerFile } from '../../../testing/server-per-file.ts';
import { roundTripForm } from '../../../testing/shipment-forms.ts';
import { authorize, type Booking, checkOut, prepareBooking } from '../../testing/booking.ts';
import { checkBooksAfterEach } from '../../testing/check-books-after-each.ts';
import { settled } from '../../testing/settled.ts';
import { startShop } from '../../testing/shop.ts';

const shop = startPerFile(startShop);
const customer = signedInBrowser(shop);
const admin = signedInBrowser(shop, 'adminplus');
checkBooksAfterEach(shop);

const migration = new URL('../../../../migrations/0792-what-staff-gave.sql', import.meta.url);

/** Places an order for the customer as staff; `more` contains the concessions. */
async function given(more: Record<string, unknown>): Promise<Booking> {
  const booking = await prepareBooking(admin, more, 'usr_demo_customer');
  if (more.comp_discount) await authorize(booking, 'comp_discount');
  if (more.x_refund_surcharges) await authorize(booking, 'refund_surcharges');
  if (more.outbound_pickup ?? more.return_pickup) await authorize(booking, 'waive_fee');
  const answer = await checkOut(booking, { nonce: await shop.gateway.nonce() });
  expect(answer.json()).toMatchObject({ status: true });
  await settled(shop, booking.orderId);
  return booking;
}
const send = (orderId: string, path: string, body: object) =>
  customer.send('POST', `/api/v6/orders/${orderId}/${path}`, { body });
const priceChange = async (orderId: string, change: object) =>
  (await send(orderId, 'change/price', change)).json();
const chicago = {
  destination: { zip: '60601', city: 'Chicago', state: 'IL', address: '151 E Wacker Dr' },
};
const sanFrancisco = {
  destination: { zip: '94103', city: 'San Francisco', state: 'CA', address: '1 Market St' },
};
/** Changes an order at its quoted price. */
async function change(orderId: string, wanted: object): Promise<number> {
  const { difference_cents } = await priceChange(orderId, wanted);
  const answer = await send(orderId, 'change', {
    change: wanted,
    difference_cents,
    ...(difference_cents > 0 ? { payment_method_nonce: await shop.gateway.nonce() } : {}),
  });
  expect(answer.statusCode).toBe(200);
  await settled(shop, orderId);
  return difference_cents;
}
const totalOf = async (orderId: string): Promise<number> =>
  (await customer.send('GET', `/api/v6/orders/${orderId}/receipt`)).json().total_cents;

const day = { pickup_date: '2026-12-01' };

describe('staff concessions', () => {
  it.each([
    ['a comp discount', { comp_discount: '10000' }, 2495],
    ['a waived fee', { outbound_pickup: '2' }, 11_000],
    ['both', { comp_discount: '10000', outbound_pickup: '2' }, 1000],
  ])('PR-10, RO-07 a concession is kept when the customer moves the day: %s', async (_what, more, total) => {
    const { orderId, totalCents } = await given(more);
    expect(totalCents).toBe(total);
    expect(await change(orderId, day)).toBe(0);
    expect(await totalOf(orderId)).toBe(total);
  });

  it('PR-10 a concession is kept when one leg is moved', async () => {
    const { orderId } = await given({
      ...roundTripForm,
      comp_discount: '10000',
      outbound_pickup: '2',
      return_pickup: '2',
    });
    for (const leg of ['outbound', 'return']) {
      const moved = { pickup_date: leg === 'outbound' ? '2026-11-25' : '2026-12-09' };
      expect((await send(orderId, `legs/${leg}/change/price`, moved)).json()).toMatchObject({
        difference_cents: 0,
      });
      const answer = await send(orderId, `legs/${leg}/change`, { ...moved, difference_cents: 0 });
      expect(answer.statusCode).toBe(200);
    }
    expect(await change(orderId, { pickup_date: '2026-11-24' })).toBe(0);
  });

  it('PR-10 a concession keeps its full amount after the order was cheaper for a while', async () => {
    const { orderId, totalCents } = await given({ comp_discount: '12000' });
    await change(orderId, chicago);
    expect(await totalOf(orderId)).toBe(0);
    await change(orderId, sanFrancisco);
    expect(await totalOf(orderId)).toBe(totalCents);
  });

  it('PR-10 the concession of an order that predates stored concessions is read from its lines', async () => {
    const { orderId } = await given({ comp_discount: '5000' });
    const { db } = shop.context;
    const keptOf = async () =>
      (await db.selectFrom('orders').select('shipment').where('id', '=', orderId).executeTakeFirstOrThrow())
        .shipment.booking?.concessions;
    const kept = await keptOf();
    await sql`update orders set shipment = shipment #- '{booking,concessions}' where id = ${orderId}`.execute(
      db,
    );
    expect(await keptOf()).toBeUndefined();
    await sql.raw(readFileSync(migration, 'utf8')).execute(db);
    expect(await keptOf()).toEqual(kept);
  });

  it('attack 44: a concession does not grow when the customer enlarges the order', async () => {
    const { orderId } = await given({ comp_discount: '99999999' });
    expect(await totalOf(orderId)).toBe(0);
    const plain = await prepareBooking(customer, roundTripForm);
    const grown = await prepareBooking(customer, { ...roundTripForm, price_api_order_id: orderId });
    expect(grown.totalCents).toBe(plain.totalCents - 12_495);
    const asked = { ...roundTripForm, price_api_order_id: orderId, comp_discount: '99999' };
    expect((await prepareBooking(customer, asked)).totalCents).toBe(grown.totalCents);
  });

  it('attack 44: a waived fee is not waived on another leg or order', async () => {
    const { orderId } = await given({ outbound_pickup: '2' });
    const statusOf = async (form: object) =>
      (await customer.send('POST', '/refactor/v5/ship/ship_price', { body: form })).statusCode;
    const amends = { ...roundTripForm, price_api_order_id: orderId };
    expect(await statusOf({ ...amends, outbound_pickup: '2' })).toBe(200);
    expect(await statusOf({ ...amends, outbound_pickup: '2', return_pickup: '2' })).toBe(403);
    expect(await statusOf({ ...roundTripForm, outbound_pickup: '2' })).toBe(403);
    const plain = await given({});
    expect(await statusOf({ ...amends, outbound_pickup: '2', price_api_order_id: plain.orderId })).toBe(403);
  });

  it('PR-10 only staff can withdraw a concession, and only explicitly', async () => {
    const { orderId } = await given({ comp_discount: '5000' });
    const asStaff = (more: object) =>
      prepareBooking(admin, { price_api_order_id: orderId, ...more }, 'usr_demo_customer');
    expect((await asStaff({})).totalCents).toBe(0);
    expect((await asStaff({ comp_discount: '0' })).totalCents).toBe(5000);
    expect((await asStaff({ comp_discount: '7000' })).totalCents).toBe(-2000);
  });
});
