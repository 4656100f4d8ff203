import { CarrierAnswerLost, CarrierRefused, CarrierUnreachable } from '../port.ts';
import { carriage, toCanada } from '../testing/carriage.ts';
import { easyPostCarriers } from './adapter.ts';
import { centsOf } from './answers.ts';
import { startCarrierStandIn } from './testing/stand-in.ts';
import { eventsOf, trackerSchema } from './tracking.ts';

let standIn: Awaited<ReturnType<typeof startCarrierStandIn>>;
beforeAll(async () => {
  standIn = await startCarrierStandIn();
});
afterAll(async () => {
  await standIn.close();
});
beforeEach(() => standIn.clear());

const carriers = (timeoutMs = 30_000, url = standIn.url) =>
  easyPostCarriers({ apiKey: 'EZAK-test', url, timeoutMs });
const request = (reference = 'pcl_1') => ({ reference, carriage: carriage() });
const labels = () => standIn.shipments.filter(({ postage_label }) => postage_label !== null);
const verbs = () => standIn.calls.map(({ method, path }) => `${method} ${path.replace('/v2/', '')}`);

describe('EasyPost as a carrier', () => {
  it('buys the cheapest product of the service level, with our reference', async () => {
    expect(await carriers().buy(request())).toEqual({
      shipmentId: 'shp_1',
      trackingNumber: '940000000001',
      costCents: 4110,
    });
    expect(verbs()).toEqual(['GET shipments/pcl_1', 'POST shipments', 'POST shipments/shp_1/buy']);
    expect(standIn.calls[1]).toMatchObject({
      key: 'EZAK-test:',
      body: {
        shipment: {
          reference: 'pcl_1',
          to_address: { city: 'San Francisco', zip: '94103' },
          parcel: { length: 48, weight: 672 },
          options: { label_format: 'PDF' },
        },
      },
    });
    expect(standIn.calls[1]?.body).not.toHaveProperty('shipment.customs_info');
    expect(standIn.calls[2]?.body).toEqual({ rate: { id: 'rate_1_1' } });
  });

  it('TR-02 prints the traveler’s name on a bought label as on ours, and leaves out a name that carriers cannot print', async () => {
    const named = (labelName: string) =>
      carriers().buy({ reference: labelName, carriage: carriage({ labelName }) });
    await named('Chulsoo Kim');
    await named('철수 김');
    const options = standIn.calls.flatMap(({ path, body }) => (path === '/v2/shipments' ? [body] : []));
    expect(options[0]).toMatchObject({ shipment: { options: { print_custom_1: 'Chulsoo Kim' } } });
    expect(options[1]).not.toHaveProperty('shipment.options.print_custom_1');
  });

  it('sends the bag’s contents to customs for an international shipment', async () => {
    await expect(carriers().buy({ reference: 'pcl_ca', carriage: toCanada() })).rejects.toThrow(
      CarrierRefused,
    );
    expect(standIn.calls[1]?.body).toMatchObject({
      shipment: {
        customs_info: {
          customs_signer: 'Casey Customer',
          customs_items: [{ quantity: 1, value: 1000, weight: 672, origin_country: 'US' }],
        },
      },
    });
  });

  it('returns the label that it already bought when asked twice', async () => {
    const first = await carriers().buy(request());
    expect(await carriers().buy(request())).toEqual(first);
    expect(await carriers().find('pcl_1')).toEqual(first);
    expect(await carriers().find('pcl_2')).toBeUndefined();
    expect(labels()).toHaveLength(1);
  });

  it('requests rates once more when a new shipment has no rates', async () => {
    standIn.fail('buy', { status: 503 });
    await expect(carriers().buy(request())).rejects.toThrow(CarrierUnreachable);
    const id = standIn.shipments[0]?.id;
    Object.assign(standIn.shipments[0] ?? {}, { rates: [] });
    expect(await carriers().buy(request())).toMatchObject({ shipmentId: id, costCents: 4110 });
    expect(verbs().slice(-2)).toEqual([`POST shipments/${id}/rerate`, `POST shipments/${id}/buy`]);
    expect(labels()).toHaveLength(1);
  });

  it('B3-14: skips an unreadable rate or scan, and keeps the others', async () => {
    const label = await carriers().buy(request());
    const [shipment] = standIn.shipments;
    const scan = { status: 'in_transit', datetime: '2026-11-24T20:00:00Z', message: 'x'.repeat(400) };
    Object.assign(shipment ?? {}, {
      rates: [
        { id: 'rate_odd', rate: 'on request' },
        ...(Array.isArray(shipment?.rates) ? shipment.rates : []),
      ],
      selected_rate: { id: 'rate_odd', rate: 'on request' },
      tracker: { tracking_details: [{ ...scan, datetime: null }, scan] },
    });
    expect(await carriers().buy(request())).toEqual({ ...label, costCents: 0 });
    expect(
      (await carriers().track(label)).map(({ status, description }) => [status, description.length]),
    ).toEqual([['picked_up', 300]]);
  });

  it('takes the existing label when EasyPost answers that it was bought already', async () => {
    await carriers().buy(request());
    const bought = standIn.shipments[0];
    standIn.shipments.length = 0;
    const stale = {
      ...bought,
      postage_label: null,
      tracking_code: null,
    } as (typeof standIn.shipments)[number];
    standIn.shipments.push(stale);
    standIn.fail('buy', { status: 422 });
    await expect(carriers().buy(request())).rejects.toThrow(CarrierRefused);
    Object.assign(stale, { postage_label: bought?.postage_label });
    // The first search misses the tracking code, the purchase is refused as a duplicate, and the second
    // search finds everything.
    const answer = carriers().buy(request());
    Object.assign(stale, { tracking_code: bought?.tracking_code });
    expect((await answer).trackingNumber).toBe(bought?.tracking_code);
    expect(labels()).toHaveLength(1);
  });

  it.each(['create', 'buy'] as const)(
    'B3-16: finds by its reference the label that a lost answer of %s left: one label per bag',
    async (action) => {
      standIn.fail(action, { lost: true });
      await expect(carriers().buy(request())).rejects.toThrow(CarrierAnswerLost);
      await carriers().buy(request());
      expect(standIn.shipments).toHaveLength(1);
      expect(labels()).toHaveLength(1);
    },
  );

  it.each([
    ['too many calls', { status: 429 }, CarrierUnreachable],
    ['out of service', { status: 503 }, CarrierUnreachable],
    ['a failure', { status: 500 }, CarrierAnswerLost],
    ['a refusal', { status: 422 }, CarrierRefused],
    ['no payment', { status: 402 }, CarrierRefused],
    ['nonsense', { nonsense: true }, CarrierAnswerLost],
    ['silence', { delayMs: 600_000 }, CarrierAnswerLost],
    ['a cut', { lost: true }, CarrierAnswerLost],
  ] as const)(
    'B3-14: turns %s into an error of the port without personal data',
    async (_what, fault, kind) => {
      standIn.fail('create', fault);
      const error: unknown = await carriers('delayMs' in fault ? 300 : undefined)
        .buy(request())
        .catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(kind);
      expect(JSON.stringify([String(error), error])).not.toMatch(/Casey|31st|0100|EZAK/);
    },
  );

  it('B3-14: reports a failed connection as never reached', async () => {
    await expect(carriers(300, 'http://127.0.0.1:9/v2/').buy(request())).rejects.toThrow(CarrierUnreachable);
  });

  it('returns rates of our service levels in cents, without buying', async () => {
    const rates = await carriers().rates(carriage());
    expect(rates.map(({ service, costCents, transitDays }) => [service, costCents, transitDays])).toEqual([
      ['DOMESTIC_GROUND', 4110, 4],
      ['DOMESTIC_EXPEDITED_GROUND', 4110, 4],
      ['DOMESTIC_4_DAY', 4110, 4],
      ['DOMESTIC_3_DAY', 8850, 2],
      ['DOMESTIC_2_DAY', 8850, 2],
    ]);
    expect(standIn.calls[0]?.body).not.toHaveProperty('shipment.reference');
    expect(labels()).toEqual([]);
    expect(['6.90', '6.9', '6', '0.05'].map(centsOf)).toEqual([690, 690, 600, 5]);
  });

  it('voids a label once, and reports a label that was already used', async () => {
    const { shipmentId } = await carriers().buy(request());
    expect(await carriers().void({ shipmentId })).toBe('voided');
    expect(await carriers().void({ shipmentId })).toBe('voided');
    expect(verbs().filter((verb) => verb.endsWith('/refund'))).toHaveLength(1);
    const used = await carriers().buy(request('pcl_2'));
    Object.assign(standIn.shipments[1] ?? {}, { status: 'in_transit' });
    expect(await carriers().void(used)).toBe('refused');
    await expect(carriers().void({ shipmentId: 'shp_9' })).rejects.toThrow(CarrierRefused);
  });

  it('reads tracking events, with the first scan as the pickup', async () => {
    const label = await carriers().buy(request());
    const detail = (status: string, datetime: string, city: string) => ({
      status,
      datetime,
      message: status,
      tracking_location: { city, state: 'NY', country: null, zip: null },
    });
    Object.assign(standIn.shipments[0] ?? {}, {
      tracker: {
        tracking_details: [
          detail('pre_transit', '2026-11-23T16:00:00Z', 'New York'),
          detail('in_transit', '2026-11-24T20:00:00Z', 'New York'),
          detail('in_transit', '2026-11-25T20:00:00Z', 'Buffalo'),
          detail('unheard_of', '2026-11-25T21:00:00Z', 'Buffalo'),
          detail('delivered', '2026-12-02T20:00:00Z', 'San Francisco'),
        ],
      },
    });
    expect((await carriers().track(label)).map(({ status, place }) => [status, place])).toEqual([
      ['label_ready', 'New York, NY'],
      ['picked_up', 'New York, NY'],
      ['in_transit', 'Buffalo, NY'],
      ['delivered', 'San Francisco, NY'],
    ]);
    expect(eventsOf(trackerSchema.parse({}))).toEqual([]);
  });

  it('TC-01 reads the detail of a scan in addition to its status, and the arrival date in the time zone of the destination', () => {
    const scan = (more: object) => ({ status: 'in_transit', datetime: '2026-12-01T09:00:00Z', ...more });
    const result = eventsOf(
      trackerSchema.parse({
        est_delivery_date: '2026-12-03T00:00:00Z',
        carrier_detail: { est_delivery_date_local: '2026-12-04' },
        tracking_details: [
          scan({ status_detail: 'weather_delay' }),
          scan({ status_detail: 'found_a_new_word' }),
          scan({ message: 'Delivery attempted, nobody home' }),
          scan({ message: 'Package held in customs' }),
          scan({ status: 'available_for_pickup' }),
        ],
      }),
    );
    expect(result.map(({ detail }) => detail)).toEqual([
      'weather',
      undefined,
      'attempted',
      'at_customs',
      'ready_to_collect',
    ]);
    expect(result.map(({ expectedOn }) => expectedOn)).toEqual([
      ...Array.from({ length: 4 }, () => undefined),
      '2026-12-04',
    ]);
  });
});
