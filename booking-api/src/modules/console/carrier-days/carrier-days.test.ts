import { signedInBrowser, startPerFile } from '../../../testing/server-per-file.ts';
import { oneWayForm } from '../../../testing/shipment-forms.ts';
import { Browser } from '../../../testing/test-app.ts';
import { placeOrder } from '../../../workflows/testing/shipping.ts';
import { startShop } from '../../../workflows/testing/shop.ts';
import { askingAs } from '../../services/testing/service-requests.ts';

const shop = startPerFile(startShop);
const customer = signedInBrowser(shop);
const plus = signedInBrowser(shop, 'adminplus');
const admin = signedInBrowser(shop, 'admin');
const carrierAdmin = signedInBrowser(shop, 'carrieradmin');
const pro = signedInBrowser(shop, 'pro');

const path = '/api/v6/console/carrier_days';
const reason = 'The carrier wrote to us';
const drill = {
  name: 'Storm drill',
  stops_pickup: true,
  stops_delivery: false,
  source: 'Service alert',
  checked_on: null,
};
type Listed = { calendar: string; date: string; fields: typeof drill; changed: { why: string } | null };
const list = async (
  query: Record<string, string> = {},
): Promise<{ days: Listed[] } & Record<string, unknown>> => (await plus.send('GET', path, { query })).json();
const dayOf = async (calendar: string, date: string) =>
  (await list({ calendar, year: date.slice(0, 4) })).days.find((day) => day.date === date);
const add = (calendar: string, date: string, fields: object = {}, browser = plus) =>
  browser.send('POST', path, { body: { calendar, date, fields: { ...drill, ...fields }, reason } });
const change = (of: string, fields: object, expected: object = {}) =>
  plus.send('PATCH', `${path}/${of}`, { body: { fields, expected, reason } });
const remove = (of: string, expected: object = {}) =>
  plus.send('POST', `${path}/${of}/remove`, { body: { expected, reason } });
const said = async (answer: ReturnType<typeof add>) => {
  const { statusCode, json } = await answer;
  const { code, fields = [] } = json();
  return [
    statusCode,
    code,
    ...fields.map((field: { path: string; code: string }) => `${field.path} ${field.code}`),
  ];
};
const unavailable = async (query: Record<string, string> = {}, browser = customer): Promise<string[]> =>
  (
    await browser.send('GET', '/api/v5.1/calendar/unavailable_days', {
      query: { country_code: 'US', carrier_name: 'UPS', ...query },
    })
  ).json();
const changes = async (subject: string) =>
  (await plus.send('GET', '/api/v6/console/changes', { query: { kind: 'carrier_day', subject } })).json()
    .changes;

