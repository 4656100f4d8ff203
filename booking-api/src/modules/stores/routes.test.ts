import type { Store } from '@sendahead/shared-contracts/stores/schema';
import fc from 'fast-check';
import { inventStores } from '../../demo/stores/stores.ts';
import { type Browser, startTestApp, type TestApp } from '../../testing/test-app.ts';
import { distanceMiles } from '../tariff/public/distance.ts';

let server: TestApp;
let guest: Browser;
beforeAll(async () => {
  server = await startTestApp();
  guest = await server.browser();
});
afterAll(() => server.close());

const invented = inventStores();
const ask = (query: Record<string, string>) =>
  guest.send('GET', '/api/v6/stores', { query: { carrier: 'FEDEX', ...query } });
const near = async (query: Record<string, string>) => (await ask(query)).json();

describe('stores near a zip', () => {
  it('OPEN-20 RT-22 stores near a zip are the carrier’s, nearest first, 10 miles around by default', async () => {
    const answer = await near({ zip: '34102' });
    expect(answer).toMatchObject({ zip: '34102', city: 'Naples', state: 'FL', carrier: 'FEDEX', radius: 10 });
    const stores: Store[] = answer.stores;
    expect(stores.length).toBeGreaterThan(2);
    expect(stores.map(({ miles }) => miles)).toEqual(stores.map(({ miles }) => miles).sort((a, b) => a - b));
    expect(new Set(stores.map(({ carrier }) => carrier))).toEqual(new Set(['FEDEX']));
    expect(stores[0]).toMatchObject({ state: 'FL', time_zone: 'America/New_York' });
    expect(stores[0]?.hours).toHaveLength(7);
  });

  it('OPEN-20 stores near a zip are exactly those within the radius by a plain haversine', async () => {
    const zips = fc.constantFrom(...new Set(invented.map(({ zip }) => zip)), '10001', '99501', '96815');
    await fc.assert(
      fc.asyncProperty(
        zips,
        fc.integer({ min: 1, max: 50 }),
        fc.constantFrom('FEDEX', 'UPS'),
        async (zip, radius, carrier) => {
          const answer = await near({ zip, radius: String(radius), carrier });
          const within = invented
            .filter((store) => store.carrier === carrier)
            .map((store) => ({ id: store.id, miles: distanceMiles(answer, store) }))
            .filter(({ miles }) => miles <= radius)
            .sort((a, b) => a.miles - b.miles)
            .slice(0, 100);
          const stores: Store[] = answer.stores;
          expect(stores.map(({ id }) => id).sort()).toEqual(within.map(({ id }) => id).sort());
          expect(stores.map(({ miles }) => miles)).toEqual(
            within.map(({ miles }) => Math.round(miles * 10) / 10),
          );
        },
      ),
      { numRuns: 40 },
    );
  });

  it('OPEN-20 stores near a zip leave out those that do not accept the bag, and show what the others accept', async () => {
    const all: Store[] = (await near({ zip: '34102', radius: '50' })).stores;
    const heavy: Store[] = (await near({ zip: '34102', radius: '50', weight: '56' })).stores;
    const long: Store[] = (await near({ zip: '34102', radius: '50', length: '49' })).stores;
    expect(all.some(({ kind }) => kind === 'retail_counter')).toBe(true);
    expect(heavy).toEqual(all.filter(({ max_weight_lb }) => (max_weight_lb ?? 999) >= 56));
    expect(long).toEqual(all.filter(({ max_length_in }) => (max_length_in ?? 999) >= 49));
    expect((await near({ zip: '34102', weight: '400' })).stores).toEqual([]);
  });

  it.each(['00000', '1234', 'K1A 0B1', ''])(
    'OPEN-20 stores near a zip are refused for %p at its field: no such zip',
    async (zip) => {
      const refused = await ask({ zip });
      expect(refused.statusCode).toBe(404);
      expect(refused.json()).toMatchObject({
        code: 'zip_not_found',
        fields: [{ path: 'query.zip', code: 'zip_not_found' }],
      });
    },
  );

  it.each([
    ['radius', '0'],
    ['radius', '51'],
    ['radius', '2.5'],
    ['carrier', 'ACME'],
    ['weight', '-1'],
  ])('OPEN-20 stores near a zip are refused for %s=%s as malformed', async (field, value) => {
    const refused = await ask({ zip: '34102', [field]: value });
    expect(refused.statusCode).toBe(400);
    expect(refused.json().fields).toMatchObject([{ path: `query.${field}` }]);
  });
});
