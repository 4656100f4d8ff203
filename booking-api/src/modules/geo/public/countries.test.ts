import { zipProblem } from '@sendahead/shared-contracts/validation/zip';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

type Country = {
  code: string;
  optional_fields: string[];
  disabled_fields: string[];
  field_alias: Record<string, string>;
  field_order: string[];
  zip_example: string | null;
  has_states: boolean;
  territories: Record<string, string>;
  holidays: string[];
  note: string | null;
};

let server: TestApp;
let countries: Map<string, Country>;
beforeAll(async () => {
  server = await startTestApp();
  const answer = await (await server.browser()).send('GET', '/api/v6/countries');
  const list: Country[] = answer.json().countries;
  countries = new Map(list.map((country) => [country.code, country]));
});
afterAll(() => server.close());

const country = (code: string): Country => {
  const found = countries.get(code);
  if (!found) throw new Error(`no country ${code}`);
  return found;
};

describe('countries', () => {
  it('EN-02, OPEN-25 knows every country, and specific rules for more than forty of them', () => {
    expect(countries.size).toBeGreaterThan(240);
    const described = [...countries.values()].filter((entry) => entry.zip_example !== null);
    expect(described.length).toBeGreaterThanOrEqual(40);
  });

  it('AD-48 lists for a brand only the countries that a carrier serves', async () => {
    const answer = await (await server.browser()).send('GET', '/api/v6/countries', {
      query: { brand: 'travel' },
    });
    const codes = answer.json().countries.map(({ code }: Country) => code);
    expect(codes).toEqual(expect.arrayContaining(['US', 'CA', 'PR', 'GU', 'GB', 'JP']));
    for (const unserved of ['KP', 'CU', 'AQ', 'RS', 'FM']) expect(codes).not.toContain(unserved);
  });

  it.each([
    ['US', 'Zip code', 'State', '10001'],
    ['CA', 'Postal code', 'Province', 'M5V 3L9'],
    ['GB', 'Postcode', 'County', 'KY16 9XL'],
    ['IE', 'Eircode', 'County', 'D02 AF30'],
    ['AU', 'Postcode', 'State', '2000'],
    ['JP', 'Postal code', 'Prefecture', '100-0001'],
    ['BR', 'CEP', 'State', '01310-100'],
    ['IN', 'PIN code', 'State', '110001'],
    ['IT', 'CAP', 'Province', '00118'],
  ])('OPEN-25 labels the fields of %s as %s and %s', (code, zip, state, example) => {
    expect(country(code)).toMatchObject({
      field_alias: { zip, state },
      zip_example: example,
      has_states: true,
    });
  });

  it('VL-08 accepts the example of each country as a valid code', () => {
    const refused = [...countries.values()].filter(
      ({ code, zip_example: example }) => example !== null && zipProblem(example, code) !== null,
    );
    expect(refused.map(({ code }) => code)).toEqual([]);
  });

  it.each(['HK', 'AE', 'JM', 'BS', 'QA', 'MO'])('OPEN-25 there is no postal code in %s', (code) => {
    expect(country(code)).toMatchObject({
      disabled_fields: expect.arrayContaining(['zip']),
      zip_example: null,
    });
  });

  it.each([
    ['KE', ['address_1', 'address_2', 'city', 'state', 'zip'], ['state'], '20100'],
    ['RS', ['address_1', 'address_2', 'zip', 'city', 'state'], ['state'], '106314'],
    ['UA', ['address_1', 'address_2', 'city', 'state', 'zip'], [], '15432'],
    ['BO', ['address_1', 'address_2', 'city', 'state', 'zip'], ['zip', 'state'], null],
  ])('OPEN-25 requires in %s what its post office requires', (code, order, disabled, example) => {
    expect(country(code)).toMatchObject({
      field_order: order,
      disabled_fields: disabled,
      zip_example: example,
    });
  });

  it('VL-10 requires a state only where the country’s post office does', () => {
    expect(country('UA').optional_fields).toContain('state');
    expect(country('BR').optional_fields).not.toContain('state');
  });

  it('AD-05 treats US territories as countries without states', () => {
    expect(country('US').territories).toEqual({ AS: 'AS', GU: 'GU', PR: 'PR', VI: 'VI' });
    for (const code of ['AS', 'GU', 'PR', 'VI'])
      expect(country(code)).toMatchObject({ has_states: false, disabled_fields: ['state'] });
  });

  it('OPEN-33 lists the carriers’ names of countries that replace their ISO codes', () => {
    expect(['IC', 'XY', 'XM', 'XB'].every((code) => countries.has(code))).toBe(true);
    expect(['BL', 'SX', 'BQ'].some((code) => countries.has(code))).toBe(false);
  });

  it('EN-02 returns holidays, notes and the order of the fields', () => {
    expect(country('US').holidays).toContain('2026-11-26');
    expect(country('GB').holidays).toContain('2026-12-28');
    expect(country('CA').note).toMatch(/packing list/);
    expect(country('US').note).toBeNull();
    expect(country('JP').field_order[0]).toBe('zip');
    expect(country('DE').field_order.indexOf('zip')).toBeLessThan(country('DE').field_order.indexOf('city'));
    for (const entry of countries.values())
      expect([...entry.field_order].sort()).toEqual(['address_1', 'address_2', 'city', 'state', 'zip']);
  });

  it('AD-21 every country that has states has state options', async () => {
    const guest = await server.browser();
    const counts = await server.context.db
      .selectFrom('regions')
      .select(['country', (select) => select.fn.countAll<number>().as('regions')])
      .groupBy('country')
      .execute();
    const known = new Map(counts.map((row) => [row.country, row.regions]));
    const missing = [...countries.values()].filter(
      (entry) => entry.has_states && (known.get(entry.code) ?? 0) < 2,
    );
    expect(missing.map((entry) => entry.code)).toEqual([]);
    const jp = (await guest.send('GET', '/state_options', { query: { country: 'JP' } })).json();
    expect(jp.options).toHaveLength(47);
    const pr = (await guest.send('GET', '/state_options', { query: { country: 'PR' } })).json();
    expect(pr.options).toEqual([{ code: 'PR', name: 'Puerto Rico' }]);
  });
});
