import { type Browser, startTestApp, type TestApp, testInstant } from '../../testing/test-app.ts';

let server: TestApp;
let guest: Browser;
beforeAll(async () => {
  server = await startTestApp();
  guest = await server.browser();
});
afterAll(() => server.close());
afterEach(() => server.moveClock(testInstant));

const get = async (url: string, query: Record<string, string> = {}) =>
  (await guest.send('GET', url, { query })).json();
const post = async (url: string, body: unknown) => (await guest.send('POST', url, { body })).json();

describe('calendar calls', () => {
  it('EP-28 lists the closed days of a facility', async () => {
    expect(await get('/api/v5/calendar/1/close_days')).toEqual({ closed_weekdays: [1], closed_dates: [] });
    expect((await get('/api/v5/calendar/5/close_days')).closed_dates).toContain('2026-12-24');
  });

  it('EP-29 returns the first possible pickup day of a facility: closed on Mondays, so Tuesday', async () => {
    expect(await get('/api/v5/calendar/1/ship_date')).toEqual({ date: '2026-11-24' });
  });

  it('EP-33, OPEN-49, TL-11 moves a pickup date over holiday and weekend, never before today', async () => {
    const next = (ship_date: string, more = {}) =>
      post('/api/v5/calendar/next_pickup_day', {
        brand: 'golf',
        country_code: 'US',
        ship_date,
        zip_code: '10001',
        ...more,
      });
    expect(await next('2026-11-24')).toEqual({ date: '2026-11-24' });
    expect(await next('2026-11-26')).toEqual({ date: '2026-11-30' });
    expect(await next('2026-11-26', { dropoff: 'true' })).toEqual({ date: '2026-11-27' });
    expect(await next('2020-01-01')).toEqual({ date: '2026-11-23' });
    expect(await next('2026-11-30', { facility_id: 1 })).toEqual({ date: '2026-12-01' });
  });

  it('EP-33 uses the date in Hawaii, where it is still yesterday', async () => {
    server.moveClock('2026-11-25T06:00:00Z');
    const traveler = await server.browser();
    const post = async (url: string, body: unknown) => (await traveler.send('POST', url, { body })).json();
    const next = (zip_code: string) =>
      post('/api/v5/calendar/next_pickup_day', {
        brand: 'golf',
        country_code: 'US',
        ship_date: '2026-11-01',
        zip_code,
      });
    expect(await next('10001')).toEqual({ date: '2026-11-25' });
    expect(await next('96743')).toEqual({ date: '2026-11-25' });
    server.moveClock('2026-11-24T20:00:00Z');
    expect(await next('96743')).toEqual({ date: '2026-11-24' });
  });

  it('EP-32, OPEN-49 counts transit in business days', async () => {
    const answer = await post('/api/v5/calendar/next_available_day', {
      origin: '10001',
      destination: '94103',
      ship_date: '2026-11-24',
      carrier_service_level_id: 1,
      transit_days: 2,
    });
    expect(answer).toEqual({ date: '2026-11-27' });
  });

  it('EP-34, TL-17 lists weekends and holidays ahead, per movement', async () => {
    const days: string[] = await get('/api/v5.1/calendar/unavailable_days', { country_code: 'US' });
    expect(days).toEqual(expect.arrayContaining(['2026-11-26', '2026-11-27', '2026-11-28', '2026-12-25']));
    expect(days).not.toContain('2026-11-25');
    const dropOff: string[] = await get('/api/v5.1/calendar/unavailable_days', {
      country_code: 'US',
      dropoff: 'true',
    });
    expect(dropOff).not.toContain('2026-11-27');
    expect(
      await get('/api/v5.1/calendar/unavailable_days', {
        country_code: 'US',
        destination_country_code: 'CA',
        direction: 'inbound',
      }),
    ).not.toContain('2026-11-26');
  });

  it('EP-35, TL-17 maps holidays to the movements they stop', async () => {
    const map = await get('/api/v5.1/calendar/holidays', { country_code: 'US' });
    expect(map['2026-11-27']).toEqual({ name: 'Day after Thanksgiving', pickup: true, drop_off: false });
    expect(map['2027-01-18']).toBeUndefined();
  });

  it('EP-35, VL-02 uses the origin’s holidays for pickups and the destination’s for deliveries', async () => {
    const between = (country_code: string, destination_country_code: string) =>
      get('/api/v5.1/calendar/holidays', { country_code, destination_country_code });
    const toCanada = await between('US', 'CA');
    expect(toCanada['2026-11-26']).toEqual({ name: 'Thanksgiving Day', pickup: true, drop_off: false });
    expect(toCanada['2027-07-01']).toEqual({ name: 'Canada Day', pickup: false, drop_off: true });
    expect(toCanada['2026-12-25']).toEqual({ name: 'Christmas Day', pickup: true, drop_off: true });
    const fromCanada = await between('CA', 'US');
    expect(fromCanada['2027-07-01']).toEqual({ name: 'Canada Day', pickup: true, drop_off: false });
    expect(fromCanada['2026-11-27']).toBeUndefined();
    expect((await between('US', 'GB'))['2026-12-28']).toEqual({
      name: 'Boxing Day (substitute day)',
      pickup: false,
      drop_off: true,
    });
    expect(await between('US', 'US')).toEqual(
      await get('/api/v5.1/calendar/holidays', { country_code: 'US' }),
    );
  });

  it.each(['2026-02-30', 'tomorrow', '2026-11-24T00:00:00Z'])('refuses the date %s', async (ship_date) => {
    const answer = await guest.send('POST', '/api/v5/calendar/next_pickup_day', {
      body: { brand: 'golf', country_code: 'US', ship_date },
    });
    expect(answer.json()).toMatchObject({ status: 400, fields: [{ path: 'ship_date', code: 'not_a_date' }] });
  });
});

