import { sql } from 'kysely';
import { easyPostCarriers } from '../../../integrations/carriers/easypost/adapter.ts';
import { startCarrierStandIn } from '../../../integrations/carriers/easypost/testing/stand-in.ts';
import { CarrierAnswerLost, CarrierUnreachable } from '../../../integrations/carriers/port.ts';
import { sandboxCarrier } from '../../../integrations/carriers/sandbox/adapter.ts';
import { signedInBrowser, startPerFile } from '../../../testing/server-per-file.ts';
import { roundTripForm } from '../../../testing/shipment-forms.ts';
import { testInstant } from '../../../testing/test-app.ts';
import { expectBooksToAgree } from '../../testing/money/expect-books-to-agree.ts';
import {
  orderOfAFarDay,
  parcelRows,
  placeOrder,
  reaches,
  shippingOf,
  stateOf,
  stepMails,
} from '../../testing/shipping.ts';
import { startShop } from '../../testing/shop.ts';
import { refreshTracking } from '../tracking/refresh-tracking.ts';
import { trackDue } from '../tracking/track-due.ts';
import { buyLabels } from './buy-labels.ts';
import { labelsDue } from './labels-due.ts';

const shop = startPerFile(() => startShop({ RATE_LIMIT_SCALE: '20' }));
beforeEach(() => shop.moveClock(testInstant));
const customer = signedInBrowser(shop, 'customer', 'each');

const shipments = () => shop.context.db.selectFrom('sandbox_carrier.shipments').selectAll().execute();
const labelsOf = async (orderId: string) => {
  const ids = (await parcelRows(shop, orderId)).map(({ id }) => id);
  return (await shipments()).filter(({ reference }) => ids.includes(reference));
};
/** Kinds of the emails that the customer received; another job sends those to travelers, at any time. */
const toCustomer = (mails: Map<string, unknown>) =>
  [...mails.keys()].filter((kind) => !kind.startsWith('traveler.'));
const unlabeled = async () => (await orderOfAFarDay(shop, customer)).orderId;
const nearer = () => shop.moveClock('2026-12-08T15:00:00Z');

