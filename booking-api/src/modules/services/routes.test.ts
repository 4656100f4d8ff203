import { addDays, calendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { sql } from 'kysely';
import { oneWayForm, roundTripForm } from '../../testing/shipment-forms.ts';
import { type Browser, startTestApp, type TestApp, testInstant } from '../../testing/test-app.ts';

let server: TestApp;
let guest: Browser;
beforeAll(async () => {
  server = await startTestApp();
  guest = await server.browser();
});
afterAll(() => server.close());
afterEach(() => server.moveClock(testInstant));

const services = (body: unknown) =>
  guest.send('POST', '/refactor/v5/ship/combined_services_options', { body });
type Option = {
  service_type_system_name: string;
  arrival_date: string;
  price_cents: number;
  transit_days: number;
};
const brief = (options: Option[]) =>
  options.map((option) => [option.service_type_system_name, option.arrival_date, option.price_cents]);

describe('the services of a trip', () => {
  it('EP-25, EN-17 lists services with arrival over Thanksgiving and the price of all bags', async () => {
    const body = (await services(oneWayForm)).json();
    expect(brief(body.default_services.outbound.services)).toEqual([
      ['DOMESTIC_GROUND', '2026-12-02', 11_000],
      ['DOMESTIC_4_DAY', '2026-12-01', 12_100],
      ['DOMESTIC_3_DAY', '2026-11-30', 15_950],
      ['DOMESTIC_2_DAY', '2026-11-27', 19_800],
      ['DOMESTIC_1_DAY', '2026-11-25', 28_600],
    ]);
    expect(body.default_services.return).toBeNull();
    expect(body.travelers).toHaveLength(1);
  });

  it.each(['NewCard', 'clubBilling', 'paypal', ''])(
    'SV-13 OPEN-62 offers the same services for every payment method: %j',
    async (paymentMethod) => {
      const asked = await services({ ...oneWayForm, payment_method: paymentMethod });
      expect(asked.json()).toEqual((await services(oneWayForm)).json());
    },
  );

  it.each(['combined_services_options', 'ship_price'])(
    'SV-13 PY-06 refuses an unknown payment method at its field in %s',
    async (call) => {
      const refused = await guest.send('POST', `/refactor/v5/ship/${call}`, {
        body: { ...oneWayForm, payment_method: 'shells' },
      });
      expect(refused.json()).toMatchObject({
        code: 'malformed',
        fields: [expect.objectContaining({ path: 'payment_method' })],
      });
    },
  );

  it('SV-06 fills both legs of a round trip and shows the retail price next to each', async () => {
    const { default_services: legs, travelers } = (await services(roundTripForm)).json();
    expect(legs.outbound.services[0]).toMatchObject({ price_cents: 10_450, alternate_price_cents: 11_000 });
    expect(legs.return.services).toHaveLength(5);
    expect(travelers[0].return_shipments.services).toHaveLength(5);
  });

  it('TL-14 offers nothing on a holiday and names the next pickup day', async () => {
    const { outbound } = (await services({ ...oneWayForm, pickup_date: '2026-11-26' })).json()
      .default_services;
    expect(outbound).toEqual({ enabled: false, next_day_pickup: '2026-11-30', services: [] });
  });

  it('OPEN-48 skips today after the cut-off of the origin', async () => {
    const today = { ...oneWayForm, pickup_date: '2026-11-23' };
    expect((await services(today)).json().default_services.outbound.enabled).toBe(true);
    server.moveClock('2026-11-23T21:00:00Z');
    expect((await services(today)).json().default_services.outbound).toMatchObject({
      enabled: false,
      next_day_pickup: '2026-11-24',
    });
    expect(
      (await services({ ...today, outbound_pickup: '0' })).json().default_services.outbound.enabled,
    ).toBe(true);
  });

  it('TL-15 offers no return before the arrival', async () => {
    const legs = (await services({ ...roundTripForm, return_pickup_date: '2026-12-02' })).json()
      .default_services;
    expect(legs.return).toMatchObject({ enabled: false, next_day_pickup: '2026-12-03' });
  });

  it('SV-12 offers the services of the chosen carrier', async () => {
    const { outbound } = (await services({ ...oneWayForm, pickup_carrier: 'UPS' })).json().default_services;
    expect(
      outbound.services.map((option: { service_type_name: string }) => option.service_type_name),
    ).toEqual(['GROUND', 'FOUR DAY', 'THREE DAY', 'TWO DAY', 'NEXT DAY']);
  });

  it('ER-13 answers no_service for a place that no carrier serves', async () => {
    const answer = await services({
      ...oneWayForm,
      d_country: 'US',
      d_zip: '09012',
      d_state: 'AE',
      d_city: 'APO',
    });
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'no_service']);
  });
});

