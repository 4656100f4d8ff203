import { incidentActsOf } from '../../../../modules/console/incidents/testing/incident-acts.ts';
import { stormInNewYork } from '../../../../modules/console/incidents/testing/storm.ts';
import { deskOf } from '../../../../modules/console/incidents/testing/strike.ts';
import { refundedForIncidents } from '../../../../modules/incidents/public/acting.ts';
import { actOnOrderJob } from '../../../../modules/incidents/public/jobs.ts';
import { signedInBrowser, startPerFile } from '../../../../testing/server-per-file.ts';
import { roundTripForm } from '../../../../testing/shipment-forms.ts';
import { testInstant } from '../../../../testing/test-app.ts';
import { until } from '../../../../testing/until.ts';
import { signedIn } from '../../../testing/booking.ts';
import { checkBooksAfterEach } from '../../../testing/check-books-after-each.ts';
import { paidOrder, parcelRows, placeOrder, reaches, stateOf, stepMails } from '../../../testing/shipping.ts';
import { startShop } from '../../../testing/shop.ts';

jest.setTimeout(120_000);
const shop = startPerFile(startShop);
beforeEach(() => shop.moveClock(testInstant));
const customer = signedInBrowser(shop, 'customer', 'each');
const admin = signedInBrowser(shop, 'admin', 'each');
const plus = signedInBrowser(shop, 'adminplus');
const desk = deskOf(admin);
const acts = incidentActsOf(admin);
checkBooksAfterEach(shop);

const storm = { ...stormInNewYork, sentence: 'A storm stops all carriers in New York' };
const refundsOf = async (orderId: string) =>
  (
    await shop.context.db
      .selectFrom('refunds')
      .select('amount_cents')
      .where('order_id', '=', orderId)
      .execute()
  ).map(({ amount_cents }) => amount_cents);
/** How much the admin may refund; null for no limit. */
const limitTo = (cents: number | null) =>
  shop.context.db
    .updateTable('users')
    .set({ refund_limit_cents: cents })
    .where('id', '=', 'usr_demo_admin')
    .execute();
beforeEach(() => limitTo(null));
// Orders of earlier tests are no longer affected.
beforeEach(() => shop.context.db.updateTable('orders').set({ state: 'delivered' }).execute());
const partOf = <T extends { order_id: string }>(list: readonly T[], orderId: string): T | undefined =>
  list.find(({ order_id }) => order_id === orderId);

