import { weekdayOf } from '@sendahead/shared-contracts/primitives/calendar-date';
import { signedInBrowser, startPerFile } from '../../../testing/server-per-file.ts';
import { roundTripForm } from '../../../testing/shipment-forms.ts';
import { placeOrder } from '../../../workflows/testing/shipping.ts';
import { startShop } from '../../../workflows/testing/shop.ts';

const shop = startPerFile(startShop);
const customer = signedInBrowser(shop);
const admin = signedInBrowser(shop, 'admin');
const pro = signedInBrowser(shop, 'pro');

const closing = (query: Record<string, string>, clubId = '1', browser = admin) =>
  browser.send('GET', `/api/v6/console/clubs/${clubId}/closing`, { query });

describe('orders on days that a club is about to close', () => {
  it('orders on closing days include its pickups and deliveries on those days, by date or weekday', async () => {
    const toClub = { destination: 'club', d_club_id: '1', arrival_date: '', return_pickup: '3' };
    const { orderId } = await placeOrder(shop, customer, { ...roundTripForm, ...toClub });
    await placeOrder(shop, customer);
    const { shipment } = await shop.context.db
      .selectFrom('orders')
      .select('shipment')
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow();
    const [there, back] = shipment.legs;
    const arrival = there?.arrival_date;
    const pickup = back?.pickup_date;
    if (!arrival || !pickup) throw new Error('a round trip has two legs');
    const stop = { order_id: orderId, customer: 'Casey Customer', bags: expect.any(Number) };
    expect((await closing({ dates: arrival })).json()).toMatchObject({
      stops: [{ ...stop, stop: 'delivery', date: arrival }],
      more: false,
    });
    const weekday = String(weekdayOf(pickup) || 7);
    const stops = (await closing({ weekdays: weekday, dates: arrival })).json().stops;
    expect(stops.map(({ stop, date }: { stop: string; date: string }) => [stop, date])).toEqual([
      ['delivery', arrival],
      ['pickup', pickup],
    ]);
    expect((await closing({ dates: '2027-06-01' })).json()).toEqual({ stops: [], more: false });
    expect((await closing({ dates: arrival }, '2')).json().stops).toEqual([]);
  });

  it('CO-34 orders on closing days appear as work from then on, until the order moves or the club opens again', async () => {
    const toClub = { destination: 'club', d_club_id: '1', arrival_date: '', return_pickup: '3' };
    const { orderId } = await placeOrder(shop, customer, { ...roundTripForm, ...toClub });
    const { shipment } = await shop.context.db
      .selectFrom('orders')
      .select('shipment')
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow();
    const arrival = shipment.legs[0]?.arrival_date;
    const close = async (closed_dates: readonly unknown[], expected: readonly unknown[]) => {
      const body = { fields: { closed_dates }, expected: { closed_dates: expected }, reason: 'Frost' };
      expect((await admin.send('PATCH', '/api/v6/console/clubs/1', { body })).statusCode).toBe(200);
    };
    const alerts = async () => {
      const { items } = (await admin.send('GET', '/api/v6/console/work')).json();
      return items.filter(
        ({ what, order_id }: Record<string, unknown>) => what === 'club_closed' && order_id === orderId,
      );
    };
    expect(await alerts()).toEqual([]);
    const { fields } = (await admin.send('GET', '/api/v6/console/clubs/1')).json();
    const before = fields.closed_dates;
    const closedDays = async () =>
      (await customer.send('GET', `/api/v6/orders/${orderId}`)).json().closed_days;
    expect(await closedDays()).toEqual([]);
    await close([...before, arrival].sort(), before);
    expect(await alerts()).toHaveLength(1);
    expect(await closedDays()).toEqual([
      { leg: 'outbound', stop: 'delivery', place: 'San Francisco, CA', date: arrival },
    ]);
    await close(before, [...before, arrival].sort());
    expect([await alerts(), await closedDays()]).toEqual([[], []]);
    await close([...before, arrival].sort(), before);
    const other = await admin.send('POST', `/api/v6/orders/${orderId}/legs/return/cancel`, {
      body: { comment: 'Drives home' },
    });
    expect([other.statusCode, (await alerts()).length]).toEqual([200, 1]);
    const canceled = await admin.send('POST', `/api/v6/orders/${orderId}/cancel`, {
      body: { comment: 'Closed' },
    });
    expect(canceled.statusCode).toBe(200);
    expect(await alerts()).toEqual([]);
    await close(before, [...before, arrival].sort());
  });

  it('CO-159 the alert names the club, the day, and whether it is a pickup or a delivery, in the work list and on the order', async () => {
    const toClub = { destination: 'club', d_club_id: '1', arrival_date: '', return_pickup: '3' };
    const { orderId } = await placeOrder(shop, customer, { ...roundTripForm, ...toClub });
    const { shipment } = await shop.context.db
      .selectFrom('orders')
      .select('shipment')
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow();
    const arrival = shipment.legs[0]?.arrival_date;
    const pickup = shipment.legs[1]?.pickup_date;
    const { fields } = (await admin.send('GET', '/api/v6/console/clubs/1')).json();
    const before: string[] = fields.closed_dates;
    const after = [...before, arrival, pickup].sort();
    const close = (closed_dates: readonly unknown[], expected: readonly unknown[]) =>
      admin.send('PATCH', '/api/v6/console/clubs/1', {
        body: { fields: { closed_dates }, expected: { closed_dates: expected }, reason: 'Frost' },
      });
    expect((await close(after, before)).statusCode).toBe(200);
    const { items } = (await admin.send('GET', '/api/v6/console/work')).json();
    const view = (await admin.send('GET', `/api/v6/console/orders/${orderId}`)).json();
    await close(before, after);
    type Alert = { closed: { stop: string } | null; order_id?: string };
    const stops = (alerts: Alert[]) =>
      alerts.flatMap(({ closed }) => closed ?? []).toSorted((a, b) => a.stop.localeCompare(b.stop));
    const named = [
      { club: fields.name, day: arrival, stop: 'delivery' },
      { club: fields.name, day: pickup, stop: 'pickup' },
    ];
    expect(stops(items.filter(({ order_id }: Alert) => order_id === orderId))).toEqual(named);
    expect(stops(view.alerts)).toEqual(named);
  });

  it('OPEN-54 orders on closing days are visible to admins only, and not for a club that does not exist', async () => {
    expect((await closing({ dates: '2026-12-24' }, '1', pro)).statusCode).toBe(403);
    const unknown = await closing({ dates: '2026-12-24' }, '999999');
    expect([unknown.statusCode, unknown.json().code]).toEqual([404, 'no_such_thing']);
  });
});
