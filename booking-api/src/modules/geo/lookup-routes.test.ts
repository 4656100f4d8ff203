import { type Browser, startTestApp, type TestApp } from '../../testing/test-app.ts';

let server: TestApp;
let guest: Browser;
beforeAll(async () => {
  server = await startTestApp();
  guest = await server.browser();
});
afterAll(() => server.close());

const get = (url: string, query: Record<string, string> = {}, who = guest) => who.send('GET', url, { query });
const zip = async (zip_code: string, country_code: string) =>
  (await get('/v2/zip_info', { zip_code, country_code })).json();
const codeOf = (answer: { statusCode: number; json(): { code?: string } }) => [
  answer.statusCode,
  answer.json().code,
];

describe('zip_info beyond the mainland', () => {
  it.each([
    ['SW1A 1AA', 'GB', 'London', 'WSM'],
    ['sw9 0ab', 'GB', 'London', 'LND'],
    ['EH12 9DN', 'GB', 'Edinburgh', 'EDH'],
    ['KY16 9SS', 'GB', 'St Andrews', 'FIF'],
    ['KY16 9XL', 'GB', 'St Andrews', 'FIF'],
    ['KY2', 'GB', 'Kirkcaldy', 'FIF'],
    ['BT56 8AA', 'GB', 'Portrush', 'CCG'],
    ['D02 AF30', 'IE', 'Dublin', 'D'],
    ['D6W X123', 'IE', 'Dublin', 'D'],
    ['H91', 'IE', 'Galway', 'G'],
    ['V93 X2Y1', 'IE', 'Killarney', 'KY'],
    ['96910', 'GU', 'Hagatna', 'GU'],
    ['00801', 'VI', 'St Thomas', 'VI'],
    ['96799', 'AS', 'Pago Pago', 'AS'],
    ['00901', 'PR', 'San Juan', 'PR'],
    ['96743', 'US', 'Kamuela', 'HI'],
  ])('EP-01, AD-28 reads %s in %s as %s, %s', async (code, country, city, state) => {
    expect(await zip(code, country)).toMatchObject({
      success: true,
      city,
      state,
      time_zone: expect.any(String),
    });
  });

  it.each([
    ['ZZ1 1AA', 'GB'],
    ['SW1A 1AAA', 'GB'],
    ['B99Q', 'IE'],
    ['D99 AF30', 'IE'],
    ['10001', 'GU'],
    ['75001', 'FR'],
  ])('EP-01 does not know %s in %s', async (code, country) => {
    expect(await zip(code, country)).toMatchObject({ success: false, city: null });
  });

  it('EP-01 holds all 139 routing keys of Ireland and all areas of the United Kingdom', async () => {
    const rows = await server.context.db.selectFrom('postal_areas').select(['country', 'area']).execute();
    expect(rows.filter((row) => row.country === 'IE')).toHaveLength(139);
    expect(rows.filter((row) => row.country === 'GB' && /^[A-Z]+$/.test(row.area))).toHaveLength(121);
  });

  it('EP-02 finds the code of an address given without one', async () => {
    const find = async (query: Record<string, string>) => (await get('/api/v5/zip_info', query)).json();
    const club = await server.context.db
      .selectFrom('facilities')
      .selectAll()
      .where('id', '=', 1)
      .executeTakeFirstOrThrow();
    const house = { address1: club.address_1, city: club.city, province: club.state, country_code: 'US' };
    expect(await find(house)).toMatchObject({ success: true, zip: club.zip, address: club.address_1 });
    expect(await find({ city: 'St. Louis', province: 'MO', country_code: 'US' })).toMatchObject({
      state: 'MO',
      success: true,
    });
    expect(await find({ city: 'Galway', country_code: 'IE' })).toMatchObject({ zip: 'H91', state: 'G' });
    expect(await find({ city: 'Nowhere at all', country_code: 'US' })).toMatchObject({
      success: false,
      zip: '',
    });
    expect((await get('/api/v5/zip_info', { country_code: 'US' })).statusCode).toBe(400);
  });

  it('EP-08 tells the state of a US zip', async () => {
    expect((await get('/api/v6/zip_to_state/94103')).json()).toEqual({ zip: '94103', state: 'CA' });
    expect((await get('/api/v6/zip_to_state/00000')).json()).toEqual({ zip: '00000', state: null });
  });
});

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
    ];
    for (const notice of notices)
      await server.context.db
        .insertInto('disaster_notices')
        .values({ states: [], cities: [], zip_prefixes: [], address_types: [], brand_ids: [], ...notice })
        .execute();
  });

  it('EP-03, AD-22 tells what concerns the area today', async () => {
    expect(await ask()).toEqual([{ message: 'prefix' }]);
    expect(await ask({ zip_code: '33101' })).toEqual([{ message: 'state' }]);
    expect(await ask({ zip_code: '00801', country_code: 'VI' })).toEqual([{ message: 'town' }]);
    expect(await ask({ zip_code: 'M5V 3L9', country_code: 'CA' })).toEqual([{ message: 'Canada' }]);
    expect(await ask({ zip_code: '94103' })).toEqual([]);
  });

  it('EP-03 keeps to the direction and the brand of a notice', async () => {
    expect(await ask({ zip_code: '04071' })).toEqual([]);
    expect(await ask({ zip_code: '04071', brand_id: '6' })).toEqual([{ message: 'origins of camps' }]);
    expect(await ask({ zip_code: '04071', brand_id: '6', address_type: 'destination' })).toEqual([]);
  });

  it('EP-03 ends by the calendar of the area', async () => {
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
  ])('EP-03 refuses %j', async (change) => {
    const query = { zip_code: '28715', country_code: 'US', address_type: 'origin', brand_id: '1', ...change };
    expect((await get('/api/v5/disaster_notifications', query)).statusCode).toBe(400);
  });
});

