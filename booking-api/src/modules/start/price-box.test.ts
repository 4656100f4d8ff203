import { startPerFile } from '../../testing/server-per-file.ts';
import { bookingLinkIn, pageGetter } from './testing/get-page.ts';
import { startPageServer } from './testing/page-server.ts';

const get = pageGetter(startPerFile(startPageServer));

describe('the price box of the start page', () => {
  it('OPEN-01 books the selected service with its button', async () => {
    const { body } = await get('/?from=64111&to=10001&service=DOMESTIC_1_DAY');
    expect(bookingLinkIn(body).searchParams.get('service')).toBe('nextday');
    expect(body).toMatch(/value="DOMESTIC_1_DAY" checked/);
  });

  it('OPEN-01 names the next possible day when the requested one is too soon', async () => {
    const { body } = await get('/?from=64111&to=10001&by=2026-11-23');
    expect(body).toMatch(/Nothing can arrive by Mon, Nov 23\. The next possible day is \w{3}, \w{3} \d+\./);
    expect(body).toMatch(/Book for \$/);
  });

  it.each([
    ['2026-12-25', 'Fri, Dec 25', 'Thu, Dec 24'],
    ['2026-12-26', 'Sat, Dec 26', 'Thu, Dec 24'],
    ['2027-01-02', 'Sat, Jan 2', 'Thu, Dec 31'],
  ])(
    'VL-02 AD-41 on %s there is no delivery: the price box looks for the carrier’s last day before',
    async (by, day, last) => {
      const { body } = await get(`/prices?from=64111&to=10001&by=${by}`);
      expect(body).toContain(`There’s no delivery on ${day}, so we looked for arrivals by ${last}.`);
      expect(bookingLinkIn(body).searchParams.get('arrive_by')).toMatch(/12\/(24|31)\/2026/);
    },
  );

  it('AD-37 selects the earliest arrival when the requested day is too soon, and books its day', async () => {
    const { body } = await get('/prices?from=64111&to=10001&by=2026-11-23');
    const offers = body.split('<label').slice(1);
    const [next] = /The next possible day is (\w{3}, \w{3} \d+)\./.exec(body)?.slice(1) ?? [];
    expect(offers.findIndex((offer) => offer.includes(' checked'))).toBeGreaterThan(0);
    expect(offers.find((offer) => offer.includes(' checked'))).toContain(`>${next}</strong>`);
    const { searchParams } = bookingLinkIn(body);
    expect(next).toBe('Tue, Nov 24');
    expect([searchParams.get('ship_date'), searchParams.get('arrive_by')]).toEqual([
      '11/23/2026',
      '11/24/2026',
    ]);
    const cheapest = (await get('/prices?from=64111&to=10001&by=2026-11-23&service=DOMESTIC_GROUND')).body;
    expect(cheapest).toMatch(/value="DOMESTIC_GROUND" checked/);
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

  it.each(['asdfgh', 'zzzz', '00000'])(
    'AD-40 marks the field with the unknown place %s, and names no hotel on a golf site',
    async (text) => {
      const page = (await get(`/?from=${text}&to=10001`, 'sticks')).body;
      expect(page).toMatch(/name="from"[^>]* aria-invalid="true" aria-describedby="box-from-problem"/);
      expect(page).toContain(`data-problem>We can’t find “${text}”.`);
      const answer = (await get(`/prices?from=10001&to=${text}`, 'golf')).body;
      expect(answer).toContain(`data-problem-of="to">We can’t find “${text}”.`);
      expect(answer).toContain('You can give the name and street of the club or resort when you book.');
      expect(answer).not.toMatch(/hotel/i);
    },
  );

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
      'We price by town or zip code. You can give the name and street of the club or resort when you book.',
    );
    expect(body).toContain('data-to="Hampton Inn, Pinehurst, NC"');
    expect(Object.fromEntries(bookingLinkIn(body).searchParams)).toMatchObject({
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
    expect(bookingLinkIn(paris).searchParams.get('service')).toMatch(/^(economy|priority)$/);
    const london = (await get('/prices?from=64111&to=London,+UK', 'luggagefree')).body;
    expect(london).toContain('data-to="London, United Kingdom"');
    expect(london).toContain(
      'These prices are for the center of London, United Kingdom. The booking asks for the postcode.',
    );
    const { searchParams } = bookingLinkIn(london);
    expect([searchParams.get('d_city'), searchParams.get('d_zip')]).toEqual(['London', null]);
    const vierzon = (await get('/prices?from=64111&to=Vierzon,+France', 'luggagefree')).body;
    expect(vierzon).toContain('For a place in France, enter its postal code too.');
    expect(vierzon).not.toContain('Did you mean');
    expect(vierzon).toMatch(/href="[^"]*o_zip=64111&amp;[^"]*&amp;product=[^"]*">Enter the full address/);
  });

  it('PA-08 names customs, the list and the passport at the price of a trip across a border', async () => {
    const words = 'Customs may charge duty, which isn’t in this price.';
    expect((await get('/prices?from=10001&to=M5V+2T6')).body).toContain(
      `${words} You list what’s inside and add a copy of the passport.`,
    );
    expect((await get('/prices?from=64111&to=10001')).body).not.toContain(words);
    expect((await get('/prices?from=64111&to=00901')).body).not.toContain(words);
  });

  it('OPEN-01 shows how much of a price is for the pickup', async () => {
    expect((await get('/prices?from=64111&to=10001')).body).toMatch(
      /Includes \$\d+\.\d\d for pickup\. Drop-off is free\./,
    );
  });

  it('OPEN-01 a place listed under another name leaves the words as typed, and the note names the place', async () => {
    const { body } = await get('/prices?from=64111&to=Port+of+Miami', 'cruise');
    expect(body).toContain(
      'We take “Port of Miami” as Heronsway Cruise Terminal, Miami, FL. If you mean another place, change it.',
    );
    expect(body).toContain('data-to="Port of Miami"');
    expect(bookingLinkIn(body).searchParams.get('shipping_to')).toMatch(/^\d+$/);
    const named = (await get('/prices?from=64111&to=Heronsway+Cruise+Terminal', 'cruise')).body;
    expect(named).toContain('data-to="Heronsway Cruise Terminal, Miami, FL"');
    expect(named).not.toContain('We take');
  });
});
