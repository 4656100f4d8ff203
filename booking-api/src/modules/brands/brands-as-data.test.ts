import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brandSlugs } from '@sendahead/shared-contracts/brands/schema';
import { oneWayForm } from '../../testing/shipment-forms.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { readBrand } from '../catalog/public/store.ts';

const root = join(__dirname, '../../../..');
const parts = [
  'booking-api',
  'shared-contracts',
  'shared-ui',
  'shell',
  'mf-addresses',
  'mf-travelers',
  'mf-services',
  'mf-checkout',
  'mf-admin',
];
const slugs = brandSlugs.join('|');
/**
 * A word in the code that matches the name of a brand: a place that a tenth brand would have to be added to.
 */
const branch = new RegExp(`(brand\\w*|slug)[\\w.?()]*\\s*(===|!==)\\s*['"\`](${slugs})['"\`]`, 'i');

describe('brands are data', () => {
  it('BR-01 no code branches on a brand', () => {
    const found = parts.flatMap((part) =>
      readdirSync(join(root, part, 'src'), { recursive: true, encoding: 'utf8' })
        .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
        .filter((path) => branch.test(readFileSync(join(root, part, 'src', path), 'utf8')))
        .map((path) => `${part}/${path}`),
    );
    expect(found).toEqual([]);
    expect(branch.test("if (brand.slug === 'golf')")).toBe(true);
  });
});

describe('what a brand offers', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await startTestApp();
  });
  afterAll(() => server.close());
  const covers = async (slug: string) =>
    (await readBrand(server.context.db, slug))?.product_lines.map((line) =>
      line.insurances.map((option) => option.cents),
    );

  it('TR-14, BR-01 lists the coverages of the brand, the free one first', async () => {
    expect(await covers('camps')).toEqual(Array.from({ length: 3 }, () => [100_000, 200_000]));
    expect((await covers('golf'))?.[0]).toEqual([100_000, 200_000, 300_000, 500_000]);
    expect(await readBrand(server.context.db, 'golf')).toMatchObject({ default_cover_cents: 100_000 });
  });

  it('TR-14, EP-26 refuses a coverage that the brand does not sell', async () => {
    const form = {
      ...oneWayForm,
      traveler: {
        '1': {
          luggage: { product_count: '1', '0': { size: 'luggage-checked', product_insurance: '500000' } },
        },
      },
    };
    const price = async (host: string) =>
      (await server.browser(host)).send('POST', '/refactor/v5/ship/ship_price', { body: form });
    expect((await price('camps.localhost:4000')).json()).toMatchObject({
      code: 'malformed',
      fields: [{ path: 'traveler.1.luggage.0.product_insurance', code: 'unknown' }],
    });
    expect((await price('golf.localhost:4000')).statusCode).toBe(200);
  });

  it.each(['ship_price', 'combined_services_options'])(
    'BR-01, BR-02, EP-26 %s refuses a line that the brand does not sell, at its size',
    async (call) => {
      const bag = (size: string) => ({ product_count: '1', '0': { size, product_insurance: '100000' } });
      const ask = async (host: string, line: string, size: string) =>
        (await server.browser(host)).send('POST', `/refactor/v5/ship/${call}`, {
          body: { ...oneWayForm, traveler: { '1': { [line]: bag(size) } } },
        });
      for (const [host, line, size] of [
        ['golf.localhost:4000', 'trunk', 'trunk-standard'],
        ['sticks.localhost:4000', 'box', 'box-small'],
        ['camps.localhost:4000', 'golf', 'golf-standard'],
        ['localhost:4000', 'ski', 'ski-single'],
      ] as const) {
        const answer = await ask(host, line, size);
        expect([host, answer.statusCode, answer.json().code, answer.json().fields]).toEqual([
          host,
          400,
          'malformed',
          [{ path: `traveler.1.${line}.0.size`, code: 'unknown' }],
        ]);
      }
      expect((await ask('camps.localhost:4000', 'trunk', 'trunk-standard')).statusCode).toBe(200);
    },
  );

  it('TR-17 names the countries between which each line is offered, as its row does', async () => {
    const { db } = server.context;
    const rules = {
      domestic_enabled: false,
      international_enabled: true,
      domestic_countries: ['US'],
      disabled_origin_countries: ['CU'],
      disabled_destination_countries: ['CU', 'KP'],
    };
    const lines = async () => (await readBrand(db, 'golf'))?.product_lines ?? [];
    const [first] = await lines();
    if (!first) throw new Error('a brand without lines');
    expect(first).toMatchObject({ domestic_enabled: true, disabled_origin_countries: [] });
    await db.updateTable('product_lines').set(rules).where('key', '=', first.key).execute();
    const [changed, ...others] = await lines();
    expect(changed).toMatchObject({ key: first.key, ...rules });
    for (const other of others) expect(other.domestic_enabled).toBe(true);
  });

  it('OPEN-45 serves a microsite at its own brand only', async () => {
    const read = async (host: string, id: string) =>
      (await server.browser(host)).send('GET', `/api/v6/microsites/${id}`);
    expect((await read('golf.localhost:4000', '1')).json()).toEqual({
      id: 1,
      brand_id: 1,
      name: 'Coastal Open',
      customizations: expect.objectContaining({ title: 'Coastal Open', destination_club_id: '1' }),
      note: expect.stringContaining('bag drop'),
      carrier_warning: expect.stringContaining('FedEx'),
    });
    for (const [host, id] of [
      ['camps.localhost:4000', '1'],
      ['golf.localhost:4000', '999'],
    ] as const)
      expect((await read(host, id)).json()).toMatchObject({ status: 404, code: 'microsite_not_found' });
    expect((await read('golf.localhost:4000', 'x')).statusCode).toBe(400);
  });
});
