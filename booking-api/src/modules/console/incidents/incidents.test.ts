import { calendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { signedInBrowser, startPerFile } from '../../../testing/server-per-file.ts';
import { oneWayForm } from '../../../testing/shipment-forms.ts';
import { checkOut, prepareBooking } from '../../../workflows/testing/booking.ts';
import { startShop } from '../../../workflows/testing/shop.ts';
import { blockAddress } from '../../geo/check/blocked-addresses.ts';
import { listBlockedByIncidents } from '../../geo/public/blocked-by-incidents.ts';
import { deskOf, strike } from './testing/strike.ts';

const shop = startPerFile(startShop);
const customer = signedInBrowser(shop);
const admin = signedInBrowser(shop, 'admin');
const desk = deskOf(admin);
const ended: string[] = [];
/** Creates an incident that does not affect the next test. */
const make = async (more: Parameters<typeof desk.make>[0] = {}) => {
  const id = await desk.make(more);
  ended.push(id);
  return id;
};
afterEach(async () => {
  for (const id of ended.splice(0)) await desk.end(id);
});

const services = async (form: object = oneWayForm) =>
  (await customer.send('POST', '/refactor/v5/ship/combined_services_options', { body: form })).json()
    .default_services.outbound;
const price = async (form: object = oneWayForm) =>
  (await customer.send('POST', '/refactor/v5/ship/ship_price', { body: form })).json();
const names = ({ services: options }: { services: { service_type_system_name: string }[] }) =>
  options.map((option) => option.service_type_system_name);

describe('an incident that stops selling', () => {
  it('CO-17 removes its services from the offer, gives the reason, and ends when staff end it', async () => {
    expect(names(await services())).toContain('DOMESTIC_GROUND');
    const id = await make();
    const hindered = await services();
    expect(names(hindered)).toEqual(['DOMESTIC_4_DAY', 'DOMESTIC_3_DAY', 'DOMESTIC_2_DAY', 'DOMESTIC_1_DAY']);
    expect(hindered.stopped).toEqual([
      { carrier: 'FedEx', service_name: expect.any(String), message: strike.sentence },
    ]);
    const all = await make({ services: [], first_day: null, last_day: calendarDate('2026-12-01') });

    expect(await services()).toMatchObject({ services: [], next_day_pickup: '2026-11-25' });
    await desk.end(all);
    await desk.end(id);
    const free = await services();
    expect([names(free).includes('DOMESTIC_GROUND'), free.stopped]).toEqual([true, undefined]);
  });

  it('attack 124 refuses, with its sentence, a price and an order that were shown before it began', async () => {
    const booking = await prepareBooking(customer);
    const id = await make();
    expect(await price()).toMatchObject({
      pickup_date_error: true,
      pickup_date_error_message: strike.sentence,
    });
    const refused = (await checkOut(booking, { nonce: await shop.gateway.nonce() })).json();
    expect(refused).toMatchObject({ status: false, order_id: null, error: 'recalc' });
    await desk.end(id);
    expect((await price()).pickup_date_error).toBe(false);
    const placed = (await checkOut(booking, { nonce: await shop.gateway.nonce() })).json();
    expect(placed.status).toBe(true);
  });

  it('shows its sentence on the calendar days on which no service is left', async () => {
    await make({ services: [], first_day: calendarDate('2026-12-08'), last_day: calendarDate('2026-12-08') });
    await make({
      services: [],
      area: { is: 'zips', country: 'US', from: '100', until: '101' },
      first_day: calendarDate('2026-12-15'),
      last_day: calendarDate('2026-12-15'),
      sentence: 'FedEx does not pick up on Dec 15.',
    });
    const asked = { ...oneWayForm, leg: 'outbound', from: '2026-12-14', until: '2026-12-16' };
    const { days } = (await customer.send('POST', '/api/v6/price_calendar', { body: asked })).json();
    expect(days).toMatchObject([
      { date: '2026-12-14', reason: null },
      { reason: 'carrier_closed', stopped: 'FedEx does not pick up on Dec 15.', cheapest: null },
      { date: '2026-12-16', reason: null },
    ]);
  });

  it('takes effect on its first business day, and ends automatically after its last', async () => {
    await make({ starts_on: calendarDate('2026-11-24') });
    await make({ starts_on: calendarDate('2026-11-20'), ends_on: calendarDate('2026-11-22') });
    expect((await services()).stopped).toBeUndefined();
  });

  it('adds an address to the blocked addresses, and changes nothing for one that was already blocked', async () => {
    const address = { address: '1 Market St', city: 'San Francisco', state: 'CA', zip: '94103' };
    const blocked = async (line = address.address) =>
      (
        await customer.send('GET', '/api/v6/blocked_addresses', {
          query: Object.fromEntries(
            Object.entries({ ...address, address: line, country_code: 'US' }).map(([name, value]) => [
              `blocked_address[${name}]`,
              value,
            ]),
          ),
        })
      ).json();
    await blockAddress(shop.context.db, { ...address, address: '2 Market St', country_code: 'US' }, 'fraud');
    const area = { is: 'address', country: 'US', address_2: '', ...address } as const;
    const more = { kind: 'blocked_address' as const, area, carriers: [], services: [] };
    const id = await make({ ...more, starts_on: calendarDate('2026-11-24') });
    expect(await blocked()).toEqual({ blocked: false });
    await listBlockedByIncidents(shop.context.db, calendarDate('2026-11-24'));
    expect(await blocked('1 Market Street')).toEqual({ blocked: true, message: strike.sentence });
    await desk.end(id);
    expect([await blocked(), await blocked('2 Market St')]).toEqual([{ blocked: false }, { blocked: true }]);
  });
});

describe('an incident that shows as a notice', () => {
  it('AD-22 appears where a shipment begins or ends in its area, and stops nothing', async () => {
    await make({ stops_selling: false, shows_notice: true, services: [] });
    const notices = async (zip_code: string) =>
      (
        await customer.send('GET', '/api/v5/disaster_notifications', {
          query: { zip_code, country_code: 'US', address_type: 'destination', brand_id: '1' },
        })
      ).json().notifications;
    expect(await notices('94103')).toEqual([{ message: strike.sentence }]);
    expect(await notices('10001')).toEqual([]);
    expect((await services()).stopped).toBeUndefined();
  });
});

describe('the incident desk', () => {
  it('CO-18 shows before saving how many orders and carts an incident would affect, and each order once', async () => {
    const none = { count: 0, cents: 0 };
    const elsewhere = await desk.affected({ area: { is: 'state', country: 'US', state: 'NV' } });
    expect(elsewhere).toEqual({ orders: { ...none, listed: [] }, carts: none });
    const { orders } = await desk.affected();
    expect(orders.count).toBe(1);
    expect(orders.listed).toMatchObject([
      {
        customer: 'Casey Customer',
        stop: 'delivery',
        date: '2026-12-02',
        bags: 1,
        total_cents: orders.cents,
      },
    ]);
    const [{ total_cents }] = orders.listed;
    expect(total_cents).toBeGreaterThan(0);
    expect((await desk.affected({ services: ['DOMESTIC_2_DAY'] })).orders.count).toBe(0);
    expect((await desk.affected({ last_day: calendarDate('2026-12-01') })).orders.count).toBe(0);
  });

  it('shows at each field why an incident is invalid', async () => {
    const refused = await admin.send('POST', '/api/v6/console/incidents', {
      body: {
        ...strike,
        area: { is: 'city', country: 'US', state: 'CA', city: 'Reno' },
        last_day: '2026-11-01',
        stops_selling: false,
      },
    });
    expect(refused.statusCode).toBe(422);
    expect(refused.json().fields).toEqual([
      expect.objectContaining({ path: 'last_day', code: 'before_its_start' }),
      expect.objectContaining({ path: 'stops_selling', code: 'required' }),
      expect.objectContaining({ path: 'area.city', code: 'unknown' }),
    ]);
  });

  it('the incident desk has the incident in the work list while it is open, and shows who made, changed and ended it in its history', async () => {
    const id = await make({ area: { is: 'state', country: 'US', state: 'California' } });
    const work = async () => (await admin.send('GET', '/api/v6/console/work')).json().incidents;
    expect(await work()).toEqual([
      { id, kind: 'strike', sentence: strike.sentence, ends_on: strike.ends_on },
    ]);
    const changed = { sentence: 'It ends on Dec 6.' };
    expect((await desk.change(id, changed, { sentence: 'Something else' })).json().code).toBe(
      'changed_since',
    );
    expect((await desk.change(id, changed, { sentence: strike.sentence })).statusCode).toBe(200);
    await desk.end(id);
    expect(await work()).toEqual([]);
    expect(await desk.read(id)).toMatchObject({
      state: 'ended',
      fields: { area: { is: 'state', state: 'CA' }, ...changed },
    });
    const history = (
      await admin.send('GET', '/api/v6/console/changes', { query: { kind: 'incident', subject: id } })
    ).json().changes;
    expect(history).toMatchObject([
      { actor: 'Alex Admin', before: { ended: false }, after: { ended: true }, reason: 'It is over' },
      { before: { sentence: strike.sentence }, after: changed },
      { before: {}, after: { kind: 'strike' } },
    ]);
  });
});

describe('incidents that do not exist, or not for the caller', () => {
  const pro = signedInBrowser(shop, 'pro');

  it('an incident that is unknown or not for the caller is not found', async () => {
    const answers = [
      await admin.send('GET', '/api/v6/console/incidents/inc_none'),
      await desk.change('inc_none', { sentence: 'x' }, {}),
      await desk.end('inc_none'),
      await desk.email('inc_none'),
      await desk.stopEmailing('inc_none'),
      await admin.send('GET', '/api/v6/console/incidents/inc_none/mail'),
    ];
    expect(answers.map((answer) => [answer.statusCode, answer.json().code])).toEqual(
      answers.map(() => [404, 'no_such_thing']),
    );
  });

  it('OPEN-54 incidents are closed to club staff, whose work list does not show them either', async () => {
    expect((await pro.send('GET', '/api/v6/console/incidents')).statusCode).toBe(403);
    expect((await pro.send('POST', '/api/v6/console/incidents', { body: strike })).statusCode).toBe(403);
  });
});
