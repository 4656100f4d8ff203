import { incidentActsOf } from '../../../../modules/console/incidents/testing/incident-acts.ts';
import { deskOf } from '../../../../modules/console/incidents/testing/strike.ts';
import { findOrder } from '../../../../modules/orders/public/store.ts';
import { signedInBrowser, startPerFile } from '../../../../testing/server-per-file.ts';
import { testInstant } from '../../../../testing/test-app.ts';
import { checkBooksAfterEach } from '../../../testing/check-books-after-each.ts';
import { paidOrder, stepMails } from '../../../testing/shipping.ts';
import { startShop } from '../../../testing/shop.ts';
import { carrierStrikeOf, fedexStrike } from './testing/carrier-strike.ts';

jest.setTimeout(120_000);
const shop = startPerFile(startShop);
beforeEach(() => shop.moveClock(testInstant));
const customer = signedInBrowser(shop, 'customer', 'each');
const admin = signedInBrowser(shop, 'admin', 'each');
const plus = signedInBrowser(shop, 'adminplus');
const desk = deskOf(admin);
const acts = incidentActsOf(admin);
const act = 'other_carrier';
checkBooksAfterEach(shop);
const { legsOf, repeat, deliverAll, endAll } = carrierStrikeOf(shop, acts);
beforeEach(deliverAll);
afterEach(() => endAll(testInstant));

/** UPS does not sell these promises meanwhile. */
const upsWithout = (...services: string[]) => desk.make({ ...fedexStrike, carriers: ['UPS'], services });
const limitTo = (cents: number | null) =>
  shop.context.db
    .updateTable('users')
    .set({ refund_limit_cents: cents })
    .where('id', '=', 'usr_demo_admin')
    .execute();
beforeEach(() => limitTo(null));
const refundsOf = async (orderId: string) =>
  (
    await shop.context.db
      .selectFrom('refunds')
      .select('amount_cents')
      .where('order_id', '=', orderId)
      .execute()
  ).map(({ amount_cents }) => amount_cents);
const overnight = { pickup_carrier_service_level_id: '3', arrival_date: '' };

describe('the difference of another carrier', () => {
  it('CO-123 CO-113 waives a higher price within the limit, and refunds a lower one of a later arrival', async () => {
    const { orderId, totalCents } = await paidOrder(shop, customer);
    await upsWithout('DOMESTIC_GROUND');
    const id = await desk.make(fedexStrike);
    const [dearer] = (await acts.plan(id, act)).orders;
    const difference = dearer?.cents ?? 0;
    expect(difference).toBeGreaterThan(0);
    expect(dearer).not.toHaveProperty('waits_for_approval');
    await limitTo(difference);
    await acts.start(id, act);
    expect((await acts.doneByCarrier(id)).other_carrier).toMatchObject({ done: 1, cents: difference });
    expect(await legsOf(orderId)).toEqual([expect.stringMatching(/^outbound UPS DOMESTIC_/)]);
    expect(await refundsOf(orderId)).toEqual([]);
    expect(await findOrder(shop.context.db, orderId)).toMatchObject({ total_cents: totalCents });
    expect(
      await shop.context.db
        .selectFrom('staff_gifts')
        .select('amount_cents')
        .where('actor_id', '=', 'usr_demo_admin')
        .execute(),
    ).toContainEqual({ amount_cents: difference });

    await deliverAll();
    await desk.end(id);
    const fast = await paidOrder(shop, customer, { ...overnight, pickup_date: '2026-11-24' });
    await upsWithout('DOMESTIC_1_DAY');
    const again = await desk.make(fedexStrike);
    const [later] = (await acts.plan(again, act)).orders;
    expect(later?.cents).toBeLessThan(0);
    const [move] = later?.carriers ?? [];
    expect([move?.from.arrival_date, move?.to.arrival_date].toSorted()).toEqual([
      move?.from.arrival_date,
      move?.to.arrival_date,
    ]);
    expect(move?.to.arrival_date).not.toBe(move?.from.arrival_date);
    await acts.start(again, act);
    expect((await acts.doneByCarrier(again)).other_carrier).toMatchObject({ done: 1 });
    expect(await refundsOf(fast.orderId)).toEqual([-(later?.cents ?? 0)]);
  });

  it('CO-123 CO-114 attack 173 a difference above the limit waits for a second person, who makes the change once', async () => {
    const { orderId } = await paidOrder(shop, customer);
    await upsWithout('DOMESTIC_GROUND');
    const id = await desk.make(fedexStrike);
    const [planned] = (await acts.plan(id, act)).orders;
    await limitTo((planned?.cents ?? 0) - 1);
    expect((await acts.plan(id, act)).orders).toMatchObject([{ reason: null, waits_for_approval: true }]);
    await acts.start(id, act);
    expect((await acts.doneByCarrier(id)).other_carrier).toMatchObject({
      done: 0,
      cents: 0,
      results: [{ order_id: orderId, reason: 'awaits_approval', cents: planned?.cents }],
    });
    expect(await legsOf(orderId)).toEqual(['outbound FEDEX DOMESTIC_GROUND']);
    // A killed worker asks no second time, and another press does not either.
    await repeat(id, orderId);
    await acts.doneByCarrier(id);
    expect((await acts.plan(id, act)).orders).toMatchObject([{ reason: 'awaits_approval' }]);
    const requests = await shop.context.db
      .selectFrom('approval_requests')
      .selectAll()
      .where('order_id', '=', orderId)
      .execute();
    expect(requests).toMatchObject([
      { kind: 'waive_difference', state: 'asked', amount_cents: planned?.cents },
    ]);
    const approve = (staff: typeof plus) =>
      staff.send('POST', `/api/v6/console/approvals/${requests[0]?.id}/approve`, { body: {} });
    expect((await approve(admin)).statusCode).not.toBe(200);
    expect((await approve(plus)).statusCode).toBe(200);
    expect(await legsOf(orderId)).toEqual([expect.stringMatching(/^outbound UPS DOMESTIC_/)]);
    expect((await acts.read(id)).other_carrier).toMatchObject({ done: 1, cents: planned?.cents });
    const text = (await stepMails(shop, orderId, ['changed.outbound.2'])).get('changed.outbound.2')?.text;
    expect(text).toContain('. FedEx is on strike until Dec 7. UPS picks up your bags');
  });

  it('CO-123 attack 173 no one waives a difference for themselves', async () => {
    await paidOrder(shop, admin);
    await upsWithout('DOMESTIC_GROUND');
    const id = await desk.make(fedexStrike);
    expect((await acts.plan(id, act)).orders).toMatchObject([{ reason: 'own_order' }]);
    expect((await acts.start(id, act)).json()).toEqual({ orders: 0, approval_id: null });
  });
});
