import { oneWayForm } from '../../testing/shipment-forms.ts';
import { type Browser, startTestApp, type TestApp } from '../../testing/test-app.ts';

let server: TestApp;
let guest: Browser;
beforeAll(async () => {
  server = await startTestApp();
  guest = await server.browser();
});
afterAll(() => server.close());

const zip = async (zip_code: string, country_code = 'US') =>
  (await guest.send('GET', '/v2/zip_info', { query: { zip_code, country_code } })).json();
const suggest = async (term: string, more: Record<string, string> = {}, mode = 'facility') =>
  guest.send('GET', `/api/v5.2/auto-complete/${mode}`, { query: { term, brand: 'golf', ...more } });

describe('zip_info', () => {
  it('EP-01, AD-19 knows city, state, country and time zone', async () => {
    expect(await zip('10001')).toMatchObject({
      success: true,
      city: 'New York',
      state: 'NY',
      state_long: 'New York',
      country: 'US',
      time_zone: 'America/New_York',
    });
    expect(await zip('10001-1234')).toMatchObject({ success: true, zip: '10001' });
  });

  it('AD-28 calls 96743 Kamuela and KY16 9XL St Andrews', async () => {
    expect(await zip('96743')).toMatchObject({ city: 'Kamuela', state: 'HI', time_zone: 'Pacific/Honolulu' });
    expect(await zip('KY16 9XL', 'GB')).toMatchObject({ success: true, city: 'St Andrews' });
  });

  it('EP-01 reads Canadian codes by their first half, and territories as themselves', async () => {
    expect(await zip('M5V 3L9', 'CA')).toMatchObject({ city: 'Toronto', state: 'ON', state_long: 'Ontario' });
    expect(await zip('00901', 'PR')).toMatchObject({ success: true, state: 'PR', country: 'PR' });
    expect((await zip('10001', 'PR')).success).toBe(false);
  });

  it.each(['00000', '99999', 'abcde', "' or 1=1", '123456', '10001-12', '10001-', '10001x', '100011234x'])(
    'EP-01 answers not found, not an error, for %s',
    async (code) => {
      expect(await zip(code)).toMatchObject({ success: false, city: null });
    },
  );

  it('EP-01 reads half a Canadian code and a whole one, and no other length', async () => {
    const known = async (code: string) => (await zip(code, 'CA')).success;
    expect([await known('M5V'), await known('m5v 3l9'), await known('M5V-3L9')]).toEqual([true, true, true]);
    expect([await known('M5V3L9X'), await known('M5V3'), await known('M5VZZZ')]).toEqual([
      false,
      false,
      false,
    ]);
  });

  it('EP-01 formats the place of a code as an address line', async () => {
    expect((await zip('10001-1234')).address).toBe('New York, NY 10001');
    expect((await zip('M5V 3L9', 'CA')).address).toBe('Toronto, ON M5V 3L9');
    expect((await zip('99999')).address).toBeNull();
  });

  it('refuses an unknown country and a code of fifty thousand characters', async () => {
    expect(
      (await guest.send('GET', '/v2/zip_info', { query: { zip_code: '1', country_code: 'usa' } })).statusCode,
    ).toBe(400);
    expect(
      (
        await guest.send('GET', '/v2/zip_info', {
          query: { zip_code: '1'.repeat(14_000), country_code: 'US' },
        })
      ).statusCode,
    ).toBe(400);
  });
});

