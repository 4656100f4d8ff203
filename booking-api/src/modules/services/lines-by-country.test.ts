import { isOffered } from '@sendahead/shared-contracts/catalog/offered-lines';
import { rateSheet } from '../../demo/rate-sheet.ts';
import { oneWayForm } from '../../testing/shipment-forms.ts';
import { type Browser, startTestApp, type TestApp } from '../../testing/test-app.ts';
import { readBrand } from '../catalog/public/store.ts';

let server: TestApp;
let guest: Browser;
beforeAll(async () => {
  server = await startTestApp();
  guest = await server.browser();
});
afterAll(() => server.close());
const everywhere = {
  domestic_enabled: true,
  international_enabled: true,
  disabled_origin_countries: [],
  disabled_destination_countries: [],
};
const setGolf = (rules: object) =>
  server.context.db
    .updateTable('product_lines')
    .set({ ...everywhere, ...rules })
    .where('key', '=', 'golf')
    .execute();
afterEach(() => setGolf({}));

const asked = {
  price: '/refactor/v5/ship/ship_price',
  services: '/refactor/v5/ship/combined_services_options',
} as const;
const ask = async (what: keyof typeof asked, change: object = {}) =>
  guest.send('POST', asked[what], { body: { ...oneWayForm, ...change } });
/** The change with a service that is sold on its lane. */
const served = async (change: object) => {
  const answer = (await ask('services', change)).json();
  const [service] = answer.default_services.outbound.services;
  return {
    ...change,
    pickup_carrier: service.carrier_system_name,
    pickup_carrier_service_level_id: String(service.carrier_service_level_id),
    arrival_date: '',
  };
};
const london = { country: 'GB', zip: 'SW1A 1AA', city: 'London', state: 'LND' };
const leeds = { country: 'GB', zip: 'LS1 4AP', city: 'Leeds', state: 'WYK' };
const end = (prefix: 'o' | 'd', place: object) =>
  Object.fromEntries(Object.entries(place).map(([name, value]) => [`${prefix}_${name}`, value]));
const refusal = {
  status: 422,
  code: 'line_not_offered',
  fields: [{ path: 'traveler.1.golf', code: 'line_not_offered' }],
};
const bag = { product_count: '1', '0': { size: 'luggage-checked', product_insurance: '100000' } };

describe.each(['price', 'services'] as const)('TR-17 %s of a line', (what) => {
  it.each([
    ['that stays at home, from one country to another', { international_enabled: false }, end('d', london)],
    ['that goes abroad alone, within a country', { domestic_enabled: false }, {}],
    ['that is not collected there', { disabled_origin_countries: ['US'] }, {}],
    ['that is not delivered there', { disabled_destination_countries: ['GB'] }, end('d', london)],
  ])('%s is refused at its field', async (_, rules, change) => {
    const form = await served(change);
    expect((await ask(what, form)).statusCode).toBe(200);
    await setGolf(rules);
    expect((await ask(what, form)).json()).toMatchObject(refusal);
  });

  it('refuses only the offending line, and no others that may be shipped', async () => {
    await setGolf({ disabled_origin_countries: ['US'] });
    const [first] = Object.values(oneWayForm.traveler ?? {});
    const travelers = { '1': { ...first, luggage: bag }, '2': { t_first_name: 'Kim', luggage: bag } };
    expect((await ask(what, { traveler: travelers })).json()).toMatchObject(refusal);
    const [{ golf: _golf, ...rest } = {}] = [first];
    expect((await ask(what, { traveler: { '1': { ...rest, luggage: bag } } })).statusCode).toBe(200);
  });

  it('depends on the country in the club’s record, not in the form', async () => {
    await setGolf({ disabled_destination_countries: ['US'] });
    const club = { destination: 'club', d_club_id: '1', d_country: 'GB' };
    expect((await ask(what, club)).json()).toMatchObject(refusal);
  });

  it('treats a territory and the states as one country', async () => {
    await setGolf({ international_enabled: false });
    const form = await served(end('d', { country: 'PR', zip: '00901', city: 'San Juan', state: 'PR' }));
    expect((await ask(what, form)).statusCode).toBe(200);
    await setGolf({ disabled_destination_countries: ['PR'] });
    expect((await ask(what, form)).json()).toMatchObject(refusal);
    expect((await ask(what)).statusCode).toBe(200);
  });

  it('ships a British line within Britain', async () => {
    const answer = await ask(what, await served({ ...end('o', london), ...end('d', leeds) }));
    expect([answer.statusCode, answer.json().code]).toEqual([200, undefined]);
  });
});

describe('TR-17 the lines of the catalog', () => {
  it('the lines of the catalog ship within every country with domestic services, and between all of them', async () => {
    const lines = (await readBrand(server.context.db, 'travel'))?.product_lines ?? [];
    const sold = [...rateSheet.countries, ...Object.values(rateSheet.international?.areas ?? {}).flat()];
    expect(lines.length).toBeGreaterThan(3);
    for (const line of lines) {
      expect(sold.filter((country) => !isOffered(line, country, country))).toEqual([]);
      expect(isOffered(line, 'US', 'GB')).toBe(true);
      expect(isOffered(line, 'MN', 'MN')).toBe(false);
    }
  });
});
