import { type Browser, startTestApp, type TestApp } from '../../../testing/test-app.ts';

let server: TestApp;
let guest: Browser;
beforeAll(async () => {
  server = await startTestApp();
  guest = await server.browser();
});
afterAll(() => server.close());

const get = (url: string, query: Record<string, string> = {}, who = guest) => who.send('GET', url, { query });
const codeOf = (answer: { statusCode: number; json(): { code?: string } }) => [
  answer.statusCode,
  answer.json().code,
];

describe('disaster notifications', () => {
  const ask = async (change: Record<string, string> = {}) => {
    const query = { zip_code: '28715', country_code: 'US', address_type: 'origin', brand_id: '1', ...change };
    return (await get('/api/v5/disaster_notifications', query)).json().notifications;
  };
  const always = { starts_on: '2026-11-20', ends_on: '2026-11-25' };
  beforeAll(async () => {
    const notices = [
      { id: 101, message: 'prefix', country: 'US', zip_prefixes: ['287'], ...always },
      { id: 102, message: 'state', country: 'US', states: ['FL'], ...always },
      { id: 103, message: 'town', country: 'US', cities: ['st thomas'], ...always },
      {
        id: 104,
        message: 'origins of camps',
        country: 'US',
        zip_prefixes: ['040'],
        address_types: ['origin'],
        brand_ids: [6],
        ...always,
      },
      {
        id: 105,
        message: 'over',
        country: 'US',
        zip_prefixes: ['287'],
        starts_on: '2026-10-01',
        ends_on: '2026-11-22',
      },
      { id: 106, message: 'Canada', country: 'CA', ...always },
      { id: 107, message: 'Springfield', country: 'US', states: ['MO'], cities: ['springfield'], ...always },
    ];
    for (const notice of notices)
      await server.context.db
        .insertInto('disaster_notices')
        .values({ states: [], cities: [], zip_prefixes: [], address_types: [], brand_ids: [], ...notice })
        .execute();
  });

  it('EP-03, AD-22 lists the notices of the area for today', async () => {
    expect(await ask()).toEqual([{ message: 'prefix' }]);
    expect(await ask({ zip_code: '33101' })).toEqual([{ message: 'state' }]);
    expect(await ask({ zip_code: '00801', country_code: 'VI' })).toEqual([{ message: 'town' }]);
    expect(await ask({ zip_code: 'M5V 3L9', country_code: 'CA' })).toEqual([{ message: 'Canada' }]);
    expect(await ask({ zip_code: '94103' })).toEqual([]);
  });

  it('EP-03, AD-22 limits a notice with town and state to that town of that state', async () => {
    const town = (zip_code: string, city: string, state_code: string) => ask({ zip_code, city, state_code });
    expect(await town('65801', 'Springfield', 'MO')).toEqual([{ message: 'Springfield' }]);
    expect(await town('65801', '', '')).toEqual([{ message: 'Springfield' }]);
    expect(await town('62701', 'Springfield', 'IL')).toEqual([]);
    expect(await town('64101', 'Kansas City', 'MO')).toEqual([]);
    expect(await town('10001', 'Valdez', 'NY')).toEqual([]);
    expect(await town('99686', 'Valdez', 'AK')).toEqual([
      { message: 'Flooding around Valdez: carriers may be two days late.' },
    ]);
  });

  it('EP-03 lists a notice only for its direction and brand', async () => {
    expect(await ask({ zip_code: '04071' })).toEqual([]);
    expect(await ask({ zip_code: '04071', brand_id: '6' })).toEqual([{ message: 'origins of camps' }]);
    expect(await ask({ zip_code: '04071', brand_id: '6', address_type: 'destination' })).toEqual([]);
  });

  it('EP-03 ends a notice by the calendar of the area', async () => {
    server.moveClock('2026-11-26T04:30:00Z');
    expect(await ask()).toEqual([{ message: 'prefix' }]);
    server.moveClock('2026-11-26T05:30:00Z');
    expect(await ask()).toEqual([]);
    server.moveClock('2026-11-23T15:00:00Z');
  });

  it.each([
    { address_type: 'sideways' },
    { brand_id: "1'" },
    { country_code: 'usa' },
    { zip_code: '1'.repeat(99) },
  ])('EP-03 refuses the request %j', async (change) => {
    const query = { zip_code: '28715', country_code: 'US', address_type: 'origin', brand_id: '1', ...change };
    expect((await get('/api/v5/disaster_notifications', query)).statusCode).toBe(400);
  });
});

describe('blocked addresses', () => {
  const search = (address: Record<string, string>, path = '/api/v5/blocked_addresses/search') =>
    get(
      path,
      Object.fromEntries(Object.entries(address).map(([name, value]) => [`blocked_address[${name}]`, value])),
    );
  /** Our own call, which returns the same answer without an error. */
  const ask = async (address: Record<string, string>) => {
    const answer = await search(address, '/api/v6/blocked_addresses');
    return [answer.statusCode, answer.json()];
  };
  const house = {
    address: '13 Nowhere Lane',
    zip: '89049',
    city: 'Tonopah',
    state: 'NV',
    country_code: 'US',
  };

  it.each([
    {},
    { address: '13  nowhere LN.' },
    { address: '13 Nowhere Lane, Apt 4' },
    { address_2: '#4' },
    { zip: '89049-0001' },
    { zip: '89050' },
    { city: 'TONOPAH', zip: '' },
    { city: 'elsewhere' },
    { address: '#13 Nowhere Ln' },
    { address: '# 13 Nowhere Lane #4' },
    { address: 'No. 13 Nowhere Lane' },
    { address: '13 Nowhere Lane, Tonopah' },
    { address: '13 Nowhere Lane Tonopah' },
    { address: '13 Nowhere Lane, Apt 4, Tonopah, NV 89049' },
    { address: '13 Nowhere Lane, Tonopah, Nevada', city: '' },
    { address: '13 Nowhere Lane, Tonopah', zip: '' },
    { state: 'Nevada', zip: '' },
    { state: 'nevada ', zip: '', address: '#13 nowhere lane, tonopah' },
  ])('EP-09, AD-23 finds the house written with %j', async (change) => {
    const answer = await search({ ...house, ...change });
    expect([answer.statusCode, answer.json()]).toEqual([200, { success: true }]);
    expect(await ask({ ...house, ...change })).toEqual([200, { blocked: true }]);
  });

  it.each([
    { address: '14 Nowhere Lane' },
    { address: '#14 Nowhere Lane' },
    { address: '#4 13 Somewhere Lane' },
    { address: '113 Nowhere Lane, Tonopah' },
    { address: 'Nowhere Lane' },
    { address: 'Tonopah, 13' },
    { state: 'Utah', zip: '' },
    { zip: '89050', city: 'Goldfield' },
    { address: '' },
  ])('EP-09 answers 404 for the address %j', async (change) => {
    expect(codeOf(await search({ ...house, ...change }))).toEqual([404, 'address_not_blocked']);
    expect(await ask({ ...house, ...change })).toEqual([200, { blocked: false }]);
  });

  it('EP-09 refuses unknown fields and a missing address', async () => {
    expect((await search({ ...house, role: 'admin' })).statusCode).toBe(400);
    expect((await get('/api/v5/blocked_addresses/search')).statusCode).toBe(400);
  });
});
