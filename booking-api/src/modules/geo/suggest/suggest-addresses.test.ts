import { type Browser, startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { findTypedPlace } from '../public/find-typed-place.ts';

let server: TestApp;
let guest: Browser;
beforeAll(async () => {
  server = await startTestApp();
  guest = await server.browser();
});
afterAll(() => server.close());

type Item = { autofill_city: string; autofill_state: string; autofill_zip: string; autofill_address: string };
const suggest = async (term: string, country_code = 'US'): Promise<Item[]> =>
  (
    await guest.send('GET', '/api/v5.2/auto-complete/address', {
      query: { term, brand: 'golf', country_code },
    })
  ).json().items;
const towns = async (term: string, country?: string): Promise<string[]> => [
  ...new Set((await suggest(term, country)).map((item) => `${item.autofill_city}, ${item.autofill_state}`)),
];

describe('address suggestions', () => {
  it.each([
    ['Austin', 'Austin, TX'],
    ['Aust', 'Austin, TX'],
    ['san', 'San Antonio, TX'],
    ['Los', 'Los Angeles, CA'],
    ['Portland', 'Portland, OR'],
    ['Springfield', 'Springfield, MO'],
    ['New York', 'New York, NY'],
    ['St. Louis', 'Saint Louis, MO'],
  ])('EP-04, AD-15 suggestions for %s begin with the largest town, %s', async (term, town) => {
    expect((await towns(term))[0]).toBe(town);
  });

  it.each([
    ['vail', 'Vail, CO'],
    ['Vail, AZ', 'Vail, AZ'],
    ['Jackson Hole', 'Jackson, WY'],
  ])('AD-49 suggestions for %s begin with the town that travelers mean, %s', async (term, town) => {
    expect((await towns(term))[0]).toBe(town);
  });

  it('AD-49 suggestions for Springfield offer its largest namesakes before more codes of one', async () => {
    const offered = await suggest('Springfield');
    const firstNine = offered.slice(0, 9).map((item) => item.autofill_state);
    expect(new Set(firstNine).size).toBe(3);
    expect(await towns('Springfield')).toEqual(
      expect.arrayContaining(['Springfield, IL', 'Springfield, MA']),
    );
  });

  it.each([
    ['350 W 31st St, New York, NY', '350 W 31st St'],
    ['350 W 31st St, New York, NY, USA', '350 W 31st St'],
    ['350 W 31st St, New York NY', '350 W 31st St'],
    ['350 W 31st St, New York, New York', '350 W 31st St'],
    ['New York, NY', ''],
  ])('EP-04, AD-15 suggestions for %s offer only New York', async (term, street) => {
    const items = await suggest(term);
    expect(items[0]).toMatchObject({
      autofill_city: 'New York',
      autofill_zip: street === '' ? '10001' : '',
      autofill_address: street,
    });
    expect(new Set(items.map((item) => item.autofill_state))).toEqual(new Set(['NY']));
    for (const { autofill_city: city } of items) expect(city).toMatch(/^New York/);
  });

  it('AD-15 suggestions offer a street in each town once, with a code only when the town has exactly one', async () => {
    const inTown = async (town: string) =>
      (await suggest(`12 Elm Street, ${town}`)).map(
        ({ autofill_city: city, autofill_state: state, autofill_zip: zip }) =>
          `${city}, ${state} ${zip}`.trim(),
      );
    expect((await inTown('Kansas City, MO'))[0]).toBe('Kansas City, MO');
    expect((await inTown('Austin, MN'))[0]).toBe('Austin, MN 55912');
    const all = await inTown('Kansas City');
    expect(new Set(all).size).toBe(all.length);
  });

  it('AD-15 suggestions read a number of four digits as the beginning of a street, and one of five as a code', async () => {
    expect(await suggest('4217')).toEqual([]);
    expect(await suggest('10001')).toMatchObject([{ autofill_zip: '10001' }]);
  });

  it('EP-04 suggestions use a typed state to choose among towns of one name', async () => {
    expect((await towns('Portland, ME'))[0]).toBe('Portland, ME');
    expect((await towns('portland maine'))[0]).toBe('Portland, ME');
    expect(await towns('Springfield, Il')).toEqual(['Springfield, IL']);
    expect((await towns('Austin, M'))[0]).toBe('Austin, MN');
    expect((await towns('12 Main St, Austin, '))[0]).toBe('Austin, TX');
  });

  it('EP-04 suggestions read a code after its state', async () => {
    expect(await suggest('350 W 31st St, New York, NY 10001')).toMatchObject([
      { autofill_zip: '10001', autofill_address: '350 W 31st St' },
    ]);
    expect((await suggest('Toronto, ON M5V 3L9', 'CA'))[0]).toMatchObject({ autofill_zip: 'M5V' });
  });

  it('EP-04 suggestions offer towns of the same name in addition to the largest, and codes of its main post office', async () => {
    const items = await suggest('Austin');
    expect(items[0]?.autofill_zip).toBe('78701');
    expect(await towns('Austin')).toContain('Austin, MN');
  });

  it('EP-04 rank towns of Canada and of Britain in the same way', async () => {
    expect((await towns('London', 'CA'))[0]).toBe('London, ON');
    expect((await towns('Vancouver', 'CA'))[0]).toBe('Vancouver, BC');
    expect((await towns('Lon', 'GB'))[0]).toMatch(/^London/);
  });

  it('EP-04 suggestions read a street before a town without a state', async () => {
    expect((await suggest('Main Street, Austin'))[0]).toMatchObject({
      autofill_city: 'Austin',
      autofill_state: 'TX',
      autofill_address: 'Main Street',
    });
  });
});

describe('towns in a price box', () => {
  const offered = async (term: string): Promise<string[]> =>
    (
      await guest.send('GET', '/api/v5.2/auto-complete/address', {
        query: { term, brand: 'golf', limit: '6', result_type: 'town' },
      })
    )
      .json()
      .items.filter((item: Item) => item.autofill_address === '')
      .map(({ label, detail }: { label: string; detail: string }) => `${label} ${detail}`.trim());

  it.each([
    ['Toronto', /^Toronto, ON$/],
    ['toronto, on', /^Toronto, ON$/],
    ['Toronto, Ontario', /^Toronto, ON$/],
    ['London', /^London, United Kingdom /],
    ['paris, fr', /^Paris, France 75001$/],
  ])('AD-31 "%s" offers the city abroad that most people mean', async (term, first) => {
    expect((await offered(term))[0]).toMatch(first);
  });

  it('AD-31 a US town precedes its namesakes abroad', async () => {
    expect((await offered('Naples'))[0]).toMatch(/^Naples, FL 3410/);
    expect(await offered('Naples')).toContain('Naples, Italy 80133');
    expect((await offered('Paris, TX'))[0]).toMatch(/^Paris, TX /);
  });

  it('AD-31 the price box can read each offered line as a place', async () => {
    const lines = (await Promise.all(['Toronto', 'London', 'Munich'].map(offered))).flat();
    expect(lines.length).toBeGreaterThan(3);
    const read = await Promise.all(lines.map((line) => findTypedPlace(server.context.db, line, 'golf')));
    expect(lines.filter((_, at) => !read[at])).toEqual([]);
  });
});

describe('the filters of suggestions', () => {
  const ask = (mode: string, query: Record<string, string>, who = guest) =>
    who.send('GET', `/api/v5.2/auto-complete/${mode}`, {
      query: { term: 'austin', brand: 'golf', ...query },
    });
  const codeOf = async (asked: ReturnType<typeof ask>) => {
    const answer = await asked;
    return [answer.statusCode, answer.json().code];
  };
  const count = async (asked: ReturnType<typeof ask>) => (await asked).json().items.length;

  it('EP-04, EP-07 brand: the host’s brand is the default, and an unknown one is refused', async () => {
    expect(await codeOf(ask('facility', { brand: 'nobody' }))).toEqual([404, 'brand_not_found']);
    expect(await codeOf(ask('address', { brand: 'nobody' }))).toEqual([404, 'brand_not_found']);
    const club = async (query: Record<string, string>, host?: string) => {
      const browser = await server.browser(host);
      return browser.send('GET', '/refactor/v5/autocomplete_club', {
        query: { term: 'pinehurst', ...query },
      });
    };
    const found = (answer: Awaited<ReturnType<typeof club>>) => answer.json().items.length;
    expect(found(await club({}))).toBeGreaterThan(0);
    expect(found(await club({}, 'schools.localhost:4000'))).toBe(0);
    expect(found(await club({ brand: 'golf' }, 'schools.localhost:4000'))).toBe(found(await club({})));
    expect((await club({ brand: 'nobody' })).statusCode).toBe(404);
  });

  it('EP-04 result_type limits the results to one kind', async () => {
    const all = await count(ask('facility', { term: 'golf' }));
    expect(await count(ask('facility', { term: 'golf', result_type: 'facility' }))).toBe(all);
    expect(await count(ask('facility', { term: 'golf', result_type: 'golf' }))).toBe(all);
    expect(await count(ask('facility', { term: 'golf', result_type: 'camp' }))).toBe(0);
    const { address_1: street } = await server.context.db
      .selectFrom('facilities')
      .select('address_1')
      .where('id', '=', 1)
      .executeTakeFirstOrThrow();
    const kinds = async (result_type: string) => {
      const { items } = (await ask('address', { term: `${street}, Austin`, result_type })).json();
      return [...new Set(items.map(({ id }: { id: string }) => id.split('-')[0]))];
    };
    expect(await kinds('address')).toEqual(['street', 'town', 'zip']);
    expect(await kinds('street')).toEqual(['street']);
    expect(await kinds('town')).toEqual(['town', 'zip']);
  });

  it('EP-04 user_id searches the address book of a person whom the caller may help, and of no one else (attack 7)', async () => {
    const [customer, admin] = [await server.browser(), await server.browser()];
    await customer.signIn('customer');
    await admin.signIn('admin');
    await customer.send('POST', '/api/v6/addresses', {
      body: {
        label: 'Cabin in Austin',
        company_name: '',
        contact: 'Casey Customer',
        phone: '+1 212 555 0100',
        address_1: '1 Cabin Rd',
        address_2: '',
        city: 'Austin',
        state: 'TX',
        zip: '78701',
        country_code: 'US',
        club_id: null,
        default_origin: false,
      },
    });
    const his = { user_id: 'usr_demo_customer', term: 'cabin' };
    expect(await count(ask('address-book', his, customer))).toBe(1);
    expect(await count(ask('address-book', his, admin))).toBe(1);
    expect(await count(ask('address-book', { term: 'cabin' }, admin))).toBe(0);
    expect(await count(ask('address-book', { ...his, result_type: 'address' }, customer))).toBe(1);
    expect(await count(ask('address-book', { ...his, result_type: 'facility' }, customer))).toBe(0);
    expect(await codeOf(ask('address-book', { user_id: 'usr_demo_admin' }, customer))).toEqual([
      404,
      'user_not_found',
    ]);
    expect(await codeOf(ask('address-book', { user_id: 'nobody' }, admin))).toEqual([404, 'user_not_found']);
  });

  it('AD-21, EP-10 military states are left out for a shipment only', async () => {
    const states = async (query: Record<string, string>) =>
      (await guest.send('GET', '/state_options', { query: { country: 'US', ...query } }))
        .json()
        .options.map(({ code }: { code: string }) => code);
    expect(await states({})).toContain('AE');
    expect(await states({ address_type: 'billing' })).toContain('AE');
    expect(await states({ address_type: 'origin' })).not.toContain('AE');
    expect(await states({ address_type: 'destination' })).toContain('NY');
  });

  it('EP-03 brand: notices and countries refuse an unknown one', async () => {
    const query = { zip_code: '10001', country_code: 'US', address_type: 'origin', brand_id: '77' };
    const answer = await guest.send('GET', '/api/v5/disaster_notifications', { query });
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'brand_not_found']);
    expect((await guest.send('GET', '/api/v6/countries', { query: { brand: 'nobody' } })).statusCode).toBe(
      404,
    );
  });
});
