import { startPerFile } from '../../testing/server-per-file.ts';
import { bookingLinkIn, pageGetter } from './testing/get-page.ts';
import { startPageServer } from './testing/page-server.ts';

const server = startPerFile(startPageServer);
const get = pageGetter(server);

const kansasHome = {
  label: 'Home',
  company_name: '',
  contact: 'Ann Lee',
  phone: '512-555-0100',
  address_1: '12 Oak St',
  address_2: '',
  city: 'Kansas City',
  state: 'MO',
  zip: '64111',
  country_code: 'US',
  club_id: null,
  default_origin: true,
};
const brands = ['golf', 'sticks', 'ski', 'travel', 'luggagefree', 'camps', 'schools', 'play', 'cruise'];

describe('the start page', () => {
  it.each(brands)('OPEN-01 %s has a price, four routes and no shell, in its own words', async (brand) => {
    const { statusCode, headers, body } = await get('/', brand);
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(body.match(/<h1>/g)).toHaveLength(1);
    expect(body.match(/class="start-offer"/g)?.length).toBeGreaterThan(0);
    expect(body.match(/class="start-route"/g)).toHaveLength(4);
    expect(body).toMatch(/data-book href="#box-from">Enter your trip</);
    expect(body).not.toMatch(/Book for|round trip for/);
    expect(body).toContain('An example. Change any field for your own trip.');
    expect(body).not.toMatch(/undefined|\[object|\{\{|id="boot"|main\.js/);
    expect(body.match(/<script /g)).toHaveLength(1);
    expect(body).toMatch(
      /<script defer nonce="[^"]+" src="[^"]+start\.abcd1234\.js" [^>]*integrity="sha384-/,
    );
  });

  it('RT-01 OPEN-01 redirects links that prefill the booking to the ship page with their query', async () => {
    const answer = await get('/?o_zip=60601');
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/ship?o_zip=60601']);
    expect((await get('/?from=60601&o_zip=60601')).statusCode).toBe(302);
    expect((await get('/?')).statusCode).toBe(200);
  });

  it('OPEN-01 RT-18 answers the form without scripts, and its link carries the trip', async () => {
    const query = 'from=64111&to=Heronsway+Golf+Club,+Pinehurst&by=2026-12-10&item=golf-staff&count=2';
    const { body } = await get(`/?${query}`);
    expect(body).toContain('value="Kansas City, MO 64111"');
    expect(body).not.toContain('An example.');
    const link = bookingLinkIn(body);
    expect(link.origin + link.pathname).toBe('http://golf.localhost:4000/ship');
    expect(Object.fromEntries(link.searchParams)).toMatchObject({
      o_zip: '64111',
      o_city: 'Kansas City',
      o_state: 'MO',
      shipping_to: '1',
      product: 'GOLF-STF,GOLF-STF',
      triptype: 'one_way',
      service: 'ground',
      booking: 'new',
    });
    expect(link.searchParams.get('ship_date')).toMatch(/^12\/\d\d\/2026$/);
  });

  it('AD-47 the promise says ground and its amount', async () => {
    const { body } = await get('/');
    expect(body).toContain('<strong>Ground on time, or $20 back</strong>');
    expect(body).not.toContain('or we credit you');
  });

  it('OPEN-01 points the footer’s price link to the price box', async () => {
    const { body } = await get('/');
    expect(body).toContain('<a href="/#price">Get a price</a>');
    expect(body).toContain('id="price"');
  });

  it('attack 28: turns no typed text into markup', async () => {
    const text = '"><script>alert(1)</script>';
    const { body } = await get(`/?${new URLSearchParams({ from: text, to: text })}`);
    expect(body).not.toContain('<script>alert');
    expect(body).toContain('We can’t find “&quot;&gt;&lt;script&gt;');
  });

  it('OPEN-01 returns only the answer to the script', async () => {
    const { body, headers } = await get('/prices?from=64111&to=10001');
    expect(headers['cache-control']).toBe('no-store');
    expect(body).toMatch(/^<!doctype html><title>[^<]*<\/title><div class="start-services" /);
    const unknown = (await get('/prices?from=nowhere+at+all&to=10001')).body;
    expect(unknown).toContain('We can’t find');
    expect(unknown).toMatch(/another country\? <a href="[^"]*\/ship\?d_zip=10001&amp;/);
    expect((await get('/prices?from=64111&to=09012')).body).toContain('Carriers don’t deliver to military');
  });

  it('AD-33 says that other items are added in the booking, at the choice of the item', async () => {
    const { body } = await get('/');
    expect(body).toContain('aria-describedby="box-more"');
    expect(body).toMatch(/id="box-more">Bringing something else too\? Add other items in the booking\.</);
  });

  it('OPEN-01 AD-46 an example is shown and not entered: its fields are empty, and its button asks for the trip', async () => {
    const { body } = await get('/');
    expect(body).toMatch(
      /name="from" value="" placeholder="Example: Boston, MA" data-hint="City, zip or club"/,
    );
    expect(body).toContain('data-from="" data-to=""');
    const there = (await get('/to/heronsway-golf-club-pinehurst-nc')).body;
    expect(there).toMatch(/data-book href="#box-from">Enter your trip</);
  });

  it('OPEN-01 AD-30 a signed-in user sees prices from home, where the booking then begins', async () => {
    const browser = await server.browser();
    await browser.signIn('customer');
    await browser.send('POST', '/api/v6/addresses', { body: kansasHome });
    const { body } = await get('/', 'golf', browser);
    expect(body).toContain('name="from" value="Kansas City, MO 64111"');
    expect(body).toContain('An example.');
    expect(body).toMatch(/data-book href="#box-to">Enter your trip</);
    const answer = (await get('/prices?from=Kansas+City,+MO+64111&to=10001', 'golf', browser)).body;
    const { searchParams } = bookingLinkIn(answer);
    expect([searchParams.has('o_zip'), searchParams.get('d_zip')]).toEqual([false, '10001']);
    expect(bookingLinkIn((await get('/prices?from=64111&to=10001')).body).searchParams.get('o_zip')).toBe(
      '64111',
    );
  });

  it.each(['travel', 'cruise'])(
    'OPEN-01 %s begins with a checked bag, the most common item',
    async (brand) => {
      expect((await get('/', brand)).body).toContain('<option value="luggage-checked" selected>');
    },
  );

  it('OPEN-01 greets a signed-in user, with their orders', async () => {
    const browser = await server.browser();
    await browser.signIn('customer');
    const { body } = await get('/', 'golf', browser);
    expect(body).toMatch(/Welcome back, \w+: <a href="\/orders/);
    expect(body).not.toContain('>Sign in<');
    expect((await get('/')).body).toContain('>Sign in<');
  });

  it('BR-09 shows the brand’s announcement above its header', async () => {
    const { db } = server.context;
    await db.updateTable('brands').set({ announcement: 'Open week' }).where('slug', '=', 'cruise').execute();
    expect((await get('/', 'cruise')).body).toContain('<p>Open week</p></aside>');
  });

  it('BR-01 shows the brand’s own questions if its data has some', async () => {
    const { db } = server.context;
    await db
      .insertInto('brand_pages')
      .values({ brand_id: 3, name: 'questions', title: 'Q', body: '## Is {name} <fast>?\n\nYes.' })
      .execute();
    const { body } = await get('/', 'ski');
    expect(body).toContain('<summary>Is Sendahead Snow &lt;fast&gt;?');
    expect(body).toContain('<p>Yes.</p>');
  });
});