describe('pickup_fee', () => {
  const fees = async (query: Record<string, string>, browser = guest) =>
    (await browser.send('GET', '/api/v5/products/pickup_fee', { query: { brand_id: '1', ...query } })).json()
      .pickup_fees;

  it('EP-27, TL-07 lists the fees of an address, including drop-off', async () => {
    const list = await fees({ origin_type: 'other' });
    expect(
      list.map((fee: { id: number; formatted_amount: string; default: boolean }) => [
        fee.id,
        fee.formatted_amount,
        fee.default,
      ]),
    ).toEqual([
      [1, '$14.95', true],
      [0, 'Free', false],
    ]);
    expect(list[0]).toMatchObject({ ready_time: '09:00', close_time: '17:00', monday: 1 });
  });

  it('EP-27 lists the free daily pickup of a club that has one', async () => {
    expect(
      (await fees({ origin_type: 'club', facility_id: '1' })).map((fee: { id: number }) => fee.id),
    ).toEqual([3, 0]);
  });

  it('TL-08, EN-16 lists the open days of the place; a drop-off at the counter ignores them', async () => {
    const days = (fee: Record<string, number>) =>
      ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'].map((day) => fee[day]);
    const [collected, dropped] = await fees({ facility_id: '1' });
    expect([collected.id, days(collected)]).toEqual([3, [0, 1, 1, 1, 1]]);
    expect([dropped.id, days(dropped)]).toEqual([0, [1, 1, 1, 1, 1]]);
    const [anywhere] = await fees({ origin_type: 'other' });
    expect(days(anywhere)).toEqual([1, 1, 1, 1, 1]);
  });

  it('RO-07 includes the waived fee for admins only', async () => {
    const admin = await server.browser();
    await admin.signIn('admin');
    const ids = (list: { id: number }[]) => list.map((fee) => fee.id);
    expect(ids(await fees({}, admin))).toContain(2);
    expect(ids(await fees({}))).not.toContain(2);
  });

  const refusedWith = async (query: Record<string, string>, browser = guest) => {
    const answer = await browser.send('GET', '/api/v5/products/pickup_fee', {
      query: { brand_id: '1', ...query },
    });
    return [answer.statusCode, answer.json().code];
  };

  it.each([
    ['brand_not_found', { brand_id: '77' }],
    ['club_not_found', { facility_id: '999999' }],
    ['club_not_found', { inverse_facility_id: '999999' }],
    // A camp, which the golf brand does not serve.
    ['club_not_found', { facility_id: '3001' }],
    ['microsite_not_found', { micro_site_id: '77' }],
    // Belongs to another brand.
    ['microsite_not_found', { micro_site_id: '2' }],
  ])('EP-27 answers %s for %j', async (code, query) => {
    expect(await refusedWith(query)).toEqual([404, code]);
  });

  it('EP-27 accepts a user_id that the caller may help', async () => {
    const [admin, customer] = [await server.browser(), await server.browser()];
    await admin.signIn('admin');
    await customer.signIn('customer');
    const query = { user_id: 'usr_demo_customer' };
    expect(await fees(query, admin)).toHaveLength((await fees({}, admin)).length);
    expect(await fees(query, customer)).not.toHaveLength(0);
    expect(await refusedWith({ user_id: 'usr_demo_admin' }, customer)).toEqual([404, 'user_not_found']);
    expect(await refusedWith({ user_id: 'nobody' }, admin)).toEqual([404, 'user_not_found']);
  });

  it('EP-27 omits pickups that a microsite’s carrier does not offer', async () => {
    const { db } = server.context;
    const carrier = (name: string) =>
      db.updateTable('microsites').set({ carrier: name }).where('id', '=', 1).execute();
    expect((await fees({ micro_site_id: '1' })).map((fee: { id: number }) => fee.id)).toEqual([1, 0]);
    await carrier('UPS');
    expect((await fees({ micro_site_id: '1' })).map((fee: { id: number }) => fee.id)).toEqual([0]);
    await carrier('FEDEX');
  });

  it('EP-27 omits pickups of carriers that do not deliver at the other end', async () => {
    const { db } = server.context;
    const { facility_id: served } = await db
      .selectFrom('facility_logistics')
      .innerJoin('facilities', 'facilities.id', 'facility_id')
      .select('facility_id')
      .where('provider_id', '=', 1)
      .where(sql<boolean>`'golf' = any(brand_slugs)`)
      .orderBy('facility_id')
      .executeTakeFirstOrThrow();
    const ids = async (query: Record<string, string>) =>
      (await fees({ inverse_facility_id: String(served), ...query })).map((fee: { id: number }) => fee.id);
    expect(await ids({})).toEqual([1, 0]);
    await db
      .updateTable('logistics_providers')
      .set({ carriers: ['UPS'] })
      .where('id', '=', 1)
      .execute();
    expect(await ids({ destination_type: 'club' })).toEqual([0]);
    expect(await ids({ destination_type: 'other' })).toEqual([1, 0]);
    await db
      .updateTable('logistics_providers')
      .set({ carriers: ['FEDEX', 'UPS'] })
      .where('id', '=', 1)
      .execute();
  });
});