describe('the choice of the carrier’s calendar', () => {
  const unavailable = (query: Record<string, string>) =>
    guest.send('GET', '/api/v5.1/calendar/unavailable_days', { query: { country_code: 'US', ...query } });
  const holidays = (query: Record<string, string>) =>
    guest.send('GET', '/api/v5.1/calendar/holidays', { query: { country_code: 'US', ...query } });
  const nextDay = (more: Record<string, unknown>) =>
    guest.send('POST', '/api/v5/calendar/next_pickup_day', {
      body: { brand: 'golf', country_code: 'US', ship_date: newYearsEve, zip_code: '10001', ...more },
    });
  /** UPS sends no driver on it, FedEx does. */
  const newYearsEve = '2026-12-31';

  it('EP-34 uses the calendar of the named carrier', async () => {
    expect((await unavailable({ carrier_name: 'UPS' })).json()).toContain(newYearsEve);
    expect((await unavailable({ carrier_name: 'ups' })).json()).toContain(newYearsEve);
    expect((await unavailable({ carrier_name: 'FEDEX' })).json()).not.toContain(newYearsEve);
  });

  it('EP-29, EP-33, EP-34, EP-35 the calls use the carrier of the named brand, or else of the host’s brand', async () => {
    const { db } = server.context;
    const carry = (slug: string, carrier: string) =>
      db.updateTable('brands').set({ carrier }).where('slug', '=', slug).execute();
    await carry('ski', 'UPS');
    expect((await unavailable({ brand: 'ski' })).json()).toContain(newYearsEve);
    expect((await unavailable({ brand: 'golf' })).json()).not.toContain(newYearsEve);
    expect((await holidays({ brand: 'ski' })).json()).toHaveProperty(newYearsEve);
    expect((await holidays({ brand: 'golf' })).json()).not.toHaveProperty(newYearsEve);
    const atSki = await server.browser('ski.localhost:4000');
    const asked = await atSki.send('GET', '/api/v5.1/calendar/holidays', { query: { country_code: 'US' } });
    expect(asked.json()).toHaveProperty(newYearsEve);
    expect((await nextDay({ brand: 'ski' })).json()).toEqual({ date: '2027-01-04' });
    expect((await nextDay({})).json()).toEqual({ date: newYearsEve });
    await carry('ski', 'FEDEX');
  });

  it('EP-33, EP-34 the calls use the carrier of the microsite', async () => {
    const { db } = server.context;
    await db.updateTable('microsites').set({ carrier: 'UPS' }).where('id', '=', 1).execute();
    expect((await unavailable({ brand: 'golf', micro_site_id: '1' })).json()).toContain(newYearsEve);
    expect((await nextDay({ micro_site_id: 1 })).json()).toEqual({ date: '2027-01-04' });
    await db.updateTable('microsites').set({ carrier: 'FEDEX' }).where('id', '=', 1).execute();
  });

  it('EP-33, EP-34, EP-35 answer 404 for unknown brands, microsites, carriers and facilities', async () => {
    const codes = async (answers: ReturnType<typeof nextDay>[]) =>
      (await Promise.all(answers)).map((answer) => [answer.statusCode, answer.json().code]);
    expect(
      await codes([
        unavailable({ brand: 'nobody' }),
        holidays({ brand: 'nobody' }),
        nextDay({ brand: 'nobody' }),
        unavailable({ brand: 'golf', micro_site_id: '2' }),
        nextDay({ micro_site_id: 77 }),
        unavailable({ carrier_name: 'STORK' }),
        nextDay({ facility_id: 3001 }),
      ]),
    ).toEqual([
      [404, 'brand_not_found'],
      [404, 'brand_not_found'],
      [404, 'brand_not_found'],
      [404, 'microsite_not_found'],
      [404, 'microsite_not_found'],
      [404, 'carrier_not_found'],
      [404, 'club_not_found'],
    ]);
  });
});
