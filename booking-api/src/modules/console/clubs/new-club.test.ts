import { signedInBrowser, startPerFile } from '../../../testing/server-per-file.ts';
import { type Browser, startTestApp } from '../../../testing/test-app.ts';

const server = startPerFile(startTestApp);
const admin = signedInBrowser(server, 'admin');
const pro = signedInBrowser(server, 'pro');
const guest = signedInBrowser(server, 'customer');

const birch = {
  name: 'Birch Hollow Golf Club',
  kind: 'golf',
  brands: ['golf', 'sticks'],
  phone: '+1 855 555 0140',
  address_1: '12 Birch Lane',
  city: 'Kansas City',
  state: 'MO',
  zip: '64111',
  country: 'US',
};
const make = (more: object = {}, browser = admin) =>
  browser.send('POST', '/api/v6/console/clubs', { body: { fields: { ...birch, ...more } } });
const offer = (id: number, brands: readonly string[], expected: readonly string[], browser = admin) =>
  browser.send('POST', `/api/v6/console/clubs/${id}/brands`, { body: { brands, expected } });
const problemsOf = async (answer: ReturnType<typeof make>) =>
  (await answer).json().fields.map(({ path, code }: { path: string; code: string }) => [path, code]);
const found = async (term: string, brand: string, browser: Browser = guest): Promise<string[]> =>
  (await browser.send('GET', '/api/v5.2/auto-complete/facility', { query: { term, brand, limit: '5' } }))
    .json()
    .items.map(({ label }: { label: string }) => label);

describe('a new club', () => {
  it('CO-32 a new club is offered to customers of its brands immediately, and its page shows its place and its history', async () => {
    const { id } = (await make()).json();
    expect(await found('birch hollow', 'golf')).toEqual([birch.name]);
    expect(await found('birch hollow', 'ski')).toEqual([]);
    const read = (await admin.send('GET', `/api/v6/console/clubs/${id}`)).json();
    expect(read).toMatchObject({ kind: 'golf', brands: birch.brands, time_zone: 'America/Chicago' });
    expect(read.fields).toMatchObject({ name: birch.name, address_1: birch.address_1, zip: birch.zip });
    const query = { kind: 'club', subject: String(id) };
    const { changes } = (await admin.send('GET', '/api/v6/console/changes', { query })).json();
    expect(changes).toMatchObject([{ before: {}, after: { name: birch.name } }]);
  });

  it('CO-74 asks for confirmation when its name exists in the town, and requires a valid phone', async () => {
    const twin = { name: 'Prairie Links', city: 'Kansas City' };
    expect((await make(twin)).statusCode).toBe(200);
    const second = { ...birch, ...twin, name: 'prairie links', zip: '64112' };
    const asked = await make(second);
    expect([asked.statusCode, asked.json().code]).toEqual([409, 'club_like_it']);
    const body = { fields: second, as_second: true };
    const meant = await admin.send('POST', '/api/v6/console/clubs', { body });
    expect(meant.statusCode).toBe(200);
    expect(await problemsOf(make({ name: 'Phoneless Links', phone: '12' }))).toEqual([
      ['fields.phone', 'wrong_phone'],
    ]);
    const change = await admin.send('PATCH', `/api/v6/console/clubs/${meant.json().id}`, {
      body: { fields: { phone: '12' }, expected: { phone: birch.phone } },
    });
    expect(await problemsOf(Promise.resolve(change))).toEqual([['fields.phone', 'wrong_phone']]);
  });

  it('CO-32 a new club is created once: a second one of its name at its zip code is refused, like an unknown zip code or brand', async () => {
    const [one, other] = await Promise.all([make({ name: 'Twin Links' }), make({ name: 'twin links' })]);
    expect([one.statusCode, other.statusCode].toSorted()).toEqual([200, 422]);
    expect(await problemsOf(make({ name: 'Twin Links' }))).toEqual([['fields.name', 'club_exists']]);
    expect(await problemsOf(make({ name: 'Nowhere Links', zip: '00000' }))).toEqual([
      ['fields.zip', 'no_such_zip'],
    ]);
    expect(await problemsOf(make({ name: 'Elsewhere Links', state: 'NC' }))).toEqual([
      ['fields.state', 'state_of_other_zip'],
    ]);
    expect(await problemsOf(make({ name: 'Nobody’s Links', brands: ['nobody'] }))).toEqual([
      ['fields.brands', 'unknown'],
    ]);
    expect((await make({ name: '' })).statusCode).toBe(400);
    expect((await make({ brands: [] })).statusCode).toBe(400);
  });

  it('CO-32 a new club gets the state of its zip code, even when none was entered, and keeps it', async () => {
    const { id } = (await make({ name: 'Stateless Links', state: '' })).json();
    const read = async () => (await admin.send('GET', `/api/v6/console/clubs/${id}`)).json().fields;
    expect((await read()).state).toBe(birch.state);
    const move = (fields: object, expected: object) =>
      admin.send('PATCH', `/api/v6/console/clubs/${id}`, { body: { fields, expected } });
    const wrong = await move({ state: 'banana' }, { state: birch.state });
    expect([wrong.statusCode, wrong.json().fields]).toEqual([
      422,
      [expect.objectContaining({ path: 'fields.state', code: 'state_of_other_zip' })],
    ]);
    const gone = await move({ zip: '00000' }, { zip: birch.zip });
    expect(gone.json().fields).toMatchObject([{ path: 'fields.zip', code: 'no_such_zip' }]);
    expect(await read()).toMatchObject({ state: birch.state, zip: birch.zip });
  });

  it('CO-32 disappears from bookings of brands that staff remove, and can return', async () => {
    const { id } = (await make({ name: 'Passing Links' })).json();
    expect((await offer(id, [], birch.brands)).statusCode).toBe(200);
    expect(await found('passing links', 'golf')).toEqual([]);
    expect((await offer(id, ['golf'], birch.brands)).json()).toMatchObject({ code: 'changed_since' });
    expect((await offer(id, ['golf'], [])).statusCode).toBe(200);
    expect(await found('passing links', 'golf')).toEqual(['Passing Links']);
    expect((await offer(id, ['nobody'], ['golf'])).statusCode).toBe(422);
    expect((await offer(999_999, ['golf'], [])).json()).toMatchObject({ code: 'no_such_thing' });
  });

  it('OPEN-54 a new club can be created by admins only', async () => {
    for (const browser of [pro, guest]) {
      expect((await make({}, browser)).statusCode).toBe(403);
      expect((await offer(1, [], ['golf'], browser)).statusCode).toBe(403);
    }
  });
});
