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

describe('resolving suggestions', () => {
  const suggest = (mode: string, term: string, query: Record<string, string> = {}, who = guest) =>
    get(`/api/v5.2/auto-complete/${mode}`, { term, brand: 'golf', ...query }, who);

  it('MD-09 suggests a port by its own name, which no terminal has, to the brand that ships there', async () => {
    const found = async (term: string, brand: string) =>
      (await suggest('facility', term, { brand }))
        .json()
        .items.map(({ detail }: { detail: string }) => detail.replace(/ \d+$/, ''));
    expect(await found('Port Everglades', 'cruise')).toEqual(['Fort Lauderdale, FL']);
    expect(await found('Port Everglades', 'golf')).toEqual([]);
  });

  it('EP-06, AD-18 returns the address of every suggestion', async () => {
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

  it('AD-15 shows the code of a town, and the town of a street', async () => {
    const { items: towns } = (await suggest('address', 'Austin', { country_code: 'US' })).json();
    expect(towns[0].label).toMatch(/^Austin, [A-Z]{2}$/);
    expect(towns[0].detail).toBe(towns[0].autofill_zip);
    const { items: streets } = (await suggest('address', '12 Elm St, Austin', { country_code: 'US' })).json();
    expect(streets[0]).toMatchObject({
      label: '12 Elm St',
      detail: 'Austin, TX',
    });
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

  it('AD-15 does not read a house number as a code', async () => {
    expect((await suggest('address', '12 Elm Street', { country_code: 'US' })).json().items).toEqual([]);
    expect(
      (await suggest('address', '12 Elm Street, Austin', { country_code: 'US' })).json().items,
    ).toContainEqual(expect.objectContaining({ autofill_address: '12 Elm Street', autofill_city: 'Austin' }));
    for (const term of ['350 5th Ave', '350 5th', '7 N Main St', '12b Elm St', '100 1st St NE'])
      expect((await suggest('address', term, { country_code: 'US' })).json().items).toEqual([]);
    expect((await suggest('address', '10001 New', { country_code: 'US' })).json().items).toContainEqual(
      expect.objectContaining({ autofill_zip: '10001' }),
    );
    expect((await suggest('address', '78701', { country_code: 'US' })).json().items).not.toEqual([]);
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

  it('AD-15, AD-16 suggests the address book to its owner only', async () => {
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
    const rest = { company_name: '', contact: 'Ann Lee', phone: '518 555 0142', address_2: '' };
    await server.context.db
      .insertInto('address_book')
      .values({ id: 'adr_1', ...entry, ...rest })
      .execute();
    const { items } = (await suggest('address-book', 'shore', {}, customer)).json();
    expect(items).toEqual([
      expect.objectContaining({ id: 'book-adr_1', kind: 'address-book', autofill_address: '7 Shore Road' }),
    ]);
    const foreign = await suggest('address-book', 'shore', { user_id: 'usr_demo_customer' }, pro);
    expect([foreign.statusCode, foreign.json().code]).toEqual([404, 'user_not_found']);
    expect((await suggest('address-book', 'shore')).statusCode).toBe(401);
    expect((await suggest('address-book', '%_%', {}, customer)).json()).toEqual({ items: [] });
    const path = '/api/v5/auto-complete/place-details/book-adr_1';
    expect((await get(path, {}, customer)).json()).toMatchObject({
      contact: 'Ann Lee',
      phone_number: '518 555 0142',
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

  it('EP-07 finds clubs of the host’s brand, of a named brand, and of all on a host without a brand', async () => {
    const clubs = async (query: Record<string, string>) =>
      (await get('/refactor/v5/autocomplete_club', query)).json().items;
    const plain = await server.browser('localhost:4000');
    const all = (
      await plain.send('GET', '/refactor/v5/autocomplete_club', { query: { term: 'lake placid' } })
    ).json().items;
    const golf = await clubs({ term: 'lake placid' });
    expect(golf).toEqual(await clubs({ term: 'lake placid', brand: 'golf' }));
    const ski = await clubs({ term: 'lake placid', brand: 'ski' });
    expect(ski.length).toBeGreaterThan(0);
    expect(all.length).toBeGreaterThan(Math.max(ski.length, golf.length));
    expect(await clubs({ term: 'la' })).toEqual([]);
    expect((await get('/refactor/v5/autocomplete_club')).statusCode).toBe(400);
  });

  it.each(["x'; drop table facilities; --", '%%%', '$.a ? (@ == 1)', '((((((', '\\', '😀😀😀'])(
    'treats %j as plain text everywhere (attack 34)',
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