describe('a place that closes for a season', () => {
  const closedFrom = (first: string, days: number) =>
    Array.from({ length: days }, (_, index) => addDays(calendarDate(first), index));
  const close = (dates: readonly string[]) =>
    server.context.db
      .updateTable('facilities')
      .set({ closed_dates: [...dates] })
      .where('id', '=', 1)
      .execute();
  const toClub = { ...oneWayForm, destination: 'club', d_club_id: '1' };
  afterEach(() => close([]));

  it('SV-16 sells no service whose bags would wait for the next season, and says the last day of arrival', async () => {
    const before = (await services(toClub)).json().default_services.outbound;
    const [slowest] = before.services as Option[];
    const first = slowest?.arrival_date ?? '';
    await close(closedFrom(first, 120));
    const { services: sold, stopped } = (await services(toClub)).json().default_services.outbound;
    expect(brief(sold)).toEqual(brief(before.services).filter(([, arrival]) => String(arrival) < first));
    expect(stopped).toContainEqual({
      carrier: 'FedEx',
      service_name: 'GROUND',
      message: expect.stringMatching(
        /^.+ is closed until \w+, \w+ \d+\. Bags can arrive until \w+, \w+ \d+\.$/,
      ),
    });
  });

  it('SV-16 moves an arrival over a few closed days', async () => {
    const [slowest] = (await services(toClub)).json().default_services.outbound.services as Option[];
    await close(closedFrom(slowest?.arrival_date ?? '', 5));
    const after = (await services(toClub)).json().default_services.outbound;
    expect(after.services).toHaveLength(2);
    expect(after.stopped).toBeUndefined();
  });

  it('SV-16 a place that is closed for all days that are known sells nothing, and says so', async () => {
    await close(closedFrom('2026-11-01', 500));
    const { services: sold, stopped } = (await services(toClub)).json().default_services.outbound;
    expect(sold).toEqual([]);
    expect(stopped[0].message).toMatch(/ is closed for all days that we know\.$/);
  });
});
