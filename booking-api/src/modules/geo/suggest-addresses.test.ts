import { type Browser, startTestApp, type TestApp } from '../../testing/test-app.ts';

let server: TestApp;
let guest: Browser;
beforeAll(async () => {
  server = await startTestApp();
  guest = await server.browser();
});
afterAll(() => server.close());

type Item = { autofill_city: string; autofill_state: string; autofill_zip: string; autofill_address: string };
const suggest = async (term: string, country_code = 'US'): Promise<Item[]> =>
  (
    await guest.send('GET', '/api/v5.2/auto-complete/address', {
      query: { term, brand: 'golf', country_code },
    })
  ).json().items;
const towns = async (term: string, country?: string): Promise<string[]> => [
  ...new Set((await suggest(term, country)).map((item) => `${item.autofill_city}, ${item.autofill_state}`)),
];

describe('addresses that are suggested', () => {
  it.each([
    ['Austin', 'Austin, TX'],
    ['Aust', 'Austin, TX'],
    ['san', 'San Antonio, TX'],
    ['Los', 'Los Angeles, CA'],
    ['Portland', 'Portland, OR'],
    ['Springfield', 'Springfield, MO'],
    ['New York', 'New York, NY'],
    ['St. Louis', 'Saint Louis, MO'],
  ])('EP-04, AD-15 %s begins with the largest town, %s', async (term, town) => {
    expect((await towns(term))[0]).toBe(town);
  });

  it.each([
    ['350 W 31st St, New York, NY', '350 W 31st St'],
    ['350 W 31st St, New York, NY, USA', '350 W 31st St'],
    ['350 W 31st St, New York NY', '350 W 31st St'],
    ['350 W 31st St, New York, New York', '350 W 31st St'],
    ['New York, NY', ''],
  ])('EP-04, AD-15 %s offers New York alone', async (term, street) => {
    const items = await suggest(term);
    expect(items[0]).toMatchObject({
      autofill_city: 'New York',
      autofill_zip: '10001',
      autofill_address: street,
    });
    expect(new Set(items.map((item) => item.autofill_state))).toEqual(new Set(['NY']));
    for (const { autofill_city: city } of items) expect(city).toMatch(/^New York/);
  });

  it('EP-04 lets the state that is typed behind a town choose among its namesakes', async () => {
    expect((await towns('Portland, ME'))[0]).toBe('Portland, ME');
    expect((await towns('portland maine'))[0]).toBe('Portland, ME');
    expect(await towns('Springfield, Il')).toEqual(['Springfield, IL']);
    expect((await towns('Austin, M'))[0]).toBe('Austin, MN');
    expect((await towns('12 Main St, Austin, '))[0]).toBe('Austin, TX');
  });

  it('EP-04 reads a code behind its state', async () => {
    expect(await suggest('350 W 31st St, New York, NY 10001')).toMatchObject([
      { autofill_zip: '10001', autofill_address: '350 W 31st St' },
    ]);
    expect((await suggest('Toronto, ON M5V 3L9', 'CA'))[0]).toMatchObject({ autofill_zip: 'M5V' });
  });

  it('EP-04 offers namesakes beside the largest town, and codes of its main post', async () => {
    const items = await suggest('Austin');
    expect(items[0]?.autofill_zip).toBe('78701');
    expect(await towns('Austin')).toContain('Austin, MN');
  });

  it('EP-04 ranks towns of Canada and of Britain alike', async () => {
    expect((await towns('London', 'CA'))[0]).toBe('London, ON');
    expect((await towns('Vancouver', 'CA'))[0]).toBe('Vancouver, BC');
    expect((await towns('Lon', 'GB'))[0]).toMatch(/^London/);
  });

  it('EP-04 takes a street before a town that no state has for what it is', async () => {
    expect((await suggest('Main Street, Austin'))[0]).toMatchObject({
      autofill_city: 'Austin',
      autofill_state: 'TX',
      autofill_address: 'Main Street',
    });
  });
});