describe('the labels of an order', () => {
  it('labels are bought after the order is placed, one per bag, with one mail', async () => {
    const { orderId } = await placeOrder(shop, customer);
    await reaches(shop, orderId, 'labels_ready');
    const [parcel, ...more] = await parcelRows(shop, orderId);
    expect(more).toEqual([]);
    expect(parcel).toMatchObject({ label: 'bought', status: 'label_ready', traveler: 'Casey Customer' });
    expect(parcel?.tracking_number).toMatch(/^\d{12}$/);
    const mails = await stepMails(shop, orderId, ['labels_ready.outbound.1']);
    expect(toCustomer(mails)).toEqual(['labels_ready.outbound.1']);
    expect(mails.get('labels_ready.outbound.1')?.text).toContain(parcel?.tracking_number ?? '?');
  });

  it('PA-28 labels of the return wait until the carrier accepts their day, and are emailed then', async () => {
    const { orderId } = await placeOrder(shop, customer, roundTripForm);
    await reaches(shop, orderId, 'labels_ready');
    expect((await parcelRows(shop, orderId)).map(({ leg, label }) => [leg, label])).toEqual([
      ['outbound', 'bought'],
      ['return', 'wanted'],
    ]);
    shop.moveClock('2026-11-30T15:00:00Z');
    await shop.context.db
      .updateTable('order_parcels')
      .set({ created_at: sql<string>`now() - interval '7 days'` })
      .where('order_id', '=', orderId)
      .execute();
    await labelsDue(shippingOf(shop));
    const mails = await stepMails(shop, orderId, ['labels_ready.return.1']);
    expect(mails.get('labels_ready.return.1')?.subject).toContain('Your return labels are ready');
    expect(mails.get('labels_ready.return.1')?.text).toMatch(
      /Attach one to each bag before .*\nPrint them before you leave\.\nKeep the return labels for the trip home; remove the old label first\./,
    );
    expect((await labelsOf(orderId)).length).toBe(2);
  });

  it('B3-15: labels that cannot be bought leave the order paid, with its receipt, and are bought later', async () => {
    const orderId = await unlabeled();
    nearer();
    const down = shippingOf(shop, { buy: () => Promise.reject(new CarrierUnreachable()) });
    await expect(buyLabels(down, orderId)).rejects.toThrow(CarrierUnreachable);
    const alert = () =>
      shop.context.db
        .selectFrom('operator_alerts')
        .select('resolved_at')
        .where('kind', '=', 'labels_failed')
        .where('subject', '=', orderId)
        .executeTakeFirst();
    expect(await alert()).toEqual({ resolved_at: null });
    const queued: unknown[] = [];
    const enqueue = async (_trx: unknown, _job: unknown, data: object) => void queued.push(data);
    const jobs = { ...shop.context.jobs, enqueue };
    await labelsDue({ ...shippingOf(shop), jobs });
    expect(JSON.stringify(queued)).not.toContain(orderId);
    await shop.context.db
      .updateTable('order_parcels')
      .set({ lease_until: sql<string>`now() - interval '11 minutes'` })
      .where('order_id', '=', orderId)
      .execute();
    await labelsDue({ ...shippingOf(shop), jobs });
    expect(JSON.stringify(queued)).toContain(orderId);
    await customer.startOver();
    const receipt = await customer.send('GET', `/api/v6/orders/${orderId}/receipt`);
    expect(receipt.json()).toMatchObject({ status: 'placed' });
    expect(await stateOf(shop, orderId)).toBe('placed');
    await buyLabels(shippingOf(shop), orderId);
    expect(await stateOf(shop, orderId)).toBe('labels_ready');
    expect((await alert())?.resolved_at).not.toBeNull();
    await expectBooksToAgree(shop);
  });

  it('B3-16: labels bought although the answer was lost are found by their reference: one per bag', async () => {
    const orderId = await unlabeled();
    nearer();
    const real = sandboxCarrier(shop.context.db, shop.context.clock);
    const losing = shippingOf(shop, {
      buy: async (request) => {
        await real.buy(request);
        throw new CarrierAnswerLost();
      },
    });
    await expect(buyLabels(losing, orderId)).rejects.toThrow(CarrierAnswerLost);
    expect(await labelsOf(orderId)).toHaveLength(1);
    await buyLabels(shippingOf(shop), orderId);
    const [label, ...more] = await labelsOf(orderId);
    expect(more).toEqual([]);
    expect((await parcelRows(shop, orderId))[0]?.tracking_number).toBe(label?.tracking_number);
  });

  it('ten concurrent jobs buy one label per bag', async () => {
    const orderId = await unlabeled();
    nearer();
    await Promise.all(Array.from({ length: 10 }, () => buyLabels(shippingOf(shop), orderId)));
    await reaches(shop, orderId, 'labels_ready');
    expect(await labelsOf(orderId)).toHaveLength(1);
  });
});

describe('the labels of an order through EasyPost', () => {
  let standIn: Awaited<ReturnType<typeof startCarrierStandIn>>;
  beforeAll(async () => {
    standIn = await startCarrierStandIn();
  });
  afterAll(() => standIn.close());

  it('B3-15, B3-16: labels survive failures of every kind, one per bag', async () => {
    const orderId = await unlabeled();
    nearer();
    const settings = { apiKey: 'EZAK-test', url: standIn.url, timeoutMs: 4000 };
    const through = shippingOf(shop, easyPostCarriers(settings));
    const faults = [
      ['create', { status: 429 }],
      ['create', { lost: true }],
      ['buy', { status: 500 }],
      ['buy', { delayMs: 600_000 }],
    ] as const;
    for (const [action, fault] of faults) {
      standIn.fail(action, fault);
      await expect(buyLabels(through, orderId)).rejects.toThrow();
    }
    await buyLabels(through, orderId);
    expect(await stateOf(shop, orderId)).toBe('labels_ready');
    expect(standIn.shipments).toHaveLength(1);
    const [parcel] = await parcelRows(shop, orderId);
    expect(parcel?.tracking_number).toBe(standIn.shipments[0]?.tracking_code);
  });
});