describe('orders that are canceled for an incident', () => {
  it('CO-121 shows the sum before the press, then refunds each order in full, once, with one email that gives the reason', async () => {
    const oneWay = await paidOrder(shop, customer);
    const far = { ...roundTripForm, return_pickup_date: '2026-12-15' };
    const there = await paidOrder(shop, customer, far);
    const id = await desk.make(storm);
    const { orders, limit_left_cents } = await acts.plan(id, 'refund');
    expect(limit_left_cents).toBeNull();
    expect(partOf(orders, oneWay.orderId)).toMatchObject({
      part: 'order',
      cents: oneWay.totalCents,
      reason: null,
    });
    const leg = partOf(orders, there.orderId);
    expect(leg).toMatchObject({ part: 'outbound', reason: null });
    expect(leg?.cents).toBeLessThan(there.totalCents);
    expect((await acts.press(id, 'refund', { sum_cents: 1 })).json()).toMatchObject({ code: 'recalc' });
    expect(await refundsOf(oneWay.orderId)).toEqual([]);

    const body = { key: 'press-1', sum_cents: oneWay.totalCents + (leg?.cents ?? 0) };
    const answers = await Promise.all([acts.press(id, 'refund', body), acts.press(id, 'refund', body)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(answers.map((answer) => answer.json())).toContainEqual({ orders: 2, approval_id: null });
    const done = await acts.done(id, 'refund');
    expect(done).toMatchObject({ done: 2, waiting: 0, cents: body.sum_cents });
    expect(await stateOf(shop, oneWay.orderId)).toBe('cancelled');
    expect(await refundsOf(oneWay.orderId)).toEqual([oneWay.totalCents]);
    expect(await refundsOf(there.orderId)).toEqual([leg?.cents]);
    const mails = await stepMails(shop, oneWay.orderId, ['cancelled.outbound.1']);
    expect(mails.get('cancelled.outbound.1')?.text).toContain('. A storm stops all carriers in New York.');
    await stepMails(shop, there.orderId, ['leg_cancelled.outbound.1']);

    // The same press does nothing more, nor does a worker that was killed before it noted the result.
    expect((await acts.press(id, 'refund', body)).json()).toEqual({ orders: 0, approval_id: null });
    await shop.context.db.updateTable('incident_act_orders').set({ outcome: null }).execute();
    for (const [orderId, part] of [
      [oneWay.orderId, 'order'],
      [there.orderId, 'outbound'],
    ] as const)
      await shop.context.db
        .transaction()
        .execute((trx) =>
          shop.context.jobs.enqueue(trx, actOnOrderJob, { incidentId: id, act: 'refund', orderId, part }),
        );
    expect(await acts.done(id, 'refund')).toMatchObject({ done: 2, cents: body.sum_cents });
    expect(await refundsOf(oneWay.orderId)).toEqual([oneWay.totalCents]);
    expect(await refundsOf(there.orderId)).toEqual([leg?.cents]);
    const trail = await admin.send('GET', '/api/v6/audit?acts=settings');
    expect(trail.body).toContain('staff.canceled_for_incident');
    await desk.end(id);
  });

  it('CO-121 leaves out what staff uncheck, and lists an order with the carrier by its reason', async () => {
    const kept = await paidOrder(shop, customer);
    const gone = await placeOrder(shop, customer);
    await reaches(shop, gone.orderId, 'labels_ready');
    await reaches(shop, kept.orderId, 'labels_ready');
    const id = await desk.make(storm);
    const leave_out = [{ order_id: kept.orderId, part: 'order' }];
    shop.moveClock('2026-11-24T20:00:00Z');
    await admin.startOver('admin');
    expect((await acts.press(id, 'refund', { leave_out, sum_cents: gone.totalCents })).json()).toEqual({
      orders: 1,
      approval_id: null,
    });
    const { results } = await acts.done(id, 'refund').then((act) => act);
    expect(results).toMatchObject([{ order_id: gone.orderId, reason: 'action_not_allowed' }]);
    expect([await refundsOf(gone.orderId), await refundsOf(kept.orderId)]).toEqual([[], []]);
    await desk.end(id);
  });

  it('CO-121 stops between orders and resumes with those that waited', async () => {
    const { orderId, totalCents } = await paidOrder(shop, customer);
    const id = await desk.make(storm);
    const { jobs } = shop.context;
    const { enqueue } = jobs;
    jobs.enqueue = async (trx, definition, data, options) =>
      definition.name === actOnOrderJob.name ? undefined : enqueue(trx, definition, data, options);
    await acts.start(id, 'refund');
    jobs.enqueue = enqueue;
    expect(await acts.of(id, 'refund')).toMatchObject({ state: 'going', done: 0, waiting: 1 });
    await acts.stop(id, 'refund');
    expect(await acts.of(id, 'refund')).toMatchObject({ state: 'stopped', waiting: 1 });
    expect((await acts.start(id, 'refund')).json()).toEqual({ orders: 1, approval_id: null });
    expect(await acts.done(id, 'refund')).toMatchObject({ done: 1, cents: totalCents });
    expect(await refundsOf(orderId)).toEqual([totalCents]);
    await desk.end(id);
  });

  it('CO-121 attack 159 waits for a second person above the limit of all presses together, and acts once when approved', async () => {
    const first = await paidOrder(shop, customer);
    const second = await paidOrder(shop, customer);
    const before = await refundedForIncidents(shop.context.db, 'usr_demo_admin', Date.parse(testInstant));
    await limitTo(before + first.totalCents);
    const id = await desk.make(storm);
    expect((await acts.plan(id, 'refund')).limit_left_cents).toBe(first.totalCents);
    const leave_out = [{ order_id: second.orderId, part: 'order' }];
    await acts.press(id, 'refund', { leave_out, sum_cents: first.totalCents });
    await acts.done(id, 'refund');
    expect((await acts.plan(id, 'refund')).limit_left_cents).toBe(0);

    // Neither a second press nor a second incident splits the sum.
    const other = await desk.make({ ...storm, kind: 'strike' });
    const asked = (await acts.start(other, 'refund')).json();
    expect(asked).toMatchObject({ orders: 0, approval_id: expect.stringMatching(/^apr_/) });
    expect((await acts.start(other, 'refund')).json()).toEqual(asked);
    expect(await refundsOf(second.orderId)).toEqual([]);
    expect((await acts.read(other)).waits).toMatchObject({ orders: 1, cents: second.totalCents });
    const approve = (browser: typeof admin) =>
      browser.send('POST', `/api/v6/console/approvals/${asked.approval_id}/approve`, { body: {} });
    expect((await approve(admin)).json().code).toBe('approval_not_yours');
    const work = (await plus.send('GET', '/api/v6/console/work')).json();
    expect(work.approvals).toContainEqual(
      expect.objectContaining({
        approval_id: asked.approval_id,
        kind: 'refund',
        incident: { id: other, orders: 1 },
        acts: ['approve', 'decline'],
      }),
    );
    const answers = await Promise.all([approve(plus), approve(plus)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    await acts.done(other, 'refund');
    expect(await refundsOf(second.orderId)).toEqual([second.totalCents]);
    const act = await shop.context.db
      .selectFrom('order_acts')
      .select(['actor_id', 'comment'])
      .where('order_id', '=', second.orderId)
      .executeTakeFirst();
    expect(act).toEqual({ actor_id: 'usr_demo_admin', comment: 'The storm' });
    expect((await acts.read(other)).waits).toBeNull();
    await desk.end(id);
    await desk.end(other);
  });

  it('CO-121 cancels nothing of a declined request, and leaves an order whose refund changed since to a person', async () => {
    const { orderId, totalCents } = await paidOrder(shop, customer);
    await limitTo(0);
    const id = await desk.make(storm);
    const { approval_id } = (await acts.start(id, 'refund')).json();
    const at = `/api/v6/console/approvals/${approval_id}`;
    await plus.send('POST', `${at}/decline`, { body: { reason: 'Move it' } });
    expect(await refundsOf(orderId)).toEqual([]);
    const again = (await acts.start(id, 'refund')).json();
    expect(again).toMatchObject({ orders: 0 });
    expect(again.approval_id).not.toBe(approval_id);
    const refund = { comment: 'A torn strap', key: 'strap-1', amount_cents: 500, to: 'wallet' };
    await plus.send('POST', `/api/v6/console/orders/${orderId}/refunds`, { body: refund });
    await plus.send('POST', `/api/v6/console/approvals/${again.approval_id}/approve`, { body: {} });
    expect(await acts.done(id, 'refund')).toMatchObject({
      done: 0,
      results: [{ order_id: orderId, cents: totalCents, reason: 'recalc' }],
    });
    expect(await stateOf(shop, orderId)).not.toBe('cancelled');
    await desk.end(id);
  });
});

describe('labels that are voided for an incident', () => {
  it('CO-122 voids the labels of affected orders and buys others, once, with one email for each order', async () => {
    const { orderId } = await placeOrder(shop, customer);
    const bare = await paidOrder(shop, customer, { pickup_date: '2026-11-30' });
    await reaches(shop, orderId, 'labels_ready');
    const id = await desk.make(storm);
    const { orders } = await acts.plan(id, 'void_labels');
    expect(partOf(orders, orderId)).toMatchObject({ part: 'order', labels: 1, reason: null });
    const answers = await Promise.all([
      acts.press(id, 'void_labels', { key: 'one' }),
      acts.press(id, 'void_labels', { key: 'two' }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    await acts.done(id, 'void_labels');
    await until(
      async () =>
        (await parcelRows(shop, orderId)).map(({ label }) => label).join() === 'voided,bought' || undefined,
    );
    await reaches(shop, orderId, 'labels_ready');
    const mails = await stepMails(shop, orderId, ['labels_ready.outbound.2']);
    expect([...mails.keys()].filter((name) => name.startsWith('labels_ready'))).toHaveLength(2);
    expect(bare.orderId).not.toBe(orderId);
    await desk.end(id);
  });

  it('CO-122 replaces no labels of an order that changed since the press', async () => {
    const { orderId } = await placeOrder(shop, customer);
    await reaches(shop, orderId, 'labels_ready');
    const id = await desk.make(storm);
    await acts.press(id, 'void_labels', { key: 'one' });
    await acts.done(id, 'void_labels');
    await reaches(shop, orderId, 'labels_ready');
    const { db, jobs } = shop.context;
    await db
      .updateTable('incident_act_orders')
      .set({ outcome: null })
      .where('order_id', '=', orderId)
      .execute();
    const again = { incidentId: id, act: 'void_labels', orderId, part: 'order' } as const;
    await db.transaction().execute((trx) => jobs.enqueue(trx, actOnOrderJob, again));
    expect(await acts.done(id, 'void_labels')).toMatchObject({
      done: 0,
      results: [{ order_id: orderId, reason: 'changed_since' }],
    });
    expect(await parcelRows(shop, orderId)).toHaveLength(2);
    await desk.end(id);
  });

  it('CO-120 CO-121 CO-122 answer only staff with the right, and only for an incident that exists', async () => {
    for (const act of ['undo_move', 'refund', 'void_labels'] as const) {
      const answers = await Promise.all([
        acts.press('inc_none', act),
        acts.stop('inc_none', act),
        admin.send('POST', acts.at('inc_none', act, '/plan'), { body: {} }),
        admin.send('GET', acts.at('inc_none')),
      ]);
      expect(answers.map((answer) => answer.json().code)).toEqual(Array(4).fill('no_such_thing'));
    }
    const id = await desk.make(storm);
    for (const who of ['pro', 'carrieradmin', 'customer'] as const)
      expect((await incidentActsOf(await signedIn(shop, who)).press(id, 'refund')).statusCode).toBe(403);
    await desk.end(id);
  });
});
