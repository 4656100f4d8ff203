import { signedInBrowser, startPerFile } from '../../../testing/server-per-file.ts';
import { type Browser, startTestApp } from '../../../testing/test-app.ts';

const server = startPerFile(startTestApp);
const admin = signedInBrowser(server, 'admin');
const adminPlus = signedInBrowser(server, 'adminplus');

type Body = Readonly<Record<string, unknown>>;
const read = async (slug: string) => (await adminPlus.send('GET', `/api/v6/console/brands/${slug}`)).json();
const change = (slug: string, fields: Body, expected: Body, browser: Browser = adminPlus) =>
  browser.send('PATCH', `/api/v6/console/brands/${slug}`, {
    body: { fields, expected, reason: 'asked for' },
  });
const make = (more: Body = {}) =>
  adminPlus.send('POST', '/api/v6/console/brands', {
    body: {
      slug: 'surf',
      name: 'Sendahead Surf',
      like: 'ski',
      theme: { brand: '#0b4f6c', accent: '#f2a65a', hue: 225 },
      ...more,
    },
  });
const history = async (slug: string) =>
  (await adminPlus.send('GET', '/api/v6/console/changes', { query: { kind: 'brand', subject: slug } })).json()
    .changes;

describe('managing a brand', () => {
  it('BR-03 CO-09 changes words, and removes fields that the brand no longer has', async () => {
    const { fields } = await read('travel');
    expect(fields).toMatchObject({ asks_travel_agent: true, default_origin_contact: null });
    const given = { tagline: 'Hands free.', asks_travel_agent: null, default_origin_contact: 'Front desk' };
    const { tagline, asks_travel_agent, default_origin_contact } = fields;
    expect(
      (await change('travel', given, { tagline, asks_travel_agent, default_origin_contact })).statusCode,
    ).toBe(200);
    expect((await read('travel')).fields).toEqual({ ...fields, ...given });
    const { words } = await server.context.db
      .selectFrom('brands')
      .select('words')
      .where('slug', '=', 'travel')
      .executeTakeFirstOrThrow();
    expect('asks_travel_agent' in words).toBe(false);
  });

  it('BR-09 saves the text and links of an announcement, and removes an empty one', async () => {
    const html = '<p>Ski week: <a href="/help" onclick="x()">book early</a></p><script>alert(1)</script>';
    const kept = 'Ski week: <a href="/help">book early</a>';
    expect((await read('ski')).announcement).toBeNull();
    expect((await change('ski', { announcement: html }, { announcement: null })).statusCode).toBe(200);
    expect((await read('ski')).announcement).toBe(kept);
    expect((await change('ski', { announcement: '<br>' }, { announcement: kept })).statusCode).toBe(200);
    expect((await read('ski')).announcement).toBeNull();
    for (const [announcement, refusal] of [
      [`${'word '.repeat(200)}!`, { code: 'malformed' }],
      ['&'.repeat(900), { code: 'invalid', fields: [{ path: 'fields.announcement', code: 'too_long' }] }],
    ] as const)
      expect((await change('ski', { announcement }, {})).json()).toMatchObject(refusal);
  });

  it('BR-01 a brand shows the scene that staff choose, or its own when they choose none', async () => {
    expect((await read('play')).scene).toBeNull();
    expect((await change('play', { scene: 'cruise' }, { scene: null })).statusCode).toBe(200);
    expect((await read('play')).scene).toBe('cruise');
    expect((await change('play', { scene: null }, { scene: 'cruise' })).statusCode).toBe(200);
    expect((await change('play', { scene: 'desert' }, {})).statusCode).toBe(400);
  });

  it('CO-10 records who changed what, and undoes it unless it was changed since', async () => {
    const { place_type } = (await read('schools')).fields;
    await change('schools', { place_type: 'College' }, { place_type });
    const [made] = await history('schools');
    expect(made).toMatchObject({
      actor: 'Avery Plus',
      before: { place_type },
      after: { place_type: 'College' },
      reason: 'asked for',
      can_undo: true,
    });
    const undo = (id: string) => adminPlus.send('POST', `/api/v6/console/changes/${id}/undo`, { body: {} });
    expect((await undo(made.id)).statusCode).toBe(200);
    expect((await read('schools')).fields.place_type).toBe(place_type);
    expect((await history('schools')).map(({ undoes }: { undoes: string }) => undoes)).toEqual([
      made.id,
      null,
    ]);
    expect((await undo(made.id)).json().code).toBe('changed_since');
  });

  it('refuses a field that someone else changed in the meantime, and an unknown brand', async () => {
    const refused = await change('play', { tagline: 'Mine.' }, { tagline: 'Not what it is.' });
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'changed_since']);
    expect((await change('nobody', { tagline: 'x' }, {})).json().code).toBe('no_such_thing');
    expect((await adminPlus.send('GET', '/api/v6/console/brands/nobody')).json().code).toBe('no_such_thing');
    for (const [fields, path] of [
      [{ line_keys: ['luggage', 'piano'] }, 'fields.line_keys'],
      [{ line_keys: ['luggage', 'luggage'] }, 'fields.line_keys'],
      [{ carrier: 'PIGEON' }, 'fields.carrier'],
    ] as const)
      expect((await change('play', fields, {})).json()).toMatchObject({
        code: 'invalid',
        fields: [{ path, code: 'unknown' }],
      });
    expect((await change('play', { help_email: 'nobody' }, {})).json()).toMatchObject({
      code: 'malformed',
      fields: [{ path: 'fields.help_email', code: 'malformed' }],
    });
  });

  it('RO-01 only an admin plus may manage a brand', async () => {
    expect((await change('play', { tagline: 'x' }, {}, admin)).statusCode).toBe(403);
    const seen = await admin.send('GET', '/api/v6/console/changes', {
      query: { kind: 'brand', subject: 'play' },
    });
    expect(seen.json().code).toBe('no_such_thing');
  });
});

describe('adding a brand', () => {
  it('BR-01 serves a tenth brand at its host immediately, with the bags of the brand that it copies', async () => {
    const made = await make();
    expect([made.statusCode, made.json().slug]).toEqual([200, 'surf']);
    const { fields } = await read('surf');
    expect(fields).toMatchObject({ name: 'Sendahead Surf', line_keys: (await read('ski')).fields.line_keys });
    const page = await (await server.browser('surf.localhost:4000')).send('GET', '/api/v6/session');
    expect(page.statusCode).toBe(200);
    expect((await read('surf')).scene).toBe('ski');
    expect((await history('surf'))[0]).toMatchObject({ before: {}, can_undo: false });
  });

  it('refuses a taken or reserved slug, and a copy of an unknown brand', async () => {
    expect((await make({ slug: 'golf' })).json().code).toBe('brand_exists');
    expect((await make({ slug: 'api' })).json()).toMatchObject({
      fields: [{ path: 'slug', code: 'reserved' }],
    });
    expect((await make({ slug: 'kite', like: 'nobody' })).json().code).toBe('no_such_thing');
  });
});
