import { incidentActsOf } from '../../../../modules/console/incidents/testing/incident-acts.ts';
import { deskOf } from '../../../../modules/console/incidents/testing/strike.ts';
import { findOrder } from '../../../../modules/orders/public/store.ts';
import { signedInBrowser, startPerFile } from '../../../../testing/server-per-file.ts';
import { roundTripForm } from '../../../../testing/shipment-forms.ts';
import { testInstant } from '../../../../testing/test-app.ts';
import { signedIn } from '../../../testing/booking.ts';
import { checkBooksAfterEach } from '../../../testing/check-books-after-each.ts';
import { paidOrder, parcelRows, placeOrder, reaches, stepMails } from '../../../testing/shipping.ts';
import { startShop } from '../../../testing/shop.ts';
import { carrierStrikeOf, fedexStrike } from './testing/carrier-strike.ts';

jest.setTimeout(120_000);
const shop = startPerFile(startShop);
beforeEach(() => shop.moveClock(testInstant));
const customer = signedInBrowser(shop, 'customer', 'each');
const admin = signedInBrowser(shop, 'admin', 'each');
const desk = deskOf(admin);
const acts = incidentActsOf(admin);
const act = 'other_carrier';
checkBooksAfterEach(shop);
const { legsOf, generationOf, repeat, startWithoutWorker, deliverAll, endAll } = carrierStrikeOf(shop, acts);
beforeEach(deliverAll);
afterEach(() => endAll(testInstant));

