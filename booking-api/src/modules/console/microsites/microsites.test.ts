import { signedInBrowser, startPerFile } from '../../../testing/server-per-file.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const server = startPerFile(startTestApp);
const admin = signedInBrowser(server, 'admin');
const plus = signedInBrowser(server, 'adminplus');

const path = '/api/v6/console/microsites';
const read = async (id: number) => (await plus.send('GET', `${path}/${id}`)).json();
const change = (id: number, fields: object, expected: object = {}) =>
  plus.send('PATCH', `${path}/${id}`, { body: { fields, expected } });
const problems = async (answer: ReturnType<typeof change>) =>
  (await answer).json().fields.map((field: { path: string; code: string }) => [field.path, field.code]);
/** The answer that its page gets. */
const shown = async (id: number) => (await plus.send('GET', `/api/v6/microsites/${id}`)).json();

describe('microsites in the console', () => {
  it('CO-16 a microsite is created, styled and served without a release', async () => {
    const { id } = (await plus.send('POST', path, { body: { brand: 'golf', name: 'Member week' } })).json();
    expect(await read(id)).toMatchObject({
      brand: 'golf',
      address: expect.stringContaining(`/ship?micro_site_id=${id}`),
      fields: { name: 'Member week', title: null, host: null },
    });
    const fields = {
      title: 'Member week',
      coupon: 'WELCOME10',
      destination_club_id: '1',
      brand_colour: '#0a4f6e',
      accent_colour: '#e8a33d',
      palette_hue: '232',
      note: 'At the bag drop.',
      logo_svg: '<svg xmlns="http://www.w3.org/2000/svg"></svg>',
    };
    expect((await change(id, fields)).statusCode).toBe(200);
    expect((await read(id)).fields).toMatchObject(fields);
    expect(await shown(id)).toMatchObject({ note: 'At the bag drop.' });
    expect((await change(id, { coupon: null })).statusCode).toBe(200);
    expect((await read(id)).fields).toMatchObject({ coupon: null, title: 'Member week' });
    const { microsites } = (await plus.send('GET', path)).json();
    expect(microsites.map((site: { id: number }) => site.id)).toContain(id);
  });

  it('CO-16 a microsite has a host that no brand and no other microsite has', async () => {
    expect(await problems(change(1, { host: 'golf' }))).toEqual([['fields.host', 'taken']]);
    expect(await problems(change(2, { host: 'coastalopen' }))).toEqual([['fields.host', 'taken']]);
    expect(await problems(change(2, { host: 'www' }))).toEqual([['fields.host', 'taken']]);
    expect((await change(2, { host: 'lakeside' })).statusCode).toBe(200);
    expect((await read(2)).address).toMatch(/\/\/lakeside\./);
  });

  it('CO-16 a microsite refuses unknown clubs and carriers, half a palette, and a file that is not a picture', async () => {
    expect(await problems(change(1, { destination_club_id: '999999' }))).toEqual([
      ['fields.destination_club_id', 'unknown'],
    ]);
    expect(await problems(change(1, { carrier: 'NOBODY' }))).toEqual([['fields.carrier', 'unknown']]);
    expect(await problems(change(1, { palette_hue: null }))).toEqual([
      ['fields.accent_colour', 'all_colours'],
    ]);
    expect(await problems(change(1, { logo_svg: '<script>alert(1)</script>' }))).toEqual([
      ['fields.logo_svg', 'malformed'],
    ]);
    expect((await change(1, { logo_svg: `<svg>${'x'.repeat(20_000)}</svg>` })).statusCode).toBe(400);
  });

  it('CO-16 microsites are managed by people who may manage brands', async () => {
    expect((await admin.send('GET', path)).statusCode).toBe(403);
    expect((await plus.send('GET', `${path}/999`)).statusCode).toBe(404);
    expect((await change(999, { note: 'x' })).json().code).toBe('no_such_thing');
    expect((await change(1, { note: 'x' }, { note: 'other' })).json().code).toBe('changed_since');
    const nowhere = await plus.send('POST', path, { body: { brand: 'nowhere', name: 'x' } });
    expect(nowhere.statusCode).toBe(404);
  });
});
