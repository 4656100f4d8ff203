import { brandSlugs } from '@sendahead/shared-contracts/brands/schema';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { readBrand } from '../catalog/public/store.ts';
import { writeHeader } from './header.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const header = async (brand_header: string, accept = 'application/json') =>
  (await server.browser()).send('GET', '/brands/header', { query: { brand_header }, headers: { accept } });

type Labels = [slug: string, place: string, club: string, traveler: string, pro: string, hourly: boolean];
const table: Labels[] = [
  ['golf', 'Club/Resort', 'golf facility', 'traveler', 'Golfer information', false],
  ['sticks', 'Club/Resort', 'golf facility', 'traveler', 'Golfer information', false],
  ['ski', 'Hotel/Lodge', 'facility', 'traveler', 'Skier information', false],
  ['travel', 'Hotel/Resort', 'company', 'traveler', 'Golfer information', false],
  ['luggagefree', 'Hotel/Resort', 'company', 'traveler', 'Golfer information', true],
  ['camps', 'Camp', 'facility', 'camper', 'Golfer information', true],
  ['schools', 'School', 'school', 'traveler', 'Golfer information', false],
  ['play', 'Hotel/Resort', 'company', 'traveler', 'Golfer information', true],
  ['cruise', 'Hotel/Resort', 'company', 'traveler', 'Golfer information', false],
];