describe('bags in transit', () => {
  it('scans advance the order with the product’s clock, and each step is mailed once', async () => {
    const { orderId } = await placeOrder(shop, customer);
    await reaches(shop, orderId, 'labels_ready');
    const shipping = shippingOf(shop);
    const seen: string[] = [];
    for (const instant of [
      '2026-11-24T15:00:00Z',
      '2026-11-24T20:00:00Z',
      '2026-11-25T12:00:00Z',
      '2026-12-02T15:00:00Z',
      '2026-12-03T23:00:00Z',
    ]) {
      shop.moveClock(instant);
      await refreshTracking(shipping, orderId);
      await refreshTracking(shipping, orderId);
      seen.push(await stateOf(shop, orderId));
    }
    expect(seen).toEqual(['labels_ready', 'picked_up', 'in_transit', 'in_transit', 'delivered']);
    const steps = ['labels_ready', 'picked_up', 'in_transit', 'delivered'].map(
      (step) => `${step}.outbound.1`,
    );
    const mails = await stepMails(shop, orderId, steps);
    expect(toCustomer(mails).sort()).toEqual(steps.sort());
    expect(mails.get('delivered.outbound.1')?.subject).toContain('Your bag has arrived');
    const events = await shop.context.db
      .selectFrom('tracking_events')
      .innerJoin('order_parcels', 'order_parcels.id', 'parcel_id')
      .select(['tracking_events.status', 'at'])
      .where('order_id', '=', orderId)
      .orderBy('at')
      .execute();
    expect(events.map(({ status }) => status)).toEqual([
      'label_ready',
      'picked_up',
      'in_transit',
      'in_transit',
      'out_for_delivery',
      'delivered',
    ]);
  });

  it('a job polls bags in transit, and stops when they have arrived', async () => {
    const { orderId } = await placeOrder(shop, customer);
    await reaches(shop, orderId, 'labels_ready');
    shop.moveClock('2026-11-24T20:00:00Z');
    await trackDue(shippingOf(shop));
    await reaches(shop, orderId, 'picked_up');
    shop.moveClock('2026-12-03T23:00:00Z');
    await trackDue(shippingOf(shop));
    await reaches(shop, orderId, 'delivered');
    const asked = async () => (await parcelRows(shop, orderId))[0]?.tracked_at;
    const before = await asked();
    shop.moveClock('2026-12-04T23:00:00Z');
    await refreshTracking(shippingOf(shop), orderId);
    expect(await asked()).toBe(before);
  });

  it('bags that cannot be polled keep their last state', async () => {
    const { orderId } = await placeOrder(shop, customer);
    await reaches(shop, orderId, 'labels_ready');
    const silent = shippingOf(shop, { track: () => Promise.reject(new CarrierUnreachable()) });
    await expect(refreshTracking(silent, orderId)).rejects.toThrow(CarrierUnreachable);
    expect(await stateOf(shop, orderId)).toBe('labels_ready');
  });

  it('the customer gets an email when outbound bags are delivered, while the return is still to come', async () => {
    const { orderId } = await placeOrder(shop, customer, roundTripForm);
    await reaches(shop, orderId, 'labels_ready');
    shop.moveClock('2026-12-03T23:00:00Z');
    await refreshTracking(shippingOf(shop), orderId);
    expect(await stateOf(shop, orderId)).toBe('in_transit');
    const mails = await stepMails(shop, orderId, ['delivered.outbound.1']);
    expect(mails.has('delivered.return.1')).toBe(false);
  });
});
