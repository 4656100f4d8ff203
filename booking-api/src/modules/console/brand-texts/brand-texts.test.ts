import { signedInBrowser, startPerFile } from '../../../testing/server-per-file.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const server = startPerFile(startTestApp);
const admin = signedInBrowser(server, 'admin');
const adminPlus = signedInBrowser(server, 'adminplus');

const path = (slug: string, name: string) => `/api/v6/console/brands/${slug}/texts/${name}`;
const read = async (name: string, slug = 'ski') => (await adminPlus.send('GET', path(slug, name))).json();
const change = (name: string, fields: object, expected: object = {}, browser = adminPlus, slug = 'ski') =>
  browser.send('PATCH', path(slug, name), { body: { fields, expected, reason: 'asked for' } });
const rows = () => server.context.db.selectFrom('brand_pages').select(['name', 'title']).execute();
const history = async (name: string) =>
  (
    await adminPlus.send('GET', '/api/v6/console/changes', {
      query: { kind: 'brand_text', subject: `ski/${name}` },
    })
  ).json().changes;

describe('the texts of a brand', () => {
  it('BR-01 a brand starts with the standard text, and shows its own once staff change it', async () => {
    const { brand, fields, standard } = await read('help');
    expect([brand, fields]).toEqual(['Sendahead Snow', standard]);
    expect((await change('help', { title: 'Snow help' }, { title: fields.title })).statusCode).toBe(200);
    expect((await read('help')).fields).toEqual({ ...standard, title: 'Snow help' });
    expect((await read('help', 'golf')).fields).toEqual(standard);
  });

  it('CO-10 undoing the change returns to the standard text, without a copy of it', async () => {
    const { standard } = await read('privacy');
    await change('privacy', { body: 'We keep nothing.' });
    expect(await rows()).toContainEqual({ name: 'privacy', title: standard.title });
    const [made] = await history('privacy');
    expect(made).toMatchObject({ actor: 'Avery Plus', after: { body: 'We keep nothing.' }, can_undo: true });
    await adminPlus.send('POST', `/api/v6/console/changes/${made.id}/undo`, { body: {} });
    expect((await read('privacy')).fields).toEqual(standard);
    expect(await rows()).not.toContainEqual(expect.objectContaining({ name: 'privacy' }));
  });

  it('refuses a text that changed in the meantime, one without a title, and unknown brands and names', async () => {
    const since = await change('terms', { title: 'Terms' }, { title: 'Not what it is' });
    expect([since.statusCode, since.json().code]).toEqual([409, 'changed_since']);
    expect((await change('terms', { title: '' })).json()).toMatchObject({
      fields: [{ path: 'fields.title', code: 'required' }],
    });
    expect((await change('terms', { title: 'x' }, {}, adminPlus, 'nobody')).json().code).toBe(
      'no_such_thing',
    );
    expect((await adminPlus.send('GET', path('nobody', 'terms'))).json().code).toBe('no_such_thing');
    expect((await adminPlus.send('GET', path('ski', 'constructor'))).statusCode).toBe(400);
  });

  it('RO-01 only an admin plus may edit the texts', async () => {
    expect((await change('terms', { title: 'x' }, {}, admin)).statusCode).toBe(403);
  });
});