describe('the nine brands', () => {
  it('BR-01 exactly these nine brands exist', async () => {
    const rows = await server.context.db.selectFrom('brands').select('slug').execute();
    expect(rows.map((row) => row.slug).sort()).toEqual([...brandSlugs].sort());
    expect(table.map(([slug]) => slug).sort()).toEqual([...brandSlugs].sort());
  });

  it.each(table)(
    'BR-03 to BR-08, OPEN-03 to OPEN-06 %s has the settings %s, %s, %s, %s, hourly %s',
    async (slug, place, club, traveler, pro, hourly) => {
      const brand = await readBrand(server.context.db, slug);
      expect(brand).toMatchObject({
        place_type: place,
        requested_club_word: club,
        traveler_word: traveler,
        traveler_title: { pro, others: slug === 'camps' ? 'Camper information' : 'Traveler information' },
        hourly_pickup: hourly,
        default_origin_contact: slug === 'golf' ? 'Golf shop' : null,
        default_direction: slug === 'golf' ? 'from_place' : 'to_place',
        packaging_word: slug === 'camps' ? 'type' : 'packaging',
      });
      expect(brand?.product_lines.length).toBeGreaterThanOrEqual(2);
    },
  );

  it('OPEN-07 the brands sell eight lines, each in two or three sizes with a weight and dimensions', async () => {
    const brands = await Promise.all(brandSlugs.map((slug) => readBrand(server.context.db, slug)));
    const lines = brands.flatMap((brand) => brand?.product_lines ?? []);
    expect(new Set(lines.map(({ plural_display_name }) => plural_display_name))).toEqual(
      new Set(['Golf Bags', 'Luggage', 'Skis', 'Snowboards', 'Snow boots', 'Bikes', 'Boxes', 'Trunks']),
    );
    for (const { key, products } of lines) {
      expect([key, [2, 3].includes(products.length)]).toEqual([key, true]);
      for (const { display_weight, display_girth, length, width, height } of products) {
        expect(display_weight).toBeGreaterThan(0);
        expect([key, display_girth]).toEqual([key, length + width + height]);
      }
    }
  });

  it('OPEN-07 every bag has free coverage of 100000 cents, and more for a price', async () => {
    for (const slug of brandSlugs) {
      for (const { insurances } of (await readBrand(server.context.db, slug))?.product_lines ?? []) {
        const [free, ...dearer] = insurances;
        expect(free).toMatchObject({ cents: 100_000, price_cents: 0 });
        expect(dearer.length).toBeGreaterThan(0);
        for (const { price_cents } of dearer) expect(price_cents).toBeGreaterThan(0);
        const covers = insurances.map(({ cents }) => cents);
        expect(covers).toEqual(covers.toSorted((one, other) => one - other));
      }
    }
  });

  it('VL-18 only the second golf brand asks for a golfer’s number', async () => {
    const asking = await Promise.all(
      brandSlugs.map(async (slug) =>
        (await readBrand(server.context.db, slug))?.asks_ghin_number ? [slug] : [],
      ),
    );
    expect(asking.flat()).toEqual(['sticks']);
  });

  it('OPEN-07 only camps ask for a grade, Pre-K to 12', async () => {
    for (const slug of brandSlugs) {
      const grades = (await readBrand(server.context.db, slug))?.camp_grades;
      const all = ['Pre-K', 'K', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'];
      expect([slug, grades]).toEqual([slug, slug === 'camps' ? all : []]);
    }
  });

  it.each(brandSlugs)('EP-11, BR-09 returns the header of %s as html and as JSON', async (slug) => {
    const json = (await header(slug)).json();
    const html = await header(slug, 'text/html');
    expect(html.headers['content-type']).toContain('text/html');
    expect(html.body).toContain(`>${json.name}</a>`);
    expect(html.body).not.toMatch(/<(script|style|img)|\son\w+=/i);
  });

  it('EP-11, BR-09 the html begins with the brand’s announcement', async () => {
    expect((await header('schools', 'text/html')).body).toMatch(/^<aside .*<a href="\/#price">/);
    await server.context.db
      .updateTable('brands')
      .set({ announcement: 'New: <a href="/help">bikes</a><script>alert(1)</script>' })
      .where('slug', '=', 'travel')
      .execute();
    expect((await header('travel', 'text/html')).body).toMatch(
      /^<aside [^>]+><p>New: <a href="\/help">bikes<\/a><\/p><\/aside>\n<header>/,
    );
    expect((await header('golf', 'text/html')).body).toMatch(/^<header>/);
  });

  it('EP-11 refuses an unknown brand', async () => {
    const unknown = await header('sail');
    expect([unknown.statusCode, unknown.json().code]).toEqual([404, 'brand_not_found']);
    expect((await header('<b>')).statusCode).toBe(400);
  });

  it('EP-11 escapes every text (attacks 28, 29)', () => {
    const evil = '"><img src=x onerror=alert(1)>';
    const html = writeHeader(
      { name: evil, tagline: evil, help_phone: evil, help_email: `x" onclick="y@${evil}` },
      `${evil}<a href="javascript:alert(1)" onclick="alert(1)">x</a>`,
    );
    expect(html).not.toMatch(/<img|\sonclick="|javascript:/);
  });
});

describe('a tenth brand', () => {
  it('BR-01 a new row adds a working brand: header, carts, labels, sizes; deleting the row removes it', async () => {
    const { db } = server.context;
    const golf = await db
      .selectFrom('brands')
      .selectAll()
      .where('slug', '=', 'golf')
      .executeTakeFirstOrThrow();
    const words = { ...golf.words, tagline: 'Before the wind.', place_type: 'Marina', hourly_pickup: true };
    await db
      .insertInto('brands')
      .values({
        id: 10,
        slug: 'sail',
        name: 'Sendahead Sail',
        words: JSON.stringify(words) as never,
        line_keys: ['luggage', 'box'],
      })
      .execute();
    const page = await server.browser('sail.localhost:4000');
    expect((await header('sail')).json()).toMatchObject({
      name: 'Sendahead Sail',
      tagline: 'Before the wind.',
    });
    expect(await readBrand(db, 'sail')).toMatchObject({
      place_type: 'Marina',
      product_lines: [{ key: 'luggage' }, { key: 'box' }],
    });
    const fees = (await page.send('GET', '/api/v5/products/pickup_fee', { query: { brand_id: '10' } })).json()
      .pickup_fees;
    expect(fees.some((fee: { hourly?: boolean }) => fee.hourly)).toBe(true);
    const cart = (await page.send('POST', '/api/v5/carts', { body: { cart: { brand_id: 10 } } })).json();
    const session = (browser: typeof page) =>
      browser.send('GET', `/api/v6/carts/${cart.id}/session`, {
        headers: { 'x-cart-token': cart.cart_token },
      });
    expect((await session(page)).statusCode).toBe(200);
    expect((await session(await server.browser('golf.localhost:4000'))).statusCode).toBe(404);
    const suggested = await page.send('GET', '/api/v5.2/auto-complete/facility', {
      query: { term: 'pinehurst', brand: 'sail' },
    });
    expect(suggested.json()).toEqual({ items: [] });
    await db.deleteFrom('carts').where('brand_id', '=', 10).execute();
    await db.deleteFrom('brands').where('id', '=', 10).execute();
    expect((await header('sail')).statusCode).toBe(404);
  });
});
