import { brandRows } from '../../reference/catalog/brands.ts';
import { oneWayForm, roundTripForm } from '../../testing/shipment-forms.ts';
import { type Browser, startTestApp, type TestApp } from '../../testing/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const lines = [...new Set(brandRows.flatMap((brand) => brand.line_keys))];
const total = async (guest: Browser, form: object, key: string, size: string): Promise<number> => {
  const bags = { product_count: '1', '0': { size, product_insurance: '100000' } };
  const body = { ...form, traveler: { '1': { t_first_name: 'Casey', [key]: bags } } };
  const answer = (await guest.send('POST', '/refactor/v5/ship/ship_price', { body })).json();
  expect(answer).toMatchObject({ pickup_date_error: false, roundtrip_shipment: form === roundTripForm });
  return answer.final_price_cents;
};

describe('shipping a line', () => {
  it.each(lines)('BR-02 %s ships one-way and round trip between two places', async (key) => {
    const { id } = await server.context.db
      .selectFrom('products')
      .select('id')
      .where('line_key', '=', key)
      .orderBy('position')
      .limit(1)
      .executeTakeFirstOrThrow();
    const seller = brandRows.find(({ line_keys }) => line_keys.includes(key))?.slug;
    const guest = await server.browser(`${seller}.localhost:4000`);
    const there = await total(guest, oneWayForm, key, id);
    const thereAndBack = await total(guest, roundTripForm, key, id);
    expect(there).toBeGreaterThan(0);
    expect(thereAndBack).toBeGreaterThan(there);
  });
});
