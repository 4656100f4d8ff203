import { type Browser, startTestApp, type TestApp } from '../../../../testing/test-app.ts';

let server: TestApp;
let customer: Browser;
beforeAll(async () => {
  server = await startTestApp();
  customer = await server.browser();
  await customer.signIn('customer');
  const { db } = server.context;
  const entry = (
    id: string,
    label: string,
    [address_1, city, state, zip]: readonly [string, string, string, string],
    country_code = 'US',
  ) => ({
    id,
    label,
    address_1,
    city,
    state,
    zip,
    country_code,
    user_id: 'usr_demo_customer',
    company_name: '',
    contact: 'Ann Lee',
    phone: '518 555 0142',
    address_2: '',
    club_id: null,
    default_origin: false,
    created_at: '2026-11-01T00:00:00Z',
  });
  await db.deleteFrom('address_book').where('user_id', '=', 'usr_demo_customer').execute();
  await db
    .insertInto('address_book')
    .values([
      entry('adr_a', 'A cabin at Lakeside', ['1 Pine Rd', 'Reno', 'NV', '89501']),
      entry('adr_b', 'Lakeside east', ['2 Pine Rd', 'Albany', 'NY', '12207']),
      entry('adr_c', 'Lakeside west', ['3 Pine Rd', 'Oakland', 'CA', '94607']),
      entry('adr_d', 'Lakeside north', ['4 Pine Rd', 'Toronto', 'ON', 'm5v 3l9'], 'CA'),
      entry('adr_e', 'Lakeside far', ['5 Pine Rd', 'Sydney', 'NSW', '2000'], 'AU'),
      { ...entry('adr_f', 'Mother', ['6 Seventeenth Mile', 'Pebble Beach', 'CA', '93953']), contact: 'Mary' },
    ])
    .execute();
});
afterAll(() => server.close());

const labels = async (term: string, query: Record<string, string> = {}): Promise<string[]> =>
  (
    await customer.send('GET', '/api/v5.2/auto-complete/address-book', {
      query: { term, brand: 'golf', ...query },
    })
  )
    .json()
    .items.map((item: { label: string }) => item.label);

describe("suggestions of the user's address book", () => {
  it('EP-04, AD-15 rank a prefix match before an inner match, and nearest first', async () => {
    expect(await labels('lakeside', { near_zip: '94103' })).toEqual([
      'Lakeside west',
      'Lakeside north',
      'Lakeside east',
      'Lakeside far',
      'A cabin at Lakeside',
    ]);
    expect((await labels('lakeside', { near_zip: '10001' })).slice(0, 2)).toEqual([
      'Lakeside east',
      'Lakeside north',
    ]);
  });

  it('EP-04, AD-15 suggestions of the address book are sorted by name when there is no location', async () => {
    expect(await labels('lakeside')).toEqual([
      'Lakeside east',
      'Lakeside far',
      'Lakeside north',
      'Lakeside west',
      'A cabin at Lakeside',
    ]);
    expect(await labels('lakeside', { country_code: 'AU' })).toEqual(['Lakeside far']);
  });

  it.each(['peble beach', 'pebble baech', 'sevnteenth mile', 'mothr', 'Pebbel'])(
    'EP-04, AD-15 tolerate a typing error: %s',
    async (term) => {
      expect(await labels(term)).toEqual(['Mother']);
    },
  );

  it.each(['quarry', 'qqq', 'zzzzzzzz'])(
    'AD-15 suggestions of the address book do not guess from %s',
    async (term) => {
      expect(await labels(term)).toEqual([]);
    },
  );

  it('AD-15 suggestions of the address book do not guess when an entry matches as typed', async () => {
    expect(await labels('lakeside e')).toEqual(['Lakeside east']);
  });
});
