import { calendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { incidentActsOf } from '../../../../modules/console/incidents/testing/incident-acts.ts';
import { stormInNewYork } from '../../../../modules/console/incidents/testing/storm.ts';
import { deskOf } from '../../../../modules/console/incidents/testing/strike.ts';
import { actOnOrderJob } from '../../../../modules/incidents/public/jobs.ts';
import { findOrder } from '../../../../modules/orders/public/store.ts';
import { signedInBrowser, startPerFile } from '../../../../testing/server-per-file.ts';
import { oneWayForm } from '../../../../testing/shipment-forms.ts';
import { testInstant } from '../../../../testing/test-app.ts';
import { until } from '../../../../testing/until.ts';
import { checkBooksAfterEach } from '../../../testing/check-books-after-each.ts';
import { paidOrder, placeOrder, reaches, stepMails } from '../../../testing/shipping.ts';
import { startShop } from '../../../testing/shop.ts';
import { dearDay, winterInstant, winterTrip } from '../../../testing/winter-trip.ts';

jest.setTimeout(120_000);
const shop = startPerFile(() => startShop({ UNDO_MINUTES: '10' }));
beforeEach(() => shop.moveClock(testInstant));
const customer = signedInBrowser(shop, 'customer', 'each');
const admin = signedInBrowser(shop, 'admin', 'each');
const desk = deskOf(admin);
const acts = incidentActsOf(admin);
checkBooksAfterEach(shop);

const dayOf = async (orderId: string) =>
  (await findOrder(shop.context.db, orderId))?.shipment.legs[0]?.pickup_date;
const moved = async (day: string, fields = {}) => {
  const id = await desk.make({ ...stormInNewYork, ...fields });
  await desk.move(id, day);
  await until(async () => (await desk.moving(id)).state === 'done' || undefined);
  return id;
};
const hourLater = async () => {
  shop.moveClock(new Date(Date.parse(testInstant) + 3_600_000).toISOString());
  await Promise.all([customer.startOver('customer'), admin.startOver('admin')]);
};
const stepsOf = async (orderId: string) =>
  (await shop.context.db.selectFrom('order_mails').select('kind').where('order_id', '=', orderId).execute())
    .map(({ kind }) => kind)
    .filter((kind) => /^(changed|undone)/.test(kind));

describe('pickups that return to their former day', () => {
  it('CO-120 undoes a move within its undo time, with one email that says so, and restores the labels', async () => {
    const { orderId } = await placeOrder(shop, customer);
    await reaches(shop, orderId, 'labels_ready');
    const id = await moved('2026-12-01');
    expect(await dayOf(orderId)).toBe('2026-12-01');
    const { orders, more } = await acts.plan(id, 'undo_move');
    expect([orders.filter(({ order_id }) => order_id === orderId), more]).toMatchObject([
      [{ part: 'outbound', day: '2026-11-24', cents: 0, reason: null }],
      0,
    ]);
    expect((await acts.start(id, 'undo_move')).json()).toEqual({ orders: 1, approval_id: null });
    expect(await acts.done(id, 'undo_move')).toMatchObject({
      done: 1,
      waiting: 0,
      results: [{ order_id: orderId, day: '2026-11-24', reason: null }],
    });
    expect(await dayOf(orderId)).toBe('2026-11-24');
    await reaches(shop, orderId, 'labels_ready');
    const text = (await stepMails(shop, orderId, ['undone.outbound.3'])).get('undone.outbound.3')?.text;
    expect(text).toContain(
      'Your bags leave on their former day again. Please ignore our emails about that change.',
    );
    expect(text).not.toContain('as you asked');
    // It is affected again, and no longer moved.
    expect(await desk.moving(id)).toMatchObject({ moved: 0, left: [] });
    expect((await desk.recipients(id)).orders).toMatchObject([{ order_id: orderId, moved: false }]);
    await desk.end(id);
  });

  it('CO-120 moves a pickup back after its undo time, at no cost, and once, also after a killed worker', async () => {
    const { orderId, totalCents } = await paidOrder(shop, customer);
    const id = await moved('2026-12-01');
    await hourLater();
    const answers = await Promise.all([acts.start(id, 'undo_move'), acts.start(id, 'undo_move')]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    await acts.done(id, 'undo_move');
    const order = await findOrder(shop.context.db, orderId);
    expect(await dayOf(orderId)).toBe('2026-11-24');
    expect(order).toMatchObject({ generation: 3, total_cents: totalCents });
    const text = (await stepMails(shop, orderId, ['changed.outbound.3'])).get('changed.outbound.3')?.text;
    expect(text).toContain('. Your bags leave on their former day again. Don’t use your earlier labels');
    // A worker that was killed before it noted the result repeats it.
    const { db, jobs } = shop.context;
    for (const [table, outcome] of [
      ['incident_act_orders', null],
      ['incident_moves', 'moved'],
    ] as const)
      await db
        .updateTable(table)
        .set({ outcome })
        .where('incident_id', '=', id)
        .where('order_id', '=', orderId)
        .execute();
    const again = { incidentId: id, act: 'undo_move', orderId, part: 'outbound' } as const;
    await db.transaction().execute((trx) => jobs.enqueue(trx, actOnOrderJob, again));
    expect(await acts.done(id, 'undo_move')).toMatchObject({ waiting: 0 });
    expect((await findOrder(db, orderId))?.generation).toBe(3);
    expect((await stepsOf(orderId)).toSorted()).toEqual(['changed.outbound.2', 'changed.outbound.3']);
    await desk.end(id);
  });

  it('CO-120 undoes no other change than the move: an order that its customer canceled since remains canceled', async () => {
    const { orderId } = await paidOrder(shop, customer);
    const id = await moved('2026-12-01');
    const { orders } = await acts.plan(id, 'undo_move');
    expect(orders.find(({ order_id }) => order_id === orderId)?.reason).toBeNull();
    const { jobs } = shop.context;
    const { enqueue } = jobs;
    // The worker comes to it only after the cancellation.
    jobs.enqueue = async (trx, definition, data, options) =>
      definition.name === actOnOrderJob.name ? undefined : enqueue(trx, definition, data, options);
    await acts.start(id, 'undo_move');
    jobs.enqueue = enqueue;
    await customer.send('POST', `/api/v6/orders/${orderId}/cancel`, { body: {} });
    const one = { incidentId: id, act: 'undo_move', orderId, part: 'outbound' } as const;
    await shop.context.db.transaction().execute((trx) => enqueue(trx, actOnOrderJob, one));
    const result = await until(async () =>
      (await acts.of(id, 'undo_move'))?.results.find(({ order_id }) => order_id === orderId),
    );
    expect(result).toMatchObject({ reason: 'action_not_allowed' });
    expect(await findOrder(shop.context.db, orderId)).toMatchObject({ state: 'cancelled', generation: 2 });
    await acts.stop(id, 'undo_move');
    await desk.end(id);
  });

  it('CO-120 lists orders that cannot return with the reason: changed since, or with the carrier', async () => {
    const changed = await paidOrder(shop, customer);
    const gone = await placeOrder(shop, customer);
    const id = await moved('2026-12-01');
    await hourLater();
    const change = { pickup_date: '2026-12-02' };
    const path = `/api/v6/orders/${changed.orderId}/change`;
    const { difference_cents } = (await customer.send('POST', `${path}/price`, { body: change })).json();
    await customer.send('POST', path, { body: { change, difference_cents } });
    await reaches(shop, gone.orderId, 'labels_ready');
    shop.moveClock('2026-12-01T22:00:00Z');
    await admin.startOver('admin');
    await acts.start(id, 'undo_move');
    const pressed = await acts.plan(id, 'undo_move');
    const reasonOf = (orderId: string) => pressed.orders.find(({ order_id }) => order_id === orderId)?.reason;
    expect(reasonOf(changed.orderId)).toBe('changed_since');
    expect(reasonOf(gone.orderId)).not.toBeNull();
    await desk.end(id);
  });

  it('CO-120 CO-113 attack 159 waives the difference of a more expensive former day within the limit, and lists it above', async () => {
    // The tariff's peak season ends on January 17: the move refunds its surcharge.
    const at = async (instant: string) => {
      shop.moveClock(instant);
      await Promise.all([customer.startOver('customer'), admin.startOver('admin')]);
    };
    await at(winterInstant);
    const form = { ...oneWayForm, traveler: winterTrip.traveler, pickup_date: dearDay, arrival_date: '' };
    const { orderId, totalCents } = await paidOrder(shop, customer, form);
    const id = await moved('2027-01-20', {
      first_day: calendarDate(dearDay),
      last_day: calendarDate('2027-01-19'),
      starts_on: calendarDate('2026-12-20'),
      ends_on: calendarDate('2027-01-19'),
    });
    const cheaper = (await findOrder(shop.context.db, orderId))?.total_cents ?? 0;
    expect(cheaper).toBeLessThan(totalCents);
    await at('2026-12-28T16:00:00Z');
    const limitTo = (cents: number | null) =>
      shop.context.db
        .updateTable('users')
        .set({ refund_limit_cents: cents })
        .where('id', '=', 'usr_demo_admin')
        .execute();
    await limitTo(0);
    const difference = totalCents - cheaper;
    const [above] = (await acts.plan(id, 'undo_move')).orders;
    expect(above).toMatchObject({ order_id: orderId, reason: 'above_limit', cents: difference });
    await limitTo(difference);
    const [within] = (await acts.plan(id, 'undo_move')).orders;
    expect(within).toMatchObject({ reason: null, cents: difference });
    await acts.start(id, 'undo_move');
    expect(await acts.done(id, 'undo_move')).toMatchObject({ done: 1, cents: difference });
    expect(await dayOf(orderId)).toBe(dearDay);
    const { db } = shop.context;
    const charged = await db
      .selectFrom('payments')
      .select('amount_cents')
      .where('order_id', '=', orderId)
      .execute();
    expect(charged).toEqual([{ amount_cents: totalCents }]);
    const gifts = await db.selectFrom('staff_gifts').select('amount_cents').execute();
    expect(gifts).toEqual([{ amount_cents: difference }]);
    await limitTo(null);
    await desk.end(id);
  });
});
