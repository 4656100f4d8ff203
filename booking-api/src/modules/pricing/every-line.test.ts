import { brandRows } from '../../seed/brands.ts';
import { oneWayForm, roundTripForm } from '../../testing/shipment-forms.ts';
import { type Browser, startTestApp, type TestApp } from '../../testing/test-app.ts';

let server: TestApp;
let guest: Browser;
beforeAll(async () => {
  server = await startTestApp();
  guest = await server.browser();
});
afterAll(() => server.close());

const lines = [...new Set(brandRows.flatMap((brand) => brand.line_keys))];
const total = async (form: object, key: string, size: string): Promise<number> => {
  const bags = { product_count: '1', '0': { size, product_insurance: '100000' } };
  const body = { ...form, traveler: { '1': { t_first_name: 'Casey', [key]: bags } } };
  const answer = (await guest.send('POST', '/refactor/v5/ship/ship_price', { body })).json();
  expect(answer).toMatchObject({ pickup_date_error: false, roundtrip_shipment: form === roundTripForm });
  return answer.final_price_cents;
};

describe('a shipment', () => {
  it.each(lines)('BR-02 of %s goes one way and there and back between two places', async (key) => {
    const { id } = await server.context.db
      .selectFrom('products')
      .select('id')
      .where('line_key', '=', key)
      .orderBy('position')
      .limit(1)
      .executeTakeFirstOrThrow();
    const [there, thereAndBack] = [await total(oneWayForm, key, id), await total(roundTripForm, key, id)];
    expect(there).toBeGreaterThan(0);
    expect(thereAndBack).toBeGreaterThan(there);
  });
});
