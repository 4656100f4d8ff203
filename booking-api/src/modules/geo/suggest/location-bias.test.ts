import { type Browser, startTestApp, type TestApp } from '../../../testing/test-app.ts';

let server: TestApp;
let guest: Browser;
let customer: Browser;
beforeAll(async () => {
  server = await startTestApp();
  guest = await server.browser();
  customer = await server.browser();
  await customer.signIn('customer');
  const { db } = server.context;
  const model = await db.selectFrom('facilities').selectAll().where('id', '=', 1).executeTakeFirstOrThrow();
  const house = (
    id: number,
    name: string,
    latitude: number | null,
    longitude: number | null,
    preferred = false,
  ) => ({
    ...model,
    id,
    name,
    latitude,
    longitude,
    preferred,
  });
  await db
    .insertInto('facilities')
    .values([
      house(9001, 'Zephyr Dunes East', 40.7, -74),
      house(9002, 'Zephyr Dunes West', 37.7, -122.4),
      house(9003, 'Zephyr Dunes Nowhere', null, null),
      house(9004, 'The Zephyr', 40.71, -74.01),
      house(9005, 'Old Zephyr Links', 34, -118, true),
    ])
    .execute();
});
afterAll(() => server.close());

const names = async (query: Record<string, string>, who = guest) =>
  (
    await who.send('GET', '/api/v5.2/auto-complete/facility', {
      query: { term: 'zephyr', brand: 'golf', ...query },
    })
  )
    .json()
    .items.map((item: { label: string }) => item.label);

describe('facilities of a brand for cruises', () => {
  it('AD-39 lists ports before other places of the same town or name, and only for that brand', async () => {
    expect((await names({ term: 'miami', brand: 'cruise' })).slice(0, 2)).toEqual([
      'Heronsway Cruise Terminal',
      'Dunmarrow Inn',
    ]);
    const { db } = server.context;
    const model = await db
      .selectFrom('facilities')
      .selectAll()
      .where('name', '=', 'Heronsway Cruise Terminal')
      .executeTakeFirstOrThrow();
    const place = (id: number, name: string, kind: 'hotel' | 'port', preferred: boolean) => ({
      ...model,
      id,
      name,
      kind,
      preferred,
      brand_slugs: ['cruise', 'golf'],
    });
    await db
      .insertInto('facilities')
      .values([
        place(9011, 'Quokka Arms', 'hotel', true),
        place(9012, 'Quokka Quay', 'port', false),
        place(9013, 'Old Quokka Pier', 'port', false),
      ])
      .execute();
    expect(await names({ term: 'quokka', brand: 'cruise' })).toEqual([
      'Quokka Quay',
      'Quokka Arms',
      'Old Quokka Pier',
    ]);
    expect((await names({ term: 'quokka' }))[0]).toBe('Quokka Arms');
  });
});

describe('facilities near a location', () => {
  it('EP-04, AD-15 ranks by preferred, by prefix, then by distance', async () => {
    expect(await names({ near_zip: '94103' })).toEqual([
      'Old Zephyr Links',
      'Zephyr Dunes West',
      'Zephyr Dunes East',
      'Zephyr Dunes Nowhere',
      'The Zephyr',
    ]);
    expect((await names({ near_zip: '10001' })).slice(1, 3)).toEqual([
      'Zephyr Dunes East',
      'Zephyr Dunes West',
    ]);
  });

  it('EP-04, AD-15 tolerates a typing error, and any text in place of a location', async () => {
    expect(await names({ term: 'zehpyr dunes', near_zip: '94103' })).toContain('Zephyr Dunes West');
    expect(await names({ near_zip: 'nowhere' })).toHaveLength(5);
    expect(await names({})).toHaveLength(5);
  });

  it('EP-04, AD-30 uses a signed-in user’s default origin as location', async () => {
    const { db } = server.context;
    const user = await db
      .selectFrom('users')
      .select('id')
      .where('email', '=', 'customer@demo.test')
      .executeTakeFirstOrThrow();
    await db
      .updateTable('address_book')
      .set({ default_origin: false })
      .where('user_id', '=', user.id)
      .execute();
    await db
      .insertInto('address_book')
      .values({
        id: 'adr_near',
        user_id: user.id,
        label: 'Office',
        company_name: '',
        contact: '',
        phone: '',
        address_1: '1 Market St',
        address_2: '',
        city: 'San Francisco',
        state: 'CA',
        zip: '94103',
        country_code: 'US',
        club_id: null,
        default_origin: true,
        created_at: '2026-11-01T00:00:00Z',
      })
      .execute();
    expect((await names({}, customer))[1]).toBe('Zephyr Dunes West');
    expect((await names({ near_zip: '10001' }, customer))[1]).toBe('Zephyr Dunes East');
  });
});
