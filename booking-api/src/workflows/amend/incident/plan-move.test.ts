import { calendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { sql } from 'kysely';
import { deskOf } from '../../../modules/console/incidents/testing/strike.ts';
import { findOrder } from '../../../modules/orders/public/store.ts';
import { signedInBrowser, startPerFile } from '../../../testing/server-per-file.ts';
import { roundTripForm } from '../../../testing/shipment-forms.ts';
import { testInstant } from '../../../testing/test-app.ts';
import { until } from '../../../testing/until.ts';
import { checkBooksAfterEach } from '../../testing/check-books-after-each.ts';
import { paidOrder, placeOrder } from '../../testing/shipping.ts';
import { startShop } from '../../testing/shop.ts';
import { payLinksIn } from '../pay-link/testing/pay-links-in.ts';

jest.setTimeout(120_000);
const shop = startPerFile(startShop);
beforeEach(() => shop.moveClock(testInstant));
const customer = signedInBrowser(shop, 'customer', 'each');
const admin = signedInBrowser(shop, 'admin', 'each');
const desk = deskOf(admin);
checkBooksAfterEach(shop);
const { linked, send, differenceOf } = payLinksIn(shop, { customer, admin });

/** Every carrier is stopped in New York from November 24 to 26. */
const storm = {
  kind: 'weather' as const,
  area: { is: 'state' as const, country: 'US', state: 'NY' },
  carriers: [],
  services: [],
  first_day: calendarDate('2026-11-24'),
  last_day: calendarDate('2026-11-26'),
  stops_selling: false,
  shows_notice: true,
};
const legOf = async (orderId: string) => (await findOrder(shop.context.db, orderId))?.shipment.legs[0];
const resultsOf = (id: string) =>
  until(async () => {
    const moving = await desk.moving(id);
    return moving.state === 'done' && moving.results;
  });

describe('the plan of a move for an incident', () => {
  it('CO-39 lists the new pickup and arrival of each order, or why it cannot move, and moves nothing', async () => {
    const { orderId } = await paidOrder(shop, customer, { trip_plan: { arrive_by: '2026-12-04' } });
    const before = await legOf(orderId);
    const id = await desk.make(storm);
    const planned = (await desk.plan(id, '2026-12-01')).json();
    expect(planned).toMatchObject({
      more: 0,
      pickups: [
        {
          order_id: orderId,
          leg: 'outbound',
          pickup_date: '2026-11-24',
          moved: { pickup_date: '2026-12-01' },
          needed_by: '2026-12-04',
          open_link: false,
          reason: null,
        },
      ],
    });
    expect((await desk.plan(id, '2026-11-28')).json().pickups).toMatchObject([
      { order_id: orderId, moved: null, reason: 'pickup_time_over' },
    ]);
    expect(await legOf(orderId)).toEqual(before);
    await desk.move(id, '2026-12-01');
    const [result] = await resultsOf(id);
    const { pickup_date, arrival_date } = result;
    expect({ pickup_date, arrival_date }).toEqual(planned.pickups[0].moved);
    await desk.end(id);
  });

  it('CO-39 refuses a day of the incident at its field', async () => {
    const id = await desk.make(storm);
    for (const act of [desk.plan, desk.move]) {
      const answer = await act(id, '2026-11-26');
      expect([answer.statusCode, answer.json()]).toMatchObject([
        422,
        { code: 'invalid', fields: [{ path: 'day', code: 'in_incident' }] },
      ]);
    }
    expect((await desk.plan(id, '2026-11-27')).statusCode).toBe(200);
    await desk.end(id);
  });

  it('CH-20 CO-39 shows which orders have an open pay link, and afterwards which of these are void', async () => {
    const { booking } = await linked();
    const { orderId } = booking;
    const id = await desk.make(storm);
    expect((await desk.plan(id, '2026-12-01')).json().pickups).toMatchObject([
      { order_id: orderId, open_link: true },
    ]);
    await desk.move(id, '2026-12-01');
    expect(await resultsOf(id)).toMatchObject([{ order_id: orderId, link_voided: true }]);
    const wanted = {
      destination: { zip: '94103', city: 'San Francisco', state: 'CA', address: '1 Market St' },
    };
    const differenceCents = await differenceOf(orderId, wanted);
    const sent = await send(orderId, { change: wanted, difference_cents: differenceCents });
    expect(sent.statusCode).toBe(200);
    expect(await resultsOf(id)).toMatchObject([{ order_id: orderId, link_voided: false }]);
    await desk.end(id);
  });

  it('CO-129 suggests a day on which the club is open, names a closed club, and leaves out single orders', async () => {
    const toClub = { destination: 'club', d_club_id: '1', arrival_date: '', return_pickup: '3' };
    const { orderId } = await placeOrder(shop, customer, { ...roundTripForm, ...toClub });
    const returnOf = async () => (await findOrder(shop.context.db, orderId))?.shipment.legs[1];
    const before = await returnOf();
    const setClosed = (dates: readonly string[]) =>
      shop.context.db
        .updateTable('facilities')
        .set({ closed_dates: sql`${[...dates]}::date[]` as never })
        .where('id', '=', 1)
        .execute();
    const day = calendarDate('2026-12-08');
    const id = await desk.make({
      ...storm,
      area: { is: 'everywhere' },
      first_day: day,
      last_day: day,
      starts_on: day,
      ends_on: day,
    });
    expect(await desk.suggested(id)).toBe('2026-12-09');
    await setClosed(['2026-12-09', '2026-12-10']);
    try {
      expect(await desk.suggested(id)).toBe('2026-12-11');
      const { pickups } = (await desk.plan(id, '2026-12-09')).json();
      expect(pickups).toContainEqual(
        expect.objectContaining({ order_id: orderId, leg: 'return', moved: null, reason: 'club_closed' }),
      );
    } finally {
      await setClosed([]);
    }
    const all: { order_id: string; leg: string }[] = (await desk.plan(id, '2026-12-11')).json().pickups;
    const leaveOut = all.map(({ order_id, leg }) => ({ order_id, leg }));
    expect(leaveOut).toContainEqual({ order_id: orderId, leg: 'return' });
    expect((await desk.move(id, '2026-12-11', leaveOut)).json()).toEqual({ pickups: 0 });
    expect(await returnOf()).toEqual(before);
    await desk.end(id);
  });
});
