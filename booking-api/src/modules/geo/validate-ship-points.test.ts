import { oneWayForm } from '../../testing/shipment-forms.ts';
import { type Browser, startTestApp, type TestApp } from '../../testing/test-app.ts';
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

describe('ship_points/validate', () => {
  it.each([
    ['a town spelled in short', { o_zip: '63101', o_city: 'St. Louis', o_state: 'MO' }],
    ['a town of a neighbouring code', { o_zip: '28374', o_city: 'Southern Pines', o_state: 'NC' }],
    ['a town in any case and spacing', { o_zip: '10001', o_city: 'NEW  YORK', o_state: 'ny' }],
    ['Canada by its first half', { o_country: 'CA', o_zip: 'M5V 3L9', o_city: 'Toronto', o_state: 'ON' }],
    ['Britain by its area', { o_country: 'GB', o_zip: 'KY16 9XL', o_city: 'St Andrews', o_state: 'FIF' }],
    ['Ireland by its routing key', { o_country: 'IE', o_zip: 'D02 AF30', o_city: 'Dublin', o_state: 'D' }],
    ['France by the form of its code', { o_country: 'FR', o_zip: '75001', o_city: 'Paris', o_state: 'IDF' }],
    ['Hong Kong without a code', { o_country: 'HK', o_zip: '', o_city: 'Central', o_state: '' }],
    ['Dubai without a code', { o_country: 'AE', o_zip: '00000', o_city: 'Dubai', o_state: 'DU' }],
    ['Guam as a country', { o_country: 'GU', o_zip: '96910', o_city: 'Hagatna', o_state: 'GU' }],
  ])('EP-24 accepts %s', async (_what, change) => {
    expect(await validate(change)).toMatchObject({ valid: true, origination_candidates: [] });
  });

  it.each([
    ['a country that is none', { o_country: 'QQ' }],
    [
      'a code that no British area has',
      { o_country: 'GB', o_zip: 'ZZ1 1AA', o_city: 'London', o_state: 'LND' },
    ],
    ['the placeholder code', { o_zip: '00000' }],
    ['no town', { o_city: ' ' }],
    ['a state left out where there are states', { o_state: '' }],
  ])('EP-24 refuses %s', async (_what, change) => {
    expect((await validate(change)).valid).toBe(false);
  });

  it('AD-12 offers the town of the code, and codes of the town, when they disagree', async () => {
    const { valid, origination_candidates: candidates } = await validate({ ...austin, o_zip: '94103' });
    expect(valid).toBe(false);
    expect(candidates[0]).toEqual({ zip: '94103', city: 'San Francisco', state: 'CA' });
    expect(candidates.slice(1).every(({ city, state }) => city === 'Austin' && state === 'TX')).toBe(true);
    expect(candidates.length).toBeGreaterThan(3);
  });

  it.each(['Asutin', 'Austn', 'Austtin'])('AD-12 reads the misspelt town %s', async (o_city) => {
    const { valid, origination_candidates: candidates } = await validate({ ...austin, o_city });
    expect(valid).toBe(false);
    expect(candidates).toContainEqual({ zip: '78701', city: 'Austin', state: 'TX' });
  });

  it('AD-12 finds a code with two digits swapped', async () => {
    const { valid, origination_candidates: candidates } = await validate({ ...austin, o_zip: '87701' });
    expect(valid).toBe(false);
    expect(candidates).toContainEqual({ zip: '78701', city: 'Austin', state: 'TX' });
    expect(swapsOf('78701')).toEqual(['87701', '77801', '78071', '78710']);
    expect(swapsOf('11111')).toEqual([]);
  });

  it('AD-12 answers at the end that is wrong', async () => {
    const answer = await validate({ d_zip: '78701' });
    expect(answer.origination_candidates).toEqual([]);
    expect(answer.destination_candidates[0]).toEqual({ zip: '78701', city: 'Austin', state: 'TX' });
  });

  it('AD-12 offers candidates that are valid when they are chosen', async () => {
    const { origination_candidates: candidates } = await validate({ ...austin, o_zip: '87701' });
    for (const { zip, city, state } of candidates)
      expect(await validate({ ...austin, o_zip: zip, o_city: city, o_state: state })).toMatchObject({
        valid: true,
      });
  });

  it('EP-24 keeps what it found by content, and nothing of the address', async () => {
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

  it('AD-13 gives the carrier warning of the cart’s microsite', async () => {
    const cart = (
      await guest.send('POST', '/api/v5/carts', { body: { cart: { brand_id: 1, micro_site_id: 1 } } })
    ).json();
    expect(await validate({ cart_id: cart.id })).toMatchObject({
      valid: true,
      microsite_carrier_warning: expect.stringContaining('FedEx'),
    });
    expect((await validate({ cart_id: 'crt_none' })).microsite_carrier_warning).toBeNull();
  });
});