describe('days of carriers in the console', () => {
  it('CO-106 lists those of every carrier to come, and those of one calendar by year', async () => {
    const all = await list();
    expect(all).toMatchObject({ today: '2026-11-23', last_day: '2027-12-31' });
    expect(all.days[0]).toMatchObject({ date: '2026-11-26', changed: null });
    expect(all.days.at(-1)).toMatchObject({
      calendar: 'UPS-US',
      date: '2027-12-31',
      fields: {
        name: "New Year's Eve",
        stops_pickup: true,
        stops_delivery: false,
        source: '',
        checked_on: null,
      },
    });
    expect(all.calendars).toEqual(
      expect.arrayContaining([
        { calendar: 'FEDEX-CA', carrier: { code: 'FEDEX', name: 'FedEx' }, country: 'CA' },
        { calendar: 'MX', carrier: null, country: 'MX' },
      ]),
    );
    const mexico = await list({ calendar: 'MX', year: '2027' });
    expect(mexico.days.map(({ fields }) => fields.name)).toContain('Revolution Day');
    expect((await list({ calendar: 'UPS-US', year: '2026' })).days[0]?.date).toBe('2026-01-01');
  });

  it('CO-106 an added day is left out immediately, for that carrier and what it stops alone', async () => {
    const day = '2027-03-17';
    expect(await unavailable()).not.toContain(day);
    expect((await add('UPS-US', day)).statusCode).toBe(200);
    expect(await unavailable()).toContain(day);
    expect(await unavailable({ direction: 'inbound' })).not.toContain(day);
    expect(await unavailable({ carrier_name: 'FEDEX' })).not.toContain(day);
    expect((await dayOf('UPS-US', day))?.changed).toMatchObject({ by: expect.any(String), why: reason });
    const [made] = await changes(`UPS-US/${day}`);
    expect(made).toMatchObject({ before: {}, after: drill, reason, can_undo: false });

    expect(
      (await change(`UPS-US/${day}`, { stops_delivery: true }, { stops_delivery: false })).statusCode,
    ).toBe(200);
    expect(await unavailable({ direction: 'inbound' })).toContain(day);
    expect((await remove(`UPS-US/${day}`, { stops_delivery: true })).statusCode).toBe(200);
    expect(await unavailable()).not.toContain(day);
    expect(await dayOf('UPS-US', day)).toBeUndefined();
  });

  it('CO-106 services of a booking follow a day that is added and removed', async () => {
    const form = { ...oneWayForm, pickup_date: '2027-04-12' };
    const offered = async () =>
      JSON.stringify((await askingAs(() => customer).services(form)).json()).match(/2027-04-\d\d/g);
    const before = await offered();
    expect((await add('FEDEX-US', '2027-04-13', { stops_delivery: true })).statusCode).toBe(200);
    const during = await offered();
    expect(before).toContain('2027-04-13');
    expect(during).not.toEqual(before);
    expect(during).not.toContain('2027-04-13');
    expect((await remove('FEDEX-US/2027-04-13')).statusCode).toBe(200);
    expect(await offered()).toEqual(before);
  });

  it('CO-106 public holidays of a country are added too, and the others stay', async () => {
    const inMexico = () => unavailable({ country_code: 'MX' });
    const before = await inMexico();
    expect(before).toContain('2027-09-16');
    expect((await add('MX', '2027-03-18')).statusCode).toBe(200);
    expect(await inMexico()).toEqual([...before, '2027-03-18'].sort());
    expect((await remove('MX/2027-09-16')).statusCode).toBe(200);
    expect(await inMexico()).not.toContain('2027-09-16');
  });

  it('CO-106 a removed day comes back by an undo with a reason, or is added again', async () => {
    const of = 'FEDEX-CA/2027-05-24';
    expect((await remove(of)).statusCode).toBe(200);
    const [{ id, can_undo }] = await changes(of);
    expect(can_undo).toBe(true);
    const undo = (body: object) => plus.send('POST', `/api/v6/console/changes/${id}/undo`, { body });
    expect(await said(undo({}))).toEqual([422, 'invalid', 'reason required']);
    expect((await undo({ reason: 'Too early' })).statusCode).toBe(200);
    expect((await dayOf('FEDEX-CA', '2027-05-24'))?.fields.name).toBe('Victoria Day');
    expect((await remove(of)).statusCode).toBe(200);
    expect((await add('FEDEX-CA', '2027-05-24')).statusCode).toBe(200);
    expect((await dayOf('FEDEX-CA', '2027-05-24'))?.fields).toEqual(drill);
  });

  it.each([
    ['a day that is over', 'UPS-US', '2026-11-20', {}, 'date past_day'],
    ['a day after next year', 'UPS-US', '2028-01-03', {}, 'date too_far'],
    ['a Saturday', 'UPS-US', '2027-03-20', {}, 'date weekend'],
    ['a day twice', 'UPS-US', '2027-07-05', {}, 'date day_exists'],
    ['a carrier that nobody knows', 'PONY-US', '2027-03-17', {}, 'calendar unknown'],
    ['a carrier where public holidays count', 'UPS-MX', '2027-03-17', {}, 'calendar unknown'],
    ['public holidays where carriers have their own', 'US', '2027-03-17', {}, 'calendar unknown'],
    ['no name', 'UPS-US', '2027-03-18', { name: ' ' }, 'fields.name required'],
    ['no source', 'UPS-US', '2027-03-18', { source: '' }, 'fields.source required'],
    [
      'nothing that it stops',
      'UPS-US',
      '2027-03-18',
      { stops_pickup: false },
      'fields.stops_pickup stops_nothing',
    ],
    [
      'a check that is to come',
      'UPS-US',
      '2027-03-18',
      { checked_on: '2026-11-24' },
      'fields.checked_on future_day',
    ],
  ])('CO-106 refuses %s at its field', async (_, calendar, date, fields, problem) => {
    expect((await said(add(calendar, date, fields))).at(-1)).toBe(problem);
  });

  it('CO-106 of two editors the second hears that it changed; what is over stays', async () => {
    const of = 'DHL-US/2027-12-24';
    expect((await change(of, { name: 'Eve' }, { name: 'Christmas Eve' })).statusCode).toBe(200);
    expect(await said(change(of, { name: 'Xmas' }, { name: 'Christmas Eve' }))).toEqual([
      409,
      'changed_since',
    ]);
    expect(await said(remove(of, { name: 'Christmas Eve' }))).toEqual([409, 'changed_since']);
    const both = await Promise.all([remove(of), remove(of)]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(await said(change('DHL-US/2027-03-17', { name: 'None' }))).toEqual([404, 'no_such_thing']);
    expect(await said(remove('DHL-US/2027-03-17'))).toEqual([404, 'no_such_thing']);
    expect(await said(remove('UPS-US/2026-05-25'))).toEqual([422, 'invalid', 'date past_day']);
    expect(await said(change('UPS-US/2027-12-31', { stops_pickup: false }))).toEqual([
      ...[422, 'invalid', 'fields.stops_pickup stops_nothing'],
    ]);
    const added = await Promise.all([add('DHL-US', '2027-04-01'), add('DHL-US', '2027-04-01')]);
    expect(added.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
  });

  it('CO-106 says how many stops of placed orders are on a day, before it is added', async () => {
    const { orderId } = await placeOrder(shop, customer);
    const row = await shop.context.db
      .selectFrom('orders')
      .select('shipment')
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow();
    const [leg] = row.shipment.booking?.legs ?? [];
    if (!leg) throw new Error('an order has a leg');
    const stops = async (calendar: string, date: string) =>
      (await plus.send('GET', `${path}/${calendar}/${date}/orders`)).json();
    const own = `${leg.carrier}-US`;
    expect(await stops(own, leg.shipDate)).toEqual({ orders: 1, pickups: 1, drop_offs: 0, deliveries: 0 });
    expect(await stops(own, leg.arrivalDate)).toEqual({ orders: 1, pickups: 0, drop_offs: 0, deliveries: 1 });
    expect(await stops(`${leg.carrier}-CA`, leg.shipDate)).toMatchObject({ orders: 0 });
    expect((await plus.send('GET', `${path}/PONY-US/2027-03-17/orders`)).json().code).toBe('no_such_thing');
    const ordersOn = async (stops_on: string) =>
      (await plus.send('GET', '/api/v6/console/orders', { query: { stops_on, carrier: 'FedEx' } }))
        .json()
        .orders.map(({ order_id }: { order_id: string }) => order_id);
    expect(await ordersOn(leg.arrivalDate)).toEqual([orderId]);
    expect(await ordersOn('2027-03-17')).toEqual([]);
  });

  it('CO-106 C4-152 are read and changed by those who manage brands alone, in History as well', async () => {
    const stranger = new Browser(shop, 'golf.localhost:4000');
    await stranger.open();
    for (const browser of [admin, carrierAdmin, pro, customer, stranger]) {
      const answers = [
        await browser.send('GET', path),
        await add('UPS-US', '2027-04-05', {}, browser),
        await browser.send('PATCH', `${path}/UPS-US/2027-12-24`, {
          body: { fields: {}, expected: {}, reason },
        }),
        await browser.send('POST', `${path}/UPS-US/2027-12-24/remove`, { body: { expected: {}, reason } }),
        await browser.send('GET', `${path}/UPS-US/2027-12-24/orders`),
      ];
      expect(answers.every(({ statusCode }) => statusCode === 401 || statusCode === 403)).toBe(true);
    }
    const trail = async (browser: Browser) =>
      (await browser.send('GET', '/api/v6/audit', { query: { acts: 'settings' } })).json().entries;
    expect(JSON.stringify(await trail(plus))).toContain('UPS-US/2027-03-17');
    expect(JSON.stringify(await trail(admin))).not.toContain('carrier_day');
  });
});
