import type { ReleaseDocument } from '@sendahead/shared-contracts/releases/schema';
import type { DatabaseTransaction } from '../../../platform/database/database.ts';
import { createSealer } from '../../../platform/security/sealed.ts';
import { signedInBrowser, startPerFile } from '../../../testing/server-per-file.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { queueRevisions, sendEvent } from '../../releases/hooks/send-events.ts';
import { sealHooksAgain } from '../../releases/public/release-hooks.ts';
import { createReleaseLog } from '../../releases/release-log.ts';
import { first, releaseFolder, second, third } from '../../releases/testing/release-folder.ts';

const store = releaseFolder();
store.reset();
const lines: string[] = [];
type Queued = { hook: string; id: string; kind: string; body: string };
let queued: Queued[] = [];
const server = startPerFile(() =>
  startTestApp(
    {
      logStream: { write: (line) => void lines.push(line) },
      jobs: (jobs) => ({
        ...jobs,
        enqueue: async (_trx: DatabaseTransaction, definition: { name: string }, data: object) => {
          if (definition.name === 'post-release-hook') queued.push(data as Queued);
        },
      }),
    },
    { SENDAHEAD_DATA: store.data, LOG_LEVEL: 'trace' },
  ),
);
const plus = signedInBrowser(server, 'adminplus');
const admin = signedInBrowser(server, 'admin');
const limit = (parts: string[] | null) =>
  server.context.db
    .updateTable('users')
    .set({ release_parts: parts })
    .where('email', '=', 'adminplus@demo.test')
    .execute();
beforeEach(async () => {
  store.reset();
  queued = [];
  await server.context.db.deleteFrom('release_hooks').execute();
});
afterEach(() => limit(null));
afterAll(() => store.remove());

const of = (part: string) => `/api/v6/console/releases/${part}`;
const address = 'https://hooks.example.com/services/T0/secret-path';
const set = (part = 'mf-services', to = address, by = plus) =>
  by.send('POST', `${of(part)}/hook`, { body: { address: to } });
const list = async () => (await plus.send('GET', '/api/v6/console/release-hooks')).json().hooks;
const move = (body: object) =>
  plus.send('POST', `${of('mf-services')}/moves`, { body: { reason: 'Clearer dates', ...body } });
const log = () => createReleaseLog(store.releases);
const look = () => queueRevisions(server.context, log());
const kinds = () => queued.map(({ kind }) => kind);
const bodies = () => queued.map(({ body }) => JSON.parse(body));

describe('RL-27 the address of a part', () => {
  it('RL-27 is set by staff with the right, with a secret that is shown once and sealed in the database', async () => {
    const { secret } = (await set()).json();
    expect(secret).toMatch(/^whs_[\w-]{43}$/);
    const [hook] = await list();
    expect(hook).toMatchObject({ part: 'mf-services', address, set_by: 'adminplus@demo.test', last: null });
    const [row] = await server.context.db.selectFrom('release_hooks').selectAll().execute();
    expect(JSON.stringify([hook, row, row?.sealed_secret.toString('utf8')])).not.toContain(secret);
    const trail = await server.context.db.selectFrom('audit_events').selectAll().execute();
    expect(trail.find(({ kind }) => kind === 'staff.set_release_hook')).toMatchObject({
      subject: 'mf-services',
      detail: { reason: 'hooks.example.com' },
    });
    expect(JSON.stringify(trail)).not.toMatch(/secret-path|whs_/);
    expect(lines.join('\n')).not.toMatch(/whs_/);
    const again = (await set()).json().secret;
    expect(again).not.toBe(secret);
    expect((await plus.send('POST', `${of('mf-services')}/hook/removal`, {})).statusCode).toBe(200);
    expect((await plus.send('POST', `${of('mf-services')}/hook/removal`, {})).statusCode).toBe(200);
    expect(await list()).toEqual([]);
    expect((await plus.send('POST', `${of('mf-services')}/hook/tests`, {})).json().code).toBe(
      'no_such_thing',
    );
    expect((await set('mf-unknown')).json().code).toBe('no_such_thing');
    expect((await plus.send('POST', `${of('mf-unknown')}/hook/removal`, {})).json().code).toBe(
      'no_such_thing',
    );
  });

  it('RL-27 a test names how the address took it, and the list keeps that', async () => {
    await set('mf-services', 'https://hooks.invalid/');
    const answer = await plus.send('POST', `${of('mf-services')}/hook/tests`, {});
    expect(answer.json()).toMatchObject({ kind: 'test', status: null, failure: 'unreachable' });
    expect((await list())[0].last).toEqual(answer.json());
  });

  it('attack 174: RL-27 staff without the right, or limited to other parts, neither set, read, test nor remove it', async () => {
    await set();
    await limit(['mf-orders']);
    for (const by of [admin, plus]) {
      expect((await set('mf-services', 'https://evil.example.com/', by)).statusCode).toBe(403);
      expect((await by.send('POST', `${of('mf-services')}/hook/tests`, {})).statusCode).toBe(403);
      expect((await by.send('POST', `${of('mf-services')}/hook/removal`, {})).statusCode).toBe(403);
    }
    expect((await admin.send('GET', '/api/v6/console/release-hooks')).statusCode).toBe(403);
    expect(await list()).toEqual([]);
    await limit(null);
    expect(await list()).toHaveLength(1);
  });

  it.each([
    'http://hooks.example.com/',
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://169.254.169.254/',
    'x',
  ])('attack 174: RL-27 an address that is not public is refused: %s', async (bad) => {
    const refused = await set('mf-services', bad);
    expect(refused.json()).toMatchObject({
      code: 'invalid',
      fields: [{ path: 'address', code: 'malformed' }],
    });
    expect(await list()).toEqual([]);
  });

  it('RL-27 its secret is sealed again with another SECRETS_KEY', async () => {
    await set();
    const { env } = server.context.config;
    const [old, next] = ['the key of last year, long enough', 'the key of this year, long enough'];
    Object.assign(env, { SECRETS_KEY: old });
    const { secret } = (await set()).json();
    Object.assign(env, { SECRETS_KEY: next, SECRETS_KEY_BEFORE: old });
    const sealer = createSealer(server.context.config);
    expect(await sealHooksAgain(server.context.db, sealer)).toEqual({ sealed: 1, unreadable: 0 });
    delete env.SECRETS_KEY_BEFORE;
    const row = await server.context.db.selectFrom('release_hooks').selectAll().executeTakeFirstOrThrow();
    expect(sealer.open(row.sealed_secret, `release-hook ${row.id}`)).toBe(secret);
    expect(() => sealer.open(row.sealed_secret, 'release-hook hook_other')).toThrow();
    delete env.SECRETS_KEY;
  });
});

