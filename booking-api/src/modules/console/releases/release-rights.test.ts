import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { signedInBrowser, startPerFile } from '../../../testing/server-per-file.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { redeemToken } from '../../releases/public/release-tokens.ts';
import { releaseFolder } from '../../releases/testing/release-folder.ts';

const store = releaseFolder();
store.reset();
const lines: string[] = [];
const server = startPerFile(() =>
  startTestApp(
    { logStream: { write: (line) => void lines.push(line) } },
    { SENDAHEAD_DATA: store.data, LOG_LEVEL: 'trace' },
  ),
);
const plus = signedInBrowser(server, 'adminplus');
const admin = signedInBrowser(server, 'admin');
const idOf = async (email: string): Promise<string> =>
  (
    await server.context.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
  ).id;
const limit = async (parts: string[] | null, email = 'adminplus@demo.test') => {
  await server.context.db
    .updateTable('users')
    .set({ release_parts: parts })
    .where('email', '=', email)
    .execute();
};
beforeEach(() => store.reset());
afterEach(() => limit(null));
afterAll(() => store.remove());

const of = (part: string) => `/api/v6/console/releases/${part}`;
const switchOff = (part: string, revision = 2) =>
  plus.send('POST', `${of(part)}/moves`, {
    body: { act: 'off', notice: 'Back soon.', revision, reason: 'A test' },
  });
const rights = async () => (await plus.send('GET', '/api/v6/console/release-rights')).json();
const make = (part: string, name = 'Build server') =>
  plus.send('POST', '/api/v6/console/release-tokens', { body: { part, name } });
const revoke = (id: string) => plus.send('POST', `/api/v6/console/release-tokens/${id}/revocation`, {});

/** What the command learns of a token. */
async function readToken(token: string): Promise<unknown> {
  const script = join(__dirname, '../../../commands/release-token.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [script], {
    env: { ...process.env, DATABASE_URL: server.context.config.databaseUrl, RELEASE_TOKEN: token },
  });
  return JSON.parse(stdout);
}

describe('RL-25 a member of staff releases only their parts', () => {
  it('attack 164: RL-25 a person limited to a part moves no other part and not the shell, and reads no choices of them', async () => {
    await limit(['mf-services']);
    expect(await rights()).toMatchObject({ parts: ['mf-services'] });
    for (const part of ['mf-orders', 'shell', 'mf-unknown']) {
      expect((await switchOff(part)).statusCode).toBe(403);
      expect((await plus.send('GET', `${of(part)}/choices`)).statusCode).toBe(403);
    }
    expect(store.read().revision).toBe(2);
    expect((await switchOff('mf-services')).statusCode).toBe(200);
    await limit([]);
    expect((await switchOff('mf-services', 3)).statusCode).toBe(403);
  });

  it('attack 164: RL-25 a limited person gives nobody more parts, neither by an account, a role nor a token', async () => {
    await limit(['mf-services']);
    const other = await idOf('carrieradmin@demo.test');
    const change = (fields: object) =>
      plus.send('PATCH', `/api/v6/console/users/${other}`, {
        body: { fields, expected: {}, reason: 'A test' },
      });
    const limits = { refund_limit_cents: null, discount_limit_percent: null };
    for (const parts of [null, ['mf-orders'], ['mf-services', 'shell']]) {
      const refused = await change({ role: 'admin_plus', release_parts: parts, ...limits });
      expect([refused.statusCode, refused.json().code]).toEqual([403, 'limit_above_own']);
    }
    expect((await change({ role: 'admin_plus', ...limits })).json().code).toBe('limit_above_own');
    const given = await change({ role: 'admin_plus', release_parts: ['mf-services'], ...limits });
    expect(given.statusCode).toBe(200);
    expect((await change({ release_parts: null })).json().code).toBe('limit_above_own');
    const self = await idOf('adminplus@demo.test');
    const own = await plus.send('PATCH', `/api/v6/console/users/${self}`, {
      body: { fields: { release_parts: null }, expected: {}, reason: 'A test' },
    });
    expect(own.statusCode).toBe(404);
    expect((await make('mf-orders')).statusCode).toBe(403);
    expect((await make('shell')).statusCode).toBe(403);
    await limit(null);
    expect((await change({ role: 'carrier_admin', release_parts: null })).statusCode).toBe(200);
  });
});

describe('RL-25 an account that a limited person adds', () => {
  it('attack 164: RL-25 has the same parts, and no others', async () => {
    // The invitation is sent by a job.
    await server.context.jobs.start();
    await limit(['mf-services']);
    const email = `rates-${process.pid}@example.com`;
    const added = await plus.send('POST', '/api/v6/club_users', {
      body: { first_name: 'Rae', last_name: 'Rates', email, role: 'admin_plus' },
    });
    expect(added.statusCode).toBe(200);
    const account = server.context.db.selectFrom('users').select('release_parts').where('email', '=', email);
    expect(await account.executeTakeFirstOrThrow()).toEqual({ release_parts: ['mf-services'] });
  });
});

describe('RL-26 tokens of teams', () => {
  it('RL-26 a token is shown once, kept as a hash, named in the list without its secret, and ends when it is revoked', async () => {
    const { token } = (await make('mf-services')).json();
    expect(token).toMatch(/^srt_[\w-]{43}$/);
    const rows = await server.context.db.selectFrom('release_tokens').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
    const list = await rights();
    expect(JSON.stringify(list)).not.toContain(token);
    const [kept] = list.tokens;
    expect(kept).toMatchObject({
      part: 'mf-services',
      name: 'Build server',
      made_by: 'adminplus@demo.test',
      used_at: null,
    });
    expect(await readToken(token)).toEqual({ part: 'mf-services', name: 'Build server' });
    expect((await rights()).tokens[0].used_at).not.toBeNull();
    await limit(['mf-orders']);
    expect((await rights()).tokens).toEqual([]);
    expect((await revoke(kept.id)).statusCode).toBe(403);
    await limit(null);
    expect((await revoke(kept.id)).statusCode).toBe(200);
    expect((await revoke(kept.id)).statusCode).toBe(200);
    expect(await readToken(token)).toBeNull();
    expect((await rights()).tokens).toEqual([]);
  });

  it('attack 165: RL-26 a guessed, a cut and a stored text are no token, and no line of the log has one', async () => {
    const { token } = (await make('mf-services')).json();
    const { token_hash } = await server.context.db
      .selectFrom('release_tokens')
      .select('token_hash')
      .orderBy('made_at', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    const texts = [
      '',
      'srt_',
      token.slice(0, -1),
      `${token}x`,
      token.toUpperCase(),
      token_hash.toString('hex'),
    ];
    for (const text of texts) expect(await redeemToken(server.context, text)).toBeUndefined();
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.join('\n')).not.toContain(token);
    const trail = await server.context.db.selectFrom('audit_events').selectAll().execute();
    expect(trail.some(({ kind }) => kind === 'staff.made_release_token')).toBe(true);
    expect(JSON.stringify(trail)).not.toContain(token);
  });

  it('RL-26 staff without the right and unknown parts or tokens get none', async () => {
    const body = { part: 'mf-services', name: 'Mine' };
    expect((await admin.send('POST', '/api/v6/console/release-tokens', { body })).statusCode).toBe(403);
    expect((await admin.send('GET', '/api/v6/console/release-rights')).statusCode).toBe(403);
    expect((await make('mf-unknown')).json().code).toBe('no_such_thing');
    expect((await revoke('rtk_unknown')).json().code).toBe('no_such_thing');
    expect((await make('mf-services', '  ')).json()).toMatchObject({ code: 'invalid' });
  });
});