describe('orders that another carrier takes for an incident', () => {
  it('CO-123 shows service, day and difference, then moves each once, with new labels and one email that names the carrier', async () => {
    const { orderId, totalCents } = await placeOrder(shop, customer);
    await reaches(shop, orderId, 'labels_ready');
    const id = await desk.make(fedexStrike);
    const [planned, ...others] = (await acts.plan(id, act)).orders;
    expect(others).toEqual([]);
    const move = {
      leg: 'outbound',
      from: { carrier: 'FedEx', service: 'FedEx Ground', pickup_date: '2026-11-24' },
      to: { carrier: 'UPS', service: 'UPS Ground', pickup_date: '2026-11-24' },
    };
    expect(planned).toMatchObject({
      order_id: orderId,
      part: 'order',
      cents: 0,
      reason: null,
      carriers: [move],
    });
    expect(planned?.carriers?.[0]?.to.arrival_date).toBe(planned?.carriers?.[0]?.from.arrival_date);
    const key = 'press-one';
    const answers = await Promise.all([acts.start(id, act, { key }), acts.start(id, act, { key })]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const { other_carrier } = await acts.doneByCarrier(id);
    expect(other_carrier).toMatchObject({
      done: 1,
      waiting: 0,
      results: [{ order_id: orderId, reason: null, cents: 0, carriers: [move] }],
    });
    expect(await legsOf(orderId)).toEqual(['outbound UPS DOMESTIC_GROUND']);
    expect(await findOrder(shop.context.db, orderId)).toMatchObject({
      total_cents: totalCents,
      generation: 2,
    });
    await reaches(shop, orderId, 'labels_ready');
    const text = (await stepMails(shop, orderId, ['changed.outbound.2'])).get('changed.outbound.2')?.text;
    expect(text).toContain(
      '. FedEx is on strike until Dec 7. UPS picks up your bags on Tue, Nov 24, and they arrive on',
    );
    expect(text).toContain('Carrier UPS instead of FedEx.');
    expect(text).not.toContain('as you asked');
    // A killed worker repeats it, and changes nothing; neither does the same press.
    await repeat(id, orderId);
    expect((await acts.doneByCarrier(id)).other_carrier).toMatchObject({ done: 1 });
    expect((await acts.press(id, act, { key })).json()).toEqual({ orders: 0, approval_id: null });
    expect(await generationOf(orderId)).toBe(2);
    // It is no longer affected.
    expect((await acts.plan(id, act)).orders).toEqual([]);
    const trail = await admin.send('GET', '/api/v6/audit?acts=settings');
    expect(trail.body).toContain('staff.moved_to_carriers');
    const history = await shop.context.db
      .selectFrom('order_acts')
      .select(['detail', 'actor_id', 'comment'])
      .where('order_id', '=', orderId)
      .execute();
    expect(history).toMatchObject([
      {
        detail: { changes: ['Carrier UPS instead of FedEx'] },
        actor_id: 'usr_demo_admin',
        comment: 'The storm',
      },
    ]);
  });

  it('CO-123 a round trip changes both carriers with one email, or only its affected leg, whose other labels stay', async () => {
    const form = { ...roundTripForm, return_pickup_date: '2026-12-15' };
    const both = await paidOrder(shop, customer, form);
    const first = await desk.make({ ...fedexStrike, last_day: null, ends_on: '2026-12-30' as never });
    expect((await acts.plan(first, act)).orders).toMatchObject([
      { part: 'order', carriers: [{ leg: 'outbound' }, { leg: 'return' }] },
    ]);
    await acts.start(first, act);
    await acts.doneByCarrier(first);
    expect(await legsOf(both.orderId)).toEqual([
      'outbound UPS DOMESTIC_GROUND',
      'return UPS DOMESTIC_GROUND',
    ]);
    const text = (await stepMails(shop, both.orderId, ['changed.outbound.2'])).get(
      'changed.outbound.2',
    )?.text;
    expect(text).toContain('UPS picks up your return bags on Tue, Dec 15');
    await desk.end(first);

    await deliverAll();
    const one = await paidOrder(shop, customer, form);
    await reaches(shop, one.orderId, 'labels_ready');
    const id = await desk.make(fedexStrike);
    expect((await acts.plan(id, act)).orders).toMatchObject([{ part: 'outbound', cents: 0 }]);
    await acts.start(id, act);
    expect((await acts.doneByCarrier(id)).other_carrier).toMatchObject({ done: 1 });
    expect(await legsOf(one.orderId)).toEqual([
      'outbound UPS DOMESTIC_GROUND',
      'return FEDEX DOMESTIC_GROUND',
    ]);
    const mails = await stepMails(shop, one.orderId, ['leg_moved.outbound.2']);
    expect(mails.get('leg_moved.outbound.2')?.text).toContain('FedEx is on strike until Dec 7. UPS picks up');
    await repeat(id, one.orderId, 'outbound');
    expect((await acts.doneByCarrier(id)).other_carrier).toMatchObject({ done: 1 });
    expect(await generationOf(one.orderId)).toBe(2);
  });

  it('CO-123 leaves what staff uncheck and what changed since, and lists orders that no other carrier takes or that have left', async () => {
    const kept = await paidOrder(shop, customer);
    const changed = await paidOrder(shop, customer);
    const id = await desk.make({ ...fedexStrike, stops_selling: false, shows_notice: true });
    await startWithoutWorker(id, { leave_out: [{ order_id: kept.orderId, part: 'order' }] });
    expect((await acts.read(id)).other_carrier).toMatchObject({ state: 'going', waiting: 1 });
    await acts.stop(id, act);
    expect((await acts.read(id)).other_carrier).toMatchObject({ state: 'stopped', waiting: 1 });
    await shop.context.db.updateTable('incident_acts').set({ state: 'going' }).execute();
    await shop.context.db
      .updateTable('orders')
      .set((row) => ({ generation: row('generation', '+', 1) }))
      .where('id', '=', changed.orderId)
      .execute();
    await repeat(id, changed.orderId);
    expect((await acts.doneByCarrier(id)).other_carrier).toMatchObject({
      done: 0,
      results: [{ order_id: changed.orderId, reason: 'changed_since' }],
    });
    expect(await legsOf(changed.orderId)).toEqual(['outbound FEDEX DOMESTIC_GROUND']);
    expect(await generationOf(kept.orderId)).toBe(1);

    await deliverAll();
    const gone = await placeOrder(shop, customer);
    await reaches(shop, gone.orderId, 'labels_ready');
    const all = await desk.make({ ...fedexStrike, carriers: [] });
    expect((await acts.plan(all, act)).orders).toMatchObject([{ reason: 'no_other_carrier' }]);
    await desk.end(all);
    await startWithoutWorker(id);
    shop.moveClock('2026-11-24T20:00:00Z');
    await admin.startOver('admin');
    expect((await acts.plan(id, act)).orders).toMatchObject([{ reason: 'pickup_time_over' }]);
    await repeat(id, gone.orderId);
    const { other_carrier } = await acts.doneByCarrier(id);
    expect(other_carrier?.results.map(({ reason }) => reason)).toEqual(['action_not_allowed']);
    expect((await acts.plan(id, act)).orders).toMatchObject([{ reason: 'action_not_allowed' }]);
    expect((await parcelRows(shop, gone.orderId)).length).toBe(1);
  });

  it('CO-123 answers only staff with the right, for an incident that exists', async () => {
    expect((await acts.press('inc_none', act)).json().code).toBe('no_such_thing');
    const id = await desk.make(fedexStrike);
    for (const who of ['pro', 'carrieradmin', 'customer'] as const)
      expect((await incidentActsOf(await signedIn(shop, who)).press(id, act)).statusCode).toBe(403);
  });
});
