import { startPerFile } from '../../testing/server-per-file.ts';
import type { Browser } from '../../testing/test-app.ts';
import { startPageServer } from './testing/page-server.ts';

const server = startPerFile(startPageServer);
const get = (url: string, brand = 'golf', browser?: Browser) =>
  server.app.inject({
    url,
    headers: {
      host: `${brand}.localhost:4000`,
      accept: 'text/html',
      ...(browser ? { cookie: browser.cookie } : {}),
    },
  });
const linkIn = (body: string): URL =>
  new URL((/<a class="[^"]*" data-book href="([^"]+)"/.exec(body)?.[1] ?? '').replaceAll('&amp;', '&'));

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
    expect(body).toMatch(/Book for \$\d+\.\d\d</);
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
    const link = linkIn(body);
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

  it('OPEN-01 books the selected service with its button', async () => {
    const { body } = await get('/?from=64111&to=10001&service=DOMESTIC_1_DAY');
    expect(linkIn(body).searchParams.get('service')).toBe('nextday');
    expect(body).toMatch(/value="DOMESTIC_1_DAY" checked/);
  });

  it('OPEN-01 names the next possible day when the requested one is too soon', async () => {
    const { body } = await get('/?from=64111&to=10001&by=2026-11-23');
    expect(body).toMatch(/Nothing can arrive by Mon, Nov 23\. The next possible day is \w{3}, \w{3} \d+\./);
    expect(body).toMatch(/Book for \$/);
  });

  it('OPEN-01 says at the field that a day is past, and sells nothing for it', async () => {
    const { body } = await get('/?from=64111&to=10001&by=11/20/2026');
    expect(body).toMatch(/name="by"[^>]* aria-invalid="true" aria-describedby="box-by-problem"/);
    expect(body).toMatch(/id="box-by-problem"[^>]*>Choose Nov 23, 2026 or a later day\.</);
    expect(body).not.toContain('data-book');
    expect((await get('/prices?from=64111&to=10001&by=2026-11-20')).body).toContain('Choose Nov 23, 2026');
  });

  it('OPEN-01 says what a place may be, in the brand’s own word', async () => {
    expect((await get('/?from=64111&to=Nowheretown', 'golf')).body).toContain(
      'Enter a zip or postal code, or a town and state. Or enter the full name of a listed club or resort.',
    );
    expect((await get('/?from=64111&to=nowhere', 'cruise')).body).toContain('a listed port.');
  });

  it('OPEN-01 answers an unlisted place with its town and with similar places, one click away', async () => {
    const { body } = await get('/?from=64111&to=Pinehurst+Resort&count=2&by=2026-12-10');
    expect(body).toMatch(
      /Did you mean:<\/p><ul><li><a href="\/\?from=64111&amp;to=Pinehurst\+Resort%2C\+Pinehurst%2C\+NC\+28370&amp;item=[^"]*&amp;count=2&amp;by=2026-12-10#price"/,
    );
    expect(body).toContain('>Heronsway Golf Club, Pinehurst, NC</a>');
    const answer = (await get('/prices?from=64111&to=Pinehurst+Resort')).body;
    expect(answer).toContain('We can’t find “Pinehurst Resort”');
    expect(answer).toContain('data-fill="to" data-line="Pinehurst Resort, Pinehurst, NC 28370"');
    expect((await get('/prices?from=64111&to=Heronsway,+Boston')).body).toContain(
      'data-line="Heronsway Golf Club, Pinehurst, NC"',
    );
  });

  it('AD-32 prices an unlisted hotel by its town, and passes its name and street to the booking', async () => {
    const { body } = await get('/prices?from=350+W+31st+St,+New+York,+NY&to=Hampton+Inn+Pinehurst,+NC');
    expect(body).toContain(
      'We price by town or zip code. You can give the hotel’s name and street when you book.',
    );
    expect(body).toContain('data-to="Hampton Inn, Pinehurst, NC 28370"');
    expect(Object.fromEntries(linkIn(body).searchParams)).toMatchObject({
      o_address: '350 W 31st St',
      d_company: 'Hampton Inn',
      d_city: 'Pinehurst',
      d_state: 'NC',
    });
  });

  it('AD-32 a hotel without its town is no dead end: its towns are offered, and the booking gets its name', async () => {
    const { body } = await get('/prices?from=64111&to=Hampton+Inn+Pinehurst');
    expect(body).toContain(
      '“Hampton Inn Pinehurst” isn’t in our list. Choose its town, or add its zip or postal code.',
    );
    expect(body).toMatch(/data-line="Hampton Inn, Pinehurst, NC \d{5}">Pinehurst, NC/);
    for (const to of ['The+Grand+Hotel', 'Hotel+Nowhere,+Vierzon,+France', '350+Broadway']) {
      const unknown = (await get(`/prices?from=64111&to=${to}`)).body;
      expect(unknown).toContain('We price by town, zip or postal code.');
      expect(unknown).toMatch(
        /href="[^"]*o_zip=64111&amp;[^"]*(d_company=|d_address=350\+Broadway)[^"]*">Enter the full address/,
      );
    }
  });

  it('OPEN-01 says where a zip code is when it was typed with a town of another state', async () => {
    const { body } = await get('/prices?from=Naples,+FL+64111&to=10001');
    expect(body).toContain(
      'Zip code 64111 is in Kansas City, MO, not in Naples, FL. These prices are for 64111.',
    );
    expect(body).toContain('data-book');
  });

  it('VL-03 shows a service that arrives in time without a spare day, says so, and does not select it', async () => {
    const { body } = await get('/prices?from=02108&to=28370&by=2026-11-27');
    const offers = body.split('<label').slice(1);
    const isTight = (offer: string | undefined) => offer?.includes('No day to spare');
    expect(isTight(offers[0])).toBe(true);
    expect(offers[0]).not.toContain('checked');
    expect(isTight(offers.find((offer) => offer.includes('checked')))).toBe(false);
    expect(offers.find((offer) => offer.includes('checked'))).toMatch(/\d days? to spare/);
  });

  it('OPEN-01 says which of several namesake towns the prices are for, and names the country of a place abroad', async () => {
    const { body } = await get('/prices?from=64111&to=Aspen');
    expect(body).toMatch(
      /These prices are for Aspen, \w\w \d{5}\. Another Aspen\? Enter its zip or postal code\./,
    );
    expect((await get('/prices?from=64111&to=Aspen,+CO')).body).not.toContain('Another Aspen');
    const which = (await get('/prices?from=64111&to=London')).body;
    expect(which).toContain('Which London? Add its state, or its postal code and country.');
    const meant = [...which.matchAll(/data-line="([^"]+)"/g)].map(([, line]) => line);
    expect(meant[0]).toBe('London, United Kingdom');
    expect(meant).toContain('London, OH 43140');
    expect(which).not.toContain('start-offer');
    const abroad = (await get('/prices?from=64111&to=SW1A+2HQ', 'luggagefree')).body;
    expect(abroad).toContain('data-to="London, United Kingdom SW1A 2HQ"');
    const again = (await get('/prices?from=64111&to=London,+United+Kingdom+SW1A+2HQ', 'luggagefree')).body;
    expect(again).toContain('data-to="London, United Kingdom SW1A 2HQ"');
  });

  it('OPEN-01 accepts a town abroad with its country, and its postal code, and asks for a missing code', async () => {
    const paris = (await get('/prices?from=64111&to=75001+Paris,+France', 'luggagefree')).body;
    expect(paris).toContain('data-to="Paris, France 75001"');
    expect(linkIn(paris).searchParams.get('service')).toMatch(/^(economy|priority)$/);
    const london = (await get('/prices?from=64111&to=London,+UK', 'luggagefree')).body;
    expect(london).toContain('data-to="London, United Kingdom"');
    expect(london).toContain(
      'These prices are for the center of London, United Kingdom. The booking asks for the postcode.',
    );
    const { searchParams } = linkIn(london);
    expect([searchParams.get('d_city'), searchParams.get('d_zip')]).toEqual(['London', null]);
    const vierzon = (await get('/prices?from=64111&to=Vierzon,+France', 'luggagefree')).body;
    expect(vierzon).toContain('For a place in France, enter its postal code too.');
    expect(vierzon).not.toContain('Did you mean');
    expect(vierzon).toMatch(/href="[^"]*o_zip=64111&amp;[^"]*&amp;product=[^"]*">Enter the full address/);
  });

  it('OPEN-01 shows how much of a price is for the pickup', async () => {
    expect((await get('/prices?from=64111&to=10001')).body).toMatch(
      /Includes \$\d+\.\d\d for pickup\. Drop-off is free\./,
    );
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

  it('OPEN-01 a place listed under another name leaves the words as typed, and the note names the place', async () => {
    const { body } = await get('/prices?from=64111&to=Port+of+Miami', 'cruise');
    expect(body).toContain(
      'We take “Port of Miami” as Heronsway Cruise Terminal, Miami, FL. If you mean another place, change it.',
    );
    expect(body).toContain('data-to="Port of Miami"');
    expect(linkIn(body).searchParams.get('shipping_to')).toMatch(/^\d+$/);
    const named = (await get('/prices?from=64111&to=Heronsway+Cruise+Terminal', 'cruise')).body;
    expect(named).toContain('data-to="Heronsway Cruise Terminal, Miami, FL"');
    expect(named).not.toContain('We take');
  });

  it('AD-33 says that other items are added in the booking, at the choice of the item', async () => {
    const { body } = await get('/');
    expect(body).toContain('aria-describedby="box-more"');
    expect(body).toMatch(/id="box-more">Bringing something else too\? Add other items in the booking\.</);
  });

  it('OPEN-01 an example is shown and not entered: its fields are empty, and the booking gets no part of it', async () => {
    const { body } = await get('/');
    expect(body).toMatch(
      /name="from" value="" placeholder="Example: Boston, MA" data-hint="Zip, postcode, town or/,
    );
    expect(body).toContain('data-from="" data-to=""');
    const { searchParams } = linkIn(body);
    expect([...searchParams.keys()].toSorted()).toEqual(['booking', 'product', 'triptype']);
    const there = (await get('/to/heronsway-golf-club-pinehurst-nc')).body;
    expect(linkIn(there).searchParams.get('shipping_to')).toBe('1');
    expect(linkIn(there).searchParams.has('o_city')).toBe(false);
  });

  it('OPEN-01 AD-30 a signed-in user sees prices from home, where the booking then begins', async () => {
    const browser = await server.browser();
    await browser.signIn('customer');
    await browser.send('POST', '/api/v6/addresses', { body: kansasHome });
    const { body } = await get('/', 'golf', browser);
    expect(body).toContain('name="from" value="Kansas City, MO 64111"');
    expect(body).toContain('An example.');
    const answer = (await get('/prices?from=Kansas+City,+MO+64111&to=10001', 'golf', browser)).body;
    const { searchParams } = linkIn(answer);
    expect([searchParams.has('o_zip'), searchParams.get('d_zip')]).toEqual([false, '10001']);
    expect(linkIn((await get('/prices?from=64111&to=10001')).body).searchParams.get('o_zip')).toBe('64111');
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
