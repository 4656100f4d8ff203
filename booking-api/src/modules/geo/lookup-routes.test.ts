import { sql } from 'kysely';
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
    ['2000', 'AU', 'Sydney', 'NSW'],
    ['3000', 'AU', 'Melbourne', 'VIC'],
    ['4217', 'AU', 'Surfers Paradise', 'QLD'],
    ['6000', 'AU', 'Perth', 'WA'],
    ['100-0001', 'JP', 'Chiyoda-ku', '13'],
    ['0600001', 'JP', 'Sapporo-shi Chuo-ku', '01'],
    ['730-0011', 'JP', 'Hiroshima-shi Naka-ku', '34'],
    ['638-0301', 'JP', 'Yoshino-gun Tenkawa-mura', '29'],
    ['10117', 'DE', 'Berlin', 'BE'],
    ['80331', 'DE', 'München', 'BY'],
    ['D-20095', 'DE', 'Hamburg', 'HH'],
  ])('EP-01, AD-28, OPEN-26 reads %s in %s as %s, %s', async (code, country, city, state) => {
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
    ['1999', 'AU'],
    ['20000', 'AU'],
    ['100', 'JP'],
    ['1000001x', 'JP'],
    ['99999', 'DE'],
    ['101', 'DE'],
  ])('EP-01 finds no place for %s in %s', async (code, country) => {
    expect(await zip(code, country)).toMatchObject({ success: false, city: null });
  });

  it('EP-01 knows all 139 routing keys of Ireland and all areas of the United Kingdom', async () => {
    const rows = await server.context.db.selectFrom('postal_areas').select(['country', 'area']).execute();
    expect(rows.filter((row) => row.country === 'IE')).toHaveLength(139);
    expect(rows.filter((row) => row.country === 'GB' && /^[A-Z]+$/.test(row.area))).toHaveLength(121);
  });

  it('EP-02 finds the code of an address without one', async () => {
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

  it('EP-02 uses the code of the nearest house in the street, or else of the town’s main post office', async () => {
    const { db } = server.context;
    const houses = [
      { id: 90_001, address_1: '100 Congress Ave', zip: '78701' },
      { id: 90_002, address_1: '9900 Congress Avenue', zip: '78745' },
    ];
    for (const house of houses) {
      const there = JSON.stringify({ ...house, city: 'Austin', state: 'TX', country: 'US' });
      await sql`insert into facilities
        select (jsonb_populate_record(f, ${there}::jsonb)).* from facilities f where id = 1`.execute(db);
    }
    const zipOf = async (address1: string, province = 'TX') =>
      (await get('/api/v5/zip_info', { address1, city: 'Austin', province, country_code: 'US' })).json().zip;
    expect(await zipOf('350 Congress Avenue')).toBe('78701');
    expect(await zipOf('9000 congress ave', 'Texas')).toBe('78745');
    expect(await zipOf('9000 Nowhere Ln')).toBe('78701');
    expect(await zipOf('')).toBe('78701');
    const largest = await get('/api/v5/zip_info', { city: 'Austin', country_code: 'US' });
    expect(largest.json()).toMatchObject({ state: 'TX', zip: '78701' });
    await db.deleteFrom('facilities').where('id', '>=', 90_001).execute();
  });

  it('EP-08 returns the state of a US zip', async () => {
    expect((await get('/api/v6/zip_to_state/94103')).json()).toEqual({ zip: '94103', state: 'CA' });
    expect((await get('/api/v6/zip_to_state/00000')).json()).toEqual({ zip: '00000', state: null });
  });

  it.each([
    ['10001', 'US', true],
    ['10001-0001', 'US', true],
    ['00000', 'US', 'Zip code is not valid'],
    ['1000', 'US', 'Zip code is not valid'],
    ['', 'US', 'Please enter your zip'],
    ['K1A 0B1', 'CA', true],
    ['K1A', 'CA', 'Please verify zip / postal code for selected country.'],
    ['SW1A 1AA', 'GB', true],
    ['ZZ9 9ZZ', 'GB', 'Please verify zip / postal code for selected country.'],
    ['75008', 'FR', true],
    ["' or 1=1", 'FR', 'Please verify zip / postal code for selected country.'],
    ['', 'HK', true],
  ])('VL-33 OPEN-27 validates the code %j of %s', async (value, country_code, verdict) => {
    expect((await get('/api/v6/validations/zip', { value, country_code })).json()).toEqual(verdict);
  });
});