describe('auto-complete', () => {
  it('AD-14, AD-15 finds facilities of the brand by name, town, and with a typing error', async () => {
    const labels = async (term: string, brand = 'golf') =>
      (await suggest(term, { brand })).json().items.map((item: { label: string }) => item.label);
    const [first] = await labels('pinehurst');
    expect(first).toBeDefined();
    expect(await labels(first)).toContain(first);
    expect(await labels(first.replace('Golf', 'Glof'))).toContain(first);
    expect(await labels(first, 'ski')).not.toContain(first);
  });

  it('OPEN-62 puts preferred facilities first', async () => {
    const items: { preferred: boolean }[] = (await suggest('golf')).json().items;
    const flags = items.map((item) => item.preferred);
    expect(flags).toEqual([...flags].sort((a, b) => Number(b) - Number(a)));
    expect(items.length).toBeGreaterThan(10);
    expect(items.length).toBeLessThanOrEqual(50);
  });

  it('EP-04, AD-14 requires three characters', async () => {
    expect((await suggest('pi')).json()).toEqual({ items: [] });
  });

  it.each([
    ['facility', 'pinehurst', true],
    ['address', '12 Elm St, Austin', false],
  ])('OPEN-22 answers v5.1 and v5.2 alike: %s with words, address and club', async (mode, term, isClub) => {
    const query = { term, brand: 'golf', country_code: 'US' };
    const [old, now] = [
      await guest.send('GET', `/api/v5.1/auto-complete/${mode}`, { query }),
      await guest.send('GET', `/api/v5.2/auto-complete/${mode}`, { query }),
    ];
    expect([old.statusCode, old.json()]).toEqual([200, now.json()]);
    expect(now.json().items.length).toBeGreaterThan(0);
    for (const item of now.json().items) {
      expect(item).toMatchObject({
        id: expect.stringMatching(/./),
        kind: mode,
        label: expect.stringMatching(/./),
        autofill_zip: expect.any(String),
        autofill_city: expect.any(String),
        autofill_state: expect.any(String),
        autofill_country: 'US',
        autofill_address: expect.any(String),
        club_id: isClub ? expect.any(Number) : null,
        autofill_club_id: isClub ? expect.any(Number) : null,
      });
    }
  });

  it('EN-22 completes an address from its town', async () => {
    const [item] = (await suggest('12 Elm St, Austin', { country_code: 'US' }, 'address')).json().items;
    expect(item).toMatchObject({
      kind: 'address',
      autofill_city: 'Austin',
      autofill_address: '12 Elm St',
      autofill_country: 'US',
    });
  });

  it('AD-16 keeps the address book for accounts, ER-05 refuses an unknown mode', async () => {
    expect((await suggest('home', {}, 'address-book')).statusCode).toBe(401);
    expect((await suggest('home', {}, 'planets')).statusCode).toBe(400);
  });

  it.each(["'; drop table facilities; --", '%%%', '___', '\\\\\\', '$1 $2', '{"a":1}', '\u0000abc'])(
    'treats %j as plain text',
    async (term) => {
      const answer = await suggest(term);
      expect([200, 400]).toContain(answer.statusCode);
      expect(answer.body).not.toMatch(/syntax|relation|select/i);
    },
  );
});

describe('state_options', () => {
  it('AD-21, EP-10 returns html as specified, and JSON when it is accepted', async () => {
    const html = await guest.send('GET', '/state_options', {
      query: { country: 'US' },
      headers: { accept: 'text/html' },
    });
    expect(html.headers['content-type']).toContain('text/html');
    expect(html.body).toContain('<option value="NY">New York</option>');
    const json = (await guest.send('GET', '/state_options', { query: { country: 'CA' } })).json();
    expect(json.options).toHaveLength(13);
  });

  it('escapes every name (attack 29)', async () => {
    await server.context.db
      .insertInto('regions')
      .values({ country: 'ZZ', code: '"><script>', name: '<img src=x onerror=alert(1)>' })
      .execute();
    const html = await guest.send('GET', '/state_options', {
      query: { country: 'ZZ' },
      headers: { accept: 'text/html' },
    });
    expect(html.body).toBe(
      '<option value="&quot;&gt;&lt;script&gt;">&lt;img src=x onerror=alert(1)&gt;</option>',
    );
  });
});

describe('ship_points/validate', () => {
  const validate = async (change: Record<string, string>) =>
    (
      await guest.send('POST', '/refactor/ship_points/validate', { body: { ...oneWayForm, ...change } })
    ).json();

  it('EP-24 accepts both ends as servable', async () => {
    expect(await validate({})).toEqual({
      valid: true,
      origination_candidates: [],
      destination_candidates: [],
      microsite_carrier_warning: null,
    });
  });

  it('AD-12 lists candidates for the end whose zip is not in its state', async () => {
    const answer = await validate({ o_zip: '94103' });
    expect(answer.valid).toBe(false);
    expect(answer.origination_candidates[0]).toEqual({ zip: '94103', city: 'San Francisco', state: 'CA' });
    expect(answer.origination_candidates.length).toBeGreaterThan(3);
    expect(answer.destination_candidates).toEqual([]);
  });

  it('AD-06, AD-07 refuses the same place at both ends', async () => {
    expect((await validate({ d_zip: '10001', d_state: 'NY', d_city: 'New York' })).valid).toBe(false);
  });

  it('refuses a form without ends', async () => {
    expect((await guest.send('POST', '/refactor/ship_points/validate', { body: {} })).statusCode).toBe(400);
  });
});