describe('RL-27 what is posted', () => {
  it('RL-27 releases, returns, switches and canaries of the part are queued once each, with who, why and the version', async () => {
    await set();
    await look();
    expect(queued).toEqual([]);
    await move({ act: 'canary', version: third, percent: 5, revision: 2 });
    await move({ act: 'canary', version: third, percent: 25, revision: 3 });
    await look();
    await Promise.all([look(), look(), look()]);
    await move({ act: 'canary', version: third, percent: 1, revision: 4 });
    await move({ act: 'end_canary', revision: 5 });
    await move({ act: 'release', version: third, revision: 6 });
    await move({ act: 'return', version: first, revision: 7 });
    await move({ act: 'off', notice: 'Back soon.', revision: 8 });
    await move({ act: 'on', revision: 9 });
    await look();
    await look();
    expect(kinds()).toEqual([
      ...['canary.began', 'canary.rose', 'canary.lowered', 'canary.stopped'],
      ...['part.released', 'part.returned', 'part.switched_off', 'part.switched_on'],
    ]);
    expect(new Set(queued.map(({ id }) => id)).size).toBe(8);
    expect(bodies()[1]).toMatchObject({ kind: 'canary.rose', version: third, before: second, percent: 25 });
    expect(bodies()[5]).toEqual({
      ...{ id: 'mf-services.8.part.returned', kind: 'part.returned', part: 'mf-services' },
      ...{ version: first, before: third, percent: null, revision: 8 },
      ...{ by: 'adminplus@demo.test', why: 'Clearer dates', at: expect.any(String) },
    });
  });

  it('RL-27 a release by the command is posted too, and one of another part or before the address is not', async () => {
    const released = (version: string) => (release: ReleaseDocument) =>
      ({
        ...release,
        change: { by: 'ada@example.com, token CI', despite: [] },
        remotes: {
          ...release.remotes,
          'mf-services': {
            ...release.remotes['mf-services'],
            version,
            manifest_url: `/assets/mf-services/${version}/mf-manifest.json`,
          },
        },
      }) as ReleaseDocument;
    store.promote(released(third));
    await set();
    store.promote((release) => ({ ...release, change: { by: 'bob@example.com', despite: [] } }));
    store.promote(released(second));
    await look();
    expect(bodies()).toMatchObject([{ kind: 'part.returned', by: 'ada@example.com, token CI', revision: 5 }]);
  });

  it('RL-27 a canary that was promoted is released, not stopped', async () => {
    await move({ act: 'canary', version: third, percent: 5, revision: 2 });
    await set();
    await move({ act: 'canary', version: third, percent: 100, revision: 3 });
    await look();
    expect(kinds()).toEqual(['part.released']);
  });

  it('RL-27 a canary that the product stopped is queued at that moment, and not again when a person removes it', async () => {
    const seed = '00000000000000aa';
    await set();
    const run = {
      ...{ seed, part: 'mf-services', version: third, live_version: second },
      ...{ began_at: '2026-11-23T10:00:00Z', ended_at: '2026-11-23T11:00:00Z' },
      ...{ loads_before: 0, faulty_before: 0, live_loads_before: 0, live_faulty_before: 0 },
    };
    await move({ act: 'canary', version: third, percent: 5, revision: 2 });
    const { seed: own = '' } = store.read().remotes['mf-services']?.canary ?? {};
    await server.context.db
      .insertInto('canary_runs')
      .values({ ...run, seed: own })
      .execute();
    await move({ act: 'end_canary', revision: 3 });
    await look();
    expect(kinds()).toEqual(['canary.began']);
  });

  it('RL-27 is tried again with the same id until it is taken, and dropped once the address was replaced', async () => {
    const { secret } = (await set()).json();
    await move({ act: 'off', notice: 'Back soon.', revision: 2 });
    await look();
    const [job] = queued;
    if (!job) throw new Error('nothing is queued');
    const got: unknown[] = [];
    let status = 500;
    const post = async (to: object, { id }: { id: string }) => {
      got.push([to, id]);
      return { status, failure: status === 500 ? ('refused' as const) : null };
    };
    const sealer = createSealer(server.context.config);
    const posting = { ...server.context, sealer, post };
    await expect(sendEvent(posting, job)).rejects.toThrow('mf-services.3.part.switched_off: refused 500');
    expect((await list())[0].last).toMatchObject({
      kind: 'part.switched_off',
      status: 500,
      failure: 'refused',
    });
    status = 200;
    await sendEvent(posting, job);
    expect((await list())[0].last).toMatchObject({ status: 200, failure: null });
    expect(got).toEqual([
      [{ address, secret }, job.id],
      [{ address, secret }, job.id],
    ]);
    await set();
    await sendEvent(posting, job);
    expect(got).toHaveLength(2);
  });
});