describe('blocked addresses', () => {
  const search = (address: Record<string, string>) =>
    get(
      '/api/v5/blocked_addresses/search',
      Object.fromEntries(Object.entries(address).map(([name, value]) => [`blocked_address[${name}]`, value])),
    );
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
  ])('EP-09, AD-23 finds the house written with %j', async (change) => {
    const answer = await search({ ...house, ...change });
    expect([answer.statusCode, answer.json()]).toEqual([200, { success: true }]);
  });

  it.each([{ address: '14 Nowhere Lane' }, { zip: '89050', city: 'Goldfield' }, { address: '' }])(
    'EP-09 answers 404 for %j',
    async (change) => {
      expect(codeOf(await search({ ...house, ...change }))).toEqual([404, 'address_not_blocked']);
    },
  );

  it('EP-09 refuses fields that are none, and an address that is missing', async () => {
    expect((await search({ ...house, role: 'admin' })).statusCode).toBe(400);
    expect((await get('/api/v5/blocked_addresses/search')).statusCode).toBe(400);
  });
});

describe('suggestions and what they stand for', () => {
  const suggest = (mode: string, term: string, query: Record<string, string> = {}, who = guest) =>
    get(`/api/v5.2/auto-complete/${mode}`, { term, brand: 'golf', ...query }, who);

  it('EP-06, AD-18 gives the address behind every suggestion', async () => {
    const lists = await Promise.all([
      suggest('facility', 'pinehurst'),
      suggest('address', '12 Elm St, Austin', { country_code: 'US' }),
      suggest('address', 'St Andrews', { country_code: 'GB' }),
      suggest('address', 'D02 AF30', { country_code: 'IE' }),
      suggest('address', '00801', { country_code: 'VI' }),
    ]);
    for (const list of lists) {
      const [item] = list.json().items;
      const details = await get(`/api/v5/auto-complete/place-details/${item.id}`);
      expect(details.json()).toMatchObject({
        id: item.id,
        autofill_zip: item.autofill_zip,
        autofill_city: item.autofill_city,
        autofill_state: item.autofill_state,
      });
    }
  });

  it('AD-15 suggests the streets of facilities', async () => {
    const club = await server.context.db
      .selectFrom('facilities')
      .selectAll()
      .where('id', '=', 1)
      .executeTakeFirstOrThrow();
    const { items } = (await suggest('address', club.address_1.slice(0, 9))).json();
    const item = items.find((entry: { id: string }) => entry.id === 'street-1');
    expect(item).toMatchObject({ autofill_address: club.address_1, autofill_zip: club.zip, club_id: null });
    expect((await get('/api/v5/auto-complete/place-details/street-1')).json()).toMatchObject({
      autofill_address: club.address_1,
      autofill_club_id: null,
    });
  });

  it.each(['facility-999999', 'zip-US-00000', 'zip', 'moon-1', 'facility-abc', 'book-adr_1', 'street-'])(
    'EP-06 answers 404 for %s',
    async (id) => {
      expect(codeOf(await get(`/api/v5/auto-complete/place-details/${id}`))).toEqual([
        404,
        'place_not_found',
      ]);
    },
  );

  it('EP-06 refuses an id that was never issued', async () => {
    for (const id of ["1' or '1'='1", 'a'.repeat(65), '%00'])
      expect([400, 404]).toContain(
        (await get(`/api/v5/auto-complete/place-details/${encodeURIComponent(id)}`)).statusCode,
      );
  });

  it('AD-15, AD-16 suggests the own address book to its owner only', async () => {
    const [customer, pro] = [await server.browser(), await server.browser()];
    await customer.signIn('customer');
    await pro.signIn('pro');
    const entry = {
      user_id: 'usr_demo_customer',
      label: 'Lake house',
      address_1: '7 Shore Road',
      city: 'Lake Placid',
      state: 'NY',
      zip: '12946',
      country_code: 'US',
      club_id: null,
      default_origin: true,
      created_at: '2026-11-01T00:00:00Z',
    };
    const rest = { company_name: '', contact: '', phone: '', address_2: '' };
    await server.context.db
      .insertInto('address_book')
      .values({ id: 'adr_1', ...entry, ...rest })
      .execute();
    const { items } = (await suggest('address-book', 'shore', {}, customer)).json();
    expect(items).toEqual([
      expect.objectContaining({ id: 'book-adr_1', kind: 'address-book', autofill_address: '7 Shore Road' }),
    ]);
    expect((await suggest('address-book', 'shore', { user_id: 'usr_demo_customer' }, pro)).json()).toEqual({
      items: [],
    });
    expect((await suggest('address-book', 'shore')).statusCode).toBe(401);
    expect((await suggest('address-book', '%_%', {}, customer)).json()).toEqual({ items: [] });
    const path = '/api/v5/auto-complete/place-details/book-adr_1';
    expect((await get(path, {}, customer)).json()).toMatchObject({
      autofill_zip: '12946',
      time_zone: 'America/New_York',
    });
    expect(codeOf(await get(path, {}, pro))).toEqual([404, 'place_not_found']);
  });

  it('EP-05, AD-17 resolves an Irish suggestion and keeps its id', async () => {
    const details = (body: unknown) => guest.send('POST', '/api/v5/auto-complete/eircode-details', { body });
    const asked = { suggestion_id: 'zip-IE-D02', query: '12 Merrion Row, d02af30', country_code: 'IE' };
    expect((await details(asked)).json()).toMatchObject({
      autofill_address: '12 Merrion Row',
      autofill_zip: 'D02 AF30',
      autofill_city: 'Dublin',
      autofill_country: 'IE',
      postcoder_id: 'zip-IE-D02',
    });
    expect((await details({ ...asked, query: 'H91 XY12' })).json()).toMatchObject({ autofill_zip: 'D02' });
    expect(codeOf(await details({ ...asked, suggestion_id: 'zip-IE-D99' }))).toEqual([
      404,
      'place_not_found',
    ]);
    expect(codeOf(await details({ ...asked, country_code: 'GB' }))).toEqual([404, 'place_not_found']);
    expect((await details({ suggestion_id: 'zip-IE-D02' })).statusCode).toBe(400);
    expect((await details({ ...asked, extra: 1 })).statusCode).toBe(400);
  });

  it('EP-07 finds clubs of every brand, or of one', async () => {
    const clubs = async (query: Record<string, string>) =>
      (await get('/refactor/v5/autocomplete_club', query)).json().items;
    const all = await clubs({ term: 'lake placid' });
    const ski = await clubs({ term: 'lake placid', brand: 'ski' });
    expect(ski.length).toBeGreaterThan(0);
    expect(all.length).toBeGreaterThan(ski.length);
    expect(await clubs({ term: 'la' })).toEqual([]);
    expect((await get('/refactor/v5/autocomplete_club')).statusCode).toBe(400);
  });

  it.each(["x'; drop table facilities; --", '%%%', '$.a ? (@ == 1)', '((((((', '\\', '😀😀😀'])(
    'takes %j as text everywhere (attack 34)',
    async (term) => {
      const answers = await Promise.all([
        get('/refactor/v5/autocomplete_club', { term }),
        suggest('address', term),
        suggest('address', term, { country_code: 'GB' }),
        get('/api/v5/zip_info', {
          city: term,
          address1: term,
          province: term.slice(0, 40),
          country_code: 'US',
        }),
        get(`/api/v6/zip_to_state/${encodeURIComponent(term.slice(0, 10))}`),
        get('/api/v5/disaster_notifications', {
          zip_code: term.slice(0, 10),
          city: term,
          state_code: term,
          country_code: 'US',
          address_type: 'origin',
          brand_id: '1',
        }),
      ]);
      for (const answer of answers) {
        expect([200, 400]).toContain(answer.statusCode);
        expect(answer.body).not.toMatch(/syntax error|relation "|select |pg_/i);
      }
    },
  );
});
