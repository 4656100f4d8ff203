import { oneWayForm } from '../../../testing/shipment-forms.ts';
import { type Browser, startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { blockAddress } from './blocked-addresses.ts';
import { swapsOf } from './candidates.ts';

let server: TestApp;
let guest: Browser;
beforeAll(async () => {
  server = await startTestApp();
  guest = await server.browser();
});
afterAll(() => server.close());

type Answer = {
  valid: boolean;
  origination_candidates: { zip: string; city: string; state: string }[];
  destination_candidates: { zip: string; city: string; state: string }[];
  microsite_carrier_warning: string | null;
};
const validate = async (change: Record<string, string>): Promise<Answer> =>
  (await guest.send('POST', '/refactor/ship_points/validate', { body: { ...oneWayForm, ...change } })).json();
const austin = { o_zip: '78701', o_city: 'Austin', o_state: 'TX', o_address: '1 Congress Ave' };

describe('the check of ship points', () => {
  it.each([
    ['a town spelled in short', { o_zip: '63101', o_city: 'St. Louis', o_state: 'MO' }],
    ['a town of a neighboring code', { o_zip: '28374', o_city: 'Southern Pines', o_state: 'NC' }],
    ['a town in any case and spacing', { o_zip: '10001', o_city: 'NEW  YORK', o_state: 'ny' }],
    ['Canada by its first half', { o_country: 'CA', o_zip: 'M5V 3L9', o_city: 'Toronto', o_state: 'ON' }],
    ['Britain by its area', { o_country: 'GB', o_zip: 'KY16 9XL', o_city: 'St Andrews', o_state: 'FIF' }],
    ['Ireland by its routing key', { o_country: 'IE', o_zip: 'D02 AF30', o_city: 'Dublin', o_state: 'D' }],
    ['a suburb by its city', { o_country: 'CA', o_zip: 'M1B 1A1', o_city: 'Toronto', o_state: 'ON' }],
    [
      'a town of Canada that no list has',
      { o_country: 'CA', o_zip: 'N6A 1A1', o_city: 'Arva', o_state: 'ON' },
    ],
    ['a rural area by any town', { o_country: 'CA', o_zip: 'B0P 1R0', o_city: 'Kingston', o_state: 'NS' }],
    ['a city by its quarter', { o_country: 'CA', o_zip: 'K2G 1A1', o_city: 'Nepean', o_state: 'ON' }],
    ['London in its outer areas', { o_country: 'GB', o_zip: 'CR0 1AA', o_city: 'London', o_state: 'LND' }],
    ['another Newport', { o_country: 'GB', o_zip: 'TF10 7AA', o_city: 'Newport', o_state: 'TFW' }],
    ['a village of Fife', { o_country: 'GB', o_zip: 'KY10 3AA', o_city: 'Anstruther', o_state: 'FIF' }],
    ['Dublin with its district', { o_country: 'IE', o_zip: 'D02 AF30', o_city: 'Dublin 2', o_state: 'D' }],
    ['Dublin over its border', { o_country: 'IE', o_zip: 'W23 AF30', o_city: 'Dublin', o_state: 'KE' }],
    ['another Blackrock', { o_country: 'IE', o_zip: 'A91 AF30', o_city: 'Blackrock', o_state: 'LH' }],
    ['France by the form of its code', { o_country: 'FR', o_zip: '75001', o_city: 'Paris', o_state: 'IDF' }],
    ['Hong Kong without a code', { o_country: 'HK', o_zip: '', o_city: 'Central', o_state: '' }],
    ['Dubai without a code', { o_country: 'AE', o_zip: '00000', o_city: 'Dubai', o_state: 'DU' }],
    ['Guam as a country', { o_country: 'GU', o_zip: '96910', o_city: 'Hagatna', o_state: 'GU' }],
  ])('EP-24 accepts %s', async (_what, change) => {
    expect(await validate(change)).toMatchObject({ valid: true, origination_candidates: [] });
  });

  it.each([
    ['an unknown country', { o_country: 'QQ' }],
    [
      'a code that no British area has',
      { o_country: 'GB', o_zip: 'ZZ1 1AA', o_city: 'London', o_state: 'LND' },
    ],
    ['half a code of Canada', { o_country: 'CA', o_zip: 'M5V', o_city: 'Toronto', o_state: 'ON' }],
    ['an invalid Canadian code', { o_country: 'CA', o_zip: 'M5V ZZZ', o_city: 'Toronto', o_state: 'ON' }],
    ['a German code of four digits', { o_country: 'DE', o_zip: '1011', o_city: 'Berlin', o_state: 'BE' }],
    ['a Japanese code of letters', { o_country: 'JP', o_zip: 'ZZ', o_city: 'Tokyo', o_state: '13' }],
    ['more digits than a zip has', { o_zip: '1000112345', o_city: 'New York', o_state: 'NY' }],
    ['the placeholder code', { o_zip: '00000' }],
    ['no town', { o_city: ' ' }],
    ['a state left out where there are states', { o_state: '' }],
  ])('EP-24 refuses %s', async (_what, change) => {
    expect((await validate(change)).valid).toBe(false);
  });

  it.each([
    ['CA', 'm5v 3a8', 'Ottawa', 'ON', { zip: 'M5V 3A8', city: 'Toronto', state: 'ON' }],
    ['CA', 'M5V 3A8', 'Vancouver', 'ON', { zip: 'M5V 3A8', city: 'Toronto', state: 'ON' }],
    ['CA', 'M5V 3A8', 'Toronto', 'BC', { zip: 'M5V 3A8', city: 'Toronto', state: 'ON' }],
    ['GB', 'KY16 9XL', 'Edinburgh', 'EDH', { zip: 'KY16 9XL', city: 'St Andrews', state: 'FIF' }],
    ['GB', 'SW1A 1AA', 'Manchester', 'MAN', { zip: 'SW1A 1AA', city: 'London', state: 'WSM' }],
    ['IE', 'D02 AF30', 'Cork', 'CO', { zip: 'D02 AF30', city: 'Dublin', state: 'D' }],
  ])('AD-12, EP-24 offers in %s the town of the code %s, which is not in %s, %s', async (...row) => {
    const [o_country, o_zip, o_city, o_state, candidate] = row;
    const { valid, origination_candidates } = await validate({ o_country, o_zip, o_city, o_state });
    expect({ valid, origination_candidates }).toEqual({ valid: false, origination_candidates: [candidate] });
    const { zip, city, state } = candidate;
    expect(await validate({ o_country, o_zip: zip, o_city: city, o_state: state })).toMatchObject({
      valid: true,
    });
  });

  it('AD-12 offers the town of the code, and codes of the town, when they disagree', async () => {
    const { valid, origination_candidates: candidates } = await validate({ ...austin, o_zip: '94103' });
    expect(valid).toBe(false);
    expect(candidates[0]).toEqual({ zip: '94103', city: 'San Francisco', state: 'CA' });
    expect(candidates.slice(1).every(({ city, state }) => city === 'Austin' && state === 'TX')).toBe(true);
    expect(candidates.length).toBeGreaterThan(3);
  });

  it.each(['Asutin', 'Austn', 'Austtin'])('AD-12 understands the misspelled town %s', async (o_city) => {
    const { valid, origination_candidates: candidates } = await validate({ ...austin, o_city });
    expect(valid).toBe(false);
    expect(candidates).toContainEqual({ zip: '78701', city: 'Austin', state: 'TX' });
  });

  it('AD-12 corrects a code with two swapped digits', async () => {
    const { valid, origination_candidates: candidates } = await validate({ ...austin, o_zip: '87701' });
    expect(valid).toBe(false);
    expect(candidates).toContainEqual({ zip: '78701', city: 'Austin', state: 'TX' });
    expect(swapsOf('78701')).toEqual(['87701', '77801', '78071', '78710']);
    expect(swapsOf('11111')).toEqual([]);
  });

  it('AD-12 reports the end that is wrong', async () => {
    const answer = await validate({ d_zip: '78701' });
    expect(answer.origination_candidates).toEqual([]);
    expect(answer.destination_candidates[0]).toEqual({ zip: '78701', city: 'Austin', state: 'TX' });
  });

  it('AD-12 offers only candidates that are valid when chosen', async () => {
    const { origination_candidates: candidates } = await validate({ ...austin, o_zip: '87701' });
    for (const { zip, city, state } of candidates)
      expect(await validate({ ...austin, o_zip: zip, o_city: city, o_state: state })).toMatchObject({
        valid: true,
      });
  });

  it('EP-24 caches the result by a hash of the content, and stores no part of the address', async () => {
    const checks = () =>
      server.context.db.selectFrom('address_checks').selectAll().orderBy('checked_at').execute();
    const before = (await checks()).length;
    const first = await validate({ ...austin, o_city: 'Asutin', o_address: '99 Secret Street' });
    expect(await validate({ ...austin, o_city: ' ASUTIN', o_address: '99  secret street.' })).toEqual(first);
    const rows = await checks();
    expect(rows.length).toBe(before + 1);
    expect(JSON.stringify(rows)).not.toMatch(/secret/i);
  });

  it('OPEN-29 refuses a blocked address at either end, from the moment it is blocked', async () => {
    const home = { o_zip: '10001', o_city: 'New York', o_state: 'NY', o_address: '66 Blocked Ave' };
    expect((await validate(home)).valid).toBe(true);
    await blockAddress(
      server.context.db,
      { address: '66 Blocked Avenue', zip: '10001', city: 'New York', state: 'NY', country_code: 'US' },
      'test',
    );
    expect((await validate(home)).valid).toBe(false);
    const there = { d_zip: '10001', d_city: 'New York', d_state: 'NY', d_address: '66 BLOCKED AVE. #2' };
    expect((await validate({ ...austin, ...there })).valid).toBe(false);
  });

  it('AD-13 returns the carrier warning of the cart’s microsite', async () => {
    const cart = (
      await guest.send('POST', '/api/v5/carts', { body: { cart: { brand_id: 1, micro_site_id: 1 } } })
    ).json();
    expect(await validate({ cart_id: cart.id })).toMatchObject({
      valid: true,
      microsite_carrier_warning: expect.stringContaining('FedEx'),
    });
    expect((await validate({ cart_id: 'crt_none' })).microsite_carrier_warning).toBeNull();
    // A page without a cart names the microsite itself; another brand's microsite adds nothing here.
    expect((await validate({ micro_site_id: '1' })).microsite_carrier_warning).toContain('FedEx');
    expect((await validate({ micro_site_id: '2' })).microsite_carrier_warning).toBeNull();
  });
});
