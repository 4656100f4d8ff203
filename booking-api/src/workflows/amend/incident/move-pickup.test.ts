import { type CalendarDate, calendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { stormInNewYork } from '../../../modules/console/incidents/testing/storm.ts';
import { deskOf } from '../../../modules/console/incidents/testing/strike.ts';
import { movePickupJob } from '../../../modules/incidents/public/jobs.ts';
import { findOrder } from '../../../modules/orders/public/store.ts';
import { signedInBrowser, startPerFile } from '../../../testing/server-per-file.ts';
import { oneWayForm, roundTripForm } from '../../../testing/shipment-forms.ts';
import { testInstant } from '../../../testing/test-app.ts';
import { until } from '../../../testing/until.ts';
import { checkBooksAfterEach } from '../../testing/check-books-after-each.ts';
import { paidOrder, placeOrder, stepMails } from '../../testing/shipping.ts';
import { startShop } from '../../testing/shop.ts';
import { winterTrip } from '../../testing/winter-trip.ts';

const shop = startPerFile(startShop);
beforeEach(() => shop.moveClock(testInstant));
const customer = signedInBrowser(shop, 'customer', 'each');
const admin = signedInBrowser(shop, 'admin', 'each');
const desk = deskOf(admin);
checkBooksAfterEach(shop);

const daysOf = async (orderId: string): Promise<CalendarDate[]> =>
  (await findOrder(shop.context.db, orderId))?.shipment.legs.map(({ pickup_date }) => pickup_date) ?? [];
const arrivalOf = async (orderId: string): Promise<CalendarDate | undefined> =>
  (await findOrder(shop.context.db, orderId))?.shipment.legs[0]?.arrival_date;
const isDone = (id: string) =>
  until(async () => {
    const moving = await desk.moving(id);
    return moving.state === 'done' && moving;
  });

describe('pickups that an incident moves', () => {
  it('CO-39 moves every affected pickup to the day, in the name of the staff who requested it, each once', async () => {
    const oneWay = await paidOrder(shop, customer);
    const there = await paidOrder(shop, customer, { ...roundTripForm, return_pickup_date: '2026-12-15' });
    const [before] = [await daysOf(oneWay.orderId)];
    const id = await desk.make(stormInNewYork);
    expect(await desk.moving(id)).toBeNull();
    expect((await desk.move(id, '2026-12-01')).json()).toEqual({ pickups: 2 });
    expect(await isDone(id)).toMatchObject({ day: '2026-12-01', moved: 2, waiting: 0, left: [] });
    expect(before).toEqual(['2026-11-24']);
    expect(await daysOf(oneWay.orderId)).toEqual(['2026-12-01']);
    expect(await daysOf(there.orderId)).toEqual(['2026-12-01', '2026-12-15']);
    const { entries } = (await admin.send('GET', `/api/v6/console/orders/${there.orderId}/life`)).json();
    expect(entries).toContainEqual(expect.objectContaining({ detail: expect.stringContaining('Dec 1') }));

    // They are no longer affected.
    expect((await desk.move(id, '2026-12-01')).json()).toEqual({ pickups: 0 });
    await desk.end(id);
  });

  it('CO-39 leaves a pickup that no carrier can make on that day to a person, with the reason', async () => {
    const { orderId } = await paidOrder(shop, customer);
    const id = await desk.make({ ...stormInNewYork, last_day: calendarDate('2026-11-26') });
    expect((await desk.move(id, '2026-11-28')).json()).toEqual({ pickups: 1 });
    expect(await isDone(id)).toMatchObject({
      moved: 0,
      left: [{ order_id: orderId, leg: 'outbound', reason: 'pickup_time_over', difference_cents: null }],
    });
    expect(await daysOf(orderId)).toEqual(['2026-11-24']);
    expect((await desk.move(id, '2026-12-01')).json()).toEqual({ pickups: 1 });
    expect(await isDone(id)).toMatchObject({ day: '2026-12-01', moved: 1, left: [] });
    await desk.end(id);
  });

  it('CO-39 charges no one: a pickup that would cost more is not moved, and its price difference is shown', async () => {
    // The tariff's peak season begins on October 5.
    shop.moveClock('2026-09-28T15:00:00Z');
    await Promise.all([customer.startOver('customer'), admin.startOver('admin')]);
    const form = {
      ...oneWayForm,
      traveler: winterTrip.traveler,
      pickup_date: '2026-10-01',
      arrival_date: '',
    };
    const { orderId } = await paidOrder(shop, customer, form);
    const days = { first_day: calendarDate('2026-10-01'), last_day: calendarDate('2026-10-02') };
    const id = await desk.make({ ...stormInNewYork, ...days });
    await desk.move(id, '2026-10-06');
    const { left } = await isDone(id);
    expect(left).toMatchObject([{ order_id: orderId, reason: 'costs_more' }]);
    expect(left[0].difference_cents).toBeGreaterThan(0);
    expect(await daysOf(orderId)).toEqual(['2026-10-01']);
    await desk.end(id);
  });

  it('CO-39 changes nothing after a stop, and nothing twice after a killed worker', async () => {
    const { orderId } = await placeOrder(shop, customer);
    const id = await desk.make(stormInNewYork);
    await desk.move(id, '2026-12-01');
    await isDone(id);
    const moved = await findOrder(shop.context.db, orderId);
    const repeat = async () => {
      await shop.context.db
        .updateTable('incident_moves')
        .set({ outcome: null })
        .where('incident_id', '=', id)
        .execute();
      const again = { incidentId: id, orderId, leg: 'outbound' } as const;
      await shop.context.db
        .transaction()
        .execute((trx) => shop.context.jobs.enqueue(trx, movePickupJob, again));
    };
    await repeat();
    expect(await isDone(id)).toMatchObject({ moved: 1, left: [] });
    expect((await findOrder(shop.context.db, orderId))?.generation).toBe(moved?.generation);
    await desk.stopMoving(id);
    await repeat();
    expect(await desk.moving(id)).toMatchObject({ state: 'stopped', moved: 0, waiting: 1 });
    // It is no longer affected, and would move once more.
    expect((await desk.move(id, '2026-12-02')).json()).toEqual({ pickups: 0 });
    expect(await isDone(id)).toMatchObject({ moved: 0, waiting: 0, left: [] });
    expect(await daysOf(orderId)).toEqual(['2026-12-01']);
    await desk.end(id);
  });

  it('CO-39 reports each moved order with its actual day, and its arrival next to the day it is needed', async () => {
    const needed = { trip_plan: { arrive_by: '2026-12-04' } };
    const first = await paidOrder(shop, customer, needed);
    const id = await desk.make(stormInNewYork);
    await desk.move(id, '2026-12-01');
    await isDone(id);
    const second = await paidOrder(shop, customer);
    await desk.move(id, '2026-12-03');
    const { results, moved } = await isDone(id);
    expect(moved).toBe(2);
    const resultOf = ({ orderId }: { orderId: string }) =>
      results.find(({ order_id }: { order_id: string }) => order_id === orderId);
    expect(resultOf(first)).toMatchObject({
      leg: 'outbound',
      pickup_date: '2026-12-01',
      arrival_date: await arrivalOf(first.orderId),
      needed_by: '2026-12-04',
    });
    expect(resultOf(first).arrival_date > '2026-12-04').toBe(true);
    expect(resultOf(second)).toMatchObject({ pickup_date: '2026-12-03', needed_by: null });
    await desk.end(id);
  });

  it('CO-07 CO-39 puts an order that arrives too late on the work list until it arrives in time', async () => {
    const needed = { trip_plan: { arrive_by: '2026-12-04' } };
    const { orderId } = await paidOrder(shop, customer, needed);
    const tooLate = async () =>
      (await admin.send('GET', '/api/v6/console/work'))
        .json()
        .too_late.filter(({ order_id }: { order_id: string }) => order_id === orderId);
    const id = await desk.make(stormInNewYork);
    expect(await tooLate()).toEqual([]);
    await desk.move(id, '2026-12-01');
    await isDone(id);
    const [item, ...others] = await tooLate();
    expect(others).toEqual([]);
    expect(item).toMatchObject({
      kind: 'too_late',
      what: 'outbound',
      bags: 1,
      day: await arrivalOf(orderId),
      needed_by: '2026-12-04',
      owner: null,
    });
    await desk.end(id);
    const change = { pickup_date: '2026-11-25' };
    const priced = await customer.send('POST', `/api/v6/orders/${orderId}/change/price`, { body: change });
    const body = { change, difference_cents: priced.json().difference_cents };
    expect((await customer.send('POST', `/api/v6/orders/${orderId}/change`, { body })).statusCode).toBe(200);
    expect(await tooLate()).toEqual([]);
  });

  it('CO-39 VL-22 emails the reason of a move, not a customer’s request, and what to do when it is too late', async () => {
    const needed = { trip_plan: { arrive_by: '2026-12-04' } };
    const oneWay = await paidOrder(shop, customer, needed);
    const there = await paidOrder(shop, customer, { ...roundTripForm, return_pickup_date: '2026-12-15' });
    const id = await desk.make({ ...stormInNewYork, sentence: 'A storm stops all carriers in New York' });
    await desk.move(id, '2026-12-01');
    await isDone(id);
    const mailOf = async (orderId: string, name: string) =>
      (await stepMails(shop, orderId, [name])).get(name)?.text ?? '';
    const text = await mailOf(oneWay.orderId, 'changed.outbound.2');
    expect(text).toContain('. A storm stops all carriers in New York. Don’t use your earlier labels');
    expect(text).not.toContain('as you asked');
    expect(text).toMatch(/Your bag arrives \d+ days? after Fri, Dec 4, when you need it\./);
    expect(text).toContain('You can choose another day or a faster service, or cancel, on your order page.');
    const moved = await mailOf(there.orderId, 'leg_moved.outbound.2');
    expect(moved).toContain('. A storm stops all carriers in New York. Don’t use the earlier labels');
    expect(moved).not.toContain('when you need');
    await desk.end(id);

    const change = { pickup_date: '2026-12-02' };
    const priced = await customer.send('POST', `/api/v6/orders/${oneWay.orderId}/change/price`, {
      body: change,
    });
    const body = { change, difference_cents: priced.json().difference_cents };
    await customer.send('POST', `/api/v6/orders/${oneWay.orderId}/change`, { body });
    expect(await mailOf(oneWay.orderId, 'changed.outbound.3')).toContain('as you asked. Don’t use');
  });

  it('CO-19 CO-39 leaves out customers who were emailed about a move, unless they are requested', async () => {
    const { orderId } = await paidOrder(shop, customer);
    const id = await desk.make(stormInNewYork);
    const of = async () =>
      (await desk.recipients(id)).orders.filter(({ order_id }: { order_id: string }) => order_id === orderId);
    expect(await of()).toMatchObject([{ order_id: orderId, moved: false }]);
    await desk.move(id, '2026-12-01');
    await isDone(id);
    expect(await desk.recipients(id)).toMatchObject({ customers: 1, by_move: 1 });
    expect(await of()).toMatchObject([{ order_id: orderId, moved: true, left_out: true }]);
    expect((await desk.read(id)).mailing).toMatchObject({ state: 'none', by_move: 1 });
    expect((await desk.email(id)).json()).toEqual({ customers: 0 });
    expect((await desk.email(id, 'Once more.', { moved_too: true })).json()).toEqual({ customers: 1 });
    await until(async () => (await desk.read(id)).mailing.state === 'done' || undefined);
    expect(await desk.recipients(id)).toEqual({ customers: 0, by_move: 0, orders: [] });
    await desk.end(id);
  });

  it('CO-07 takes an order that arrives too late off the work list once staff note what they did', async () => {
    const { orderId } = await paidOrder(shop, customer, { trip_plan: { arrive_by: '2026-12-04' } });
    const id = await desk.make(stormInNewYork);
    await desk.move(id, '2026-12-01');
    await isDone(id);
    const list = async () => (await admin.send('GET', '/api/v6/console/work')).json().too_late;
    const item = (await list()).find(({ order_id }: { order_id: string }) => order_id === orderId);
    const done = { kind: 'too_late', subject: item?.subject, note: 'The customer agrees.' };
    expect((await admin.send('POST', '/api/v6/console/work/done', { body: done })).statusCode).toBe(200);
    expect((await list()).map(({ order_id }: { order_id: string }) => order_id)).not.toContain(orderId);
    await desk.end(id);
  });

  it('answers only for an incident that exists', async () => {
    const answers = await Promise.all([
      desk.move('inc_none', '2026-12-01'),
      desk.stopMoving('inc_none'),
      desk.plan('inc_none', '2026-12-01'),
      admin.send('GET', '/api/v6/console/incidents/inc_none/move'),
    ]);
    expect(answers.map((answer) => answer.json().code)).toEqual(Array(4).fill('no_such_thing'));
  });
});
