import { rmSync } from 'node:fs';
import { signedInBrowser, startPerFile } from '../../../testing/server-per-file.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import {
  first,
  releaseFolder,
  second,
  third,
  writeBuild,
  writeChecks,
} from '../../releases/testing/release-folder.ts';

const store = releaseFolder();
store.reset();
const server = startPerFile(() => startTestApp({}, { SENDAHEAD_DATA: store.data }));
const plus = signedInBrowser(server, 'adminplus');
const admin = signedInBrowser(server, 'admin');
beforeEach(() => store.reset());
afterAll(() => store.remove());

const path = '/api/v6/console/releases/mf-services';
const choices = async () => (await plus.send('GET', `${path}/choices`)).json();
const move = (body: object, of = path, by = plus) =>
  by.send('POST', `${of}/moves`, { body: { revision: 2, reason: 'Wrong prices', ...body } });
const services = () => store.read().remotes['mf-services'];
const reasonsOf = (answer: { json(): { reasons?: string[] } }) => answer.json().reasons?.join('\n');

describe('RL-22 staff move a part in the console', () => {
  it('RL-22 a return to a version released before is a revision with who, why and the commit', async () => {
    const answer = await move({ act: 'return', version: first });
    expect([answer.statusCode, answer.json().revision]).toEqual([200, 3]);
    expect(services()).toMatchObject({ version: first, moved_by: 'person', owner: 'Rates and services' });
    expect(store.read().change).toEqual({
      by: 'adminplus@demo.test',
      why: 'Wrong prices',
      commit: 'abc123def456',
      despite: [],
    });
    const { history } = (await admin.send('GET', '/api/v6/console/releases')).json();
    expect(history[0]).toMatchObject({ by: 'adminplus@demo.test', why: 'Wrong prices' });
    const noted = await server.context.db.selectFrom('audit_events').selectAll().execute();
    expect(noted.find(({ kind }) => kind === 'staff.returned_part')).toMatchObject({
      subject: 'mf-services',
    });
  });

  it('RL-22 a return to a version that was never released is refused, and a release of it is not', async () => {
    expect(reasonsOf(await move({ act: 'return', version: third }))).toBe(
      `mf-services ${third} was never released here`,
    );
    expect((await move({ act: 'release', version: third })).statusCode).toBe(200);
    expect(services()?.version).toBe(third);
  });

  it('RL-22 a part is switched off with a sentence and on again, and the shell is not', async () => {
    const notice = 'Prices return at noon.';
    expect((await move({ act: 'off', notice })).statusCode).toBe(200);
    expect(services()).toMatchObject({ status: 'off', notice });
    expect((await move({ act: 'on', revision: 3 })).statusCode).toBe(200);
    expect(services()?.status).toBe('on');
    const ofShell = await move({ act: 'off', notice, revision: 4 }, '/api/v6/console/releases/shell');
    expect(reasonsOf(ofShell)).toBe('The shell draws every page: it cannot be switched off.');
    const long = await move({ act: 'off', notice: 'word '.repeat(21), revision: 4 });
    expect(reasonsOf(long)).toMatch('21 words');
  });

  it('RL-22 a canary begins, moves with the same visitors, rises and ends', async () => {
    expect((await move({ act: 'canary', version: third, percent: 5 })).statusCode).toBe(200);
    const { seed } = services()?.canary ?? {};
    await move({ act: 'canary', version: third, percent: 25, rises: true, revision: 3 });
    expect(services()?.canary).toMatchObject({ version: third, percent: 25, rises: true, seed });
    expect((await move({ act: 'end_canary', revision: 4 })).statusCode).toBe(200);
    expect(services()?.canary).toBeUndefined();
    expect(reasonsOf(await move({ act: 'end_canary', revision: 5 }))).toBe('mf-services has no canary');
  });
});

describe('RL-23 the console refuses what the command refuses', () => {
  it('RL-23 a build that does not fit, failed its checks or was never checked is refused in words', async () => {
    const folder = store.folderOf('mf-services', third);
    rmSync(`${folder}/checks.verdict`);
    const never = `mf-services ${third} was never checked: run "npm run check -- mf-services"`;
    expect(reasonsOf(await move({ act: 'release', version: third }))).toBe(never);
    writeChecks(folder, ['the check "types" of mf-services failed']);
    expect(reasonsOf(await move({ act: 'canary', version: third, percent: 5 }))).toBe(
      'the check "types" of mf-services failed',
    );
    writeChecks(folder);
    const needs = { libraries: { react: '20.0.0' }, lent: {}, calls: { 'no.such-call': 'x' }, topics: {} };
    writeBuild(folder, 'mf-services', third, { needs });
    expect(reasonsOf(await move({ act: 'release', version: third }))).toContain(
      'mf-services was built with another library react, call no.such-call: pages refuse it',
    );
    expect((await move({ act: 'release', version: third })).json().code).toBe('release_refused');
    expect(store.read().revision).toBe(2);
    const { versions } = await choices();
    expect(
      versions.map(({ version, released }: { version: string; released: boolean }) => [version, released]),
    ).toEqual(
      expect.arrayContaining([
        [third, false],
        [first, true],
      ]),
    );
    const refused = versions.find(({ version }: { version: string }) => version === third)?.refused;
    expect(refused.join()).toContain('no.such-call');
  });

  it.each(['9.9.9', '0.1.0-fffffff', '../mf-orders/0.1.0-aaaaaa1', '../../../etc'])(
    'RL-23 a version that is not in the store cannot be shown: %s',
    async (version) => {
      expect(reasonsOf(await move({ act: 'release', version }))).toBe(
        `mf-services ${version} was never released here`,
      );
    },
  );

  it('RL-23 a build that lacks a file cannot be shown', async () => {
    rmSync(`${store.folderOf('mf-services', third)}/a.js`);
    expect((await move({ act: 'release', version: third })).statusCode).toBe(409);
    expect(services()?.version).toBe(second);
  });

  it('RL-23 another version is refused while a canary runs, and a withdrawn canary with its figures', async () => {
    await move({ act: 'canary', version: third, percent: 5 });
    const seed = services()?.canary?.seed ?? '';
    expect(reasonsOf(await move({ act: 'return', version: first, revision: 3 }))).toBe(
      `a canary of mf-services runs, ${third}: end it first, by --end`,
    );
    await server.context.db
      .insertInto('canary_runs')
      .values({
        ...{ seed, part: 'mf-services', version: third, live_version: second },
        ...{ began_at: '2026-12-01T10:00:00Z', ended_at: '2026-12-01T11:00:00Z' },
        ...{ loads_before: 0, faulty_before: 0, live_loads_before: 0, live_faulty_before: 0 },
        ...{ loads: 40, faulty: 9, live_loads: 800, live_faulty: 4 },
      })
      .execute();
    expect(reasonsOf(await move({ act: 'release', version: third, revision: 3 }))).toContain(
      '9 of 40 page loads had a fault, 4 of 800 with',
    );
  });

  it('RL-23 a part that was never released here and a missing sentence are refused', async () => {
    const unknown = await move({ act: 'on' }, '/api/v6/console/releases/mf-unknown');
    expect([unknown.statusCode, unknown.json().code]).toEqual([404, 'no_such_thing']);
    expect((await plus.send('GET', '/api/v6/console/releases/mf-unknown/choices')).statusCode).toBe(404);
    for (const body of [{ act: 'off' }, { act: 'release' }, { act: 'canary', version: third }])
      expect((await move(body)).json()).toMatchObject({ code: 'invalid', fields: [{ code: 'required' }] });
    expect((await move({ act: 'on', reason: '  ' })).statusCode).toBe(422);
  });
});

describe('RL-24 two people move parts', () => {
  it('RL-24 a part that somebody moved since is refused with who, what and why; another part does not matter', async () => {
    store.promote(
      (release) =>
        ({
          ...release,
          change: { by: 'bob@example.com', why: 'A hole', despite: [] },
          remotes: {
            ...release.remotes,
            'mf-services': { ...release.remotes['mf-services'], status: 'off', notice: 'Back soon.' },
          },
        }) as typeof release,
    );
    const refused = await move({ act: 'return', version: first });
    expect([refused.statusCode, refused.json()]).toMatchObject([
      409,
      {
        code: 'changed_since',
        changed_by: 'bob@example.com',
        changed_to: `${second}, off`,
        changed_why: 'A hole',
        changed_revision: 3,
      },
    ]);
    expect(store.read().revision).toBe(3);
    expect(
      (await move({ act: 'off', notice: 'Soon.' }, '/api/v6/console/releases/mf-orders')).statusCode,
    ).toBe(200);
    expect(services()?.status).toBe('off');
  });

  it('RL-24 the second press of one act changes nothing, and is no refusal', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => move({ act: 'release', version: third })));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(store.read().revision).toBe(3);
  });

  it('RL-24 of different acts at the same moment one takes effect, and the others are refused', async () => {
    const answers = await Promise.all(
      [1, 2, 3, 4].map((one) => move({ act: 'off', notice: `Sentence ${one}.`, reason: `Reason ${one}` })),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409, 409]);
    expect(store.read().revision).toBe(3);
  });

  it('RL-15 acts on different parts at the same moment all take effect, one revision each', async () => {
    const orders = '/api/v6/console/releases/mf-orders';
    const answers = await Promise.all([
      move({ act: 'off', notice: 'One.' }),
      move({ act: 'off', notice: 'Two.' }, orders),
      move({ act: 'release', version: second }, '/api/v6/console/releases/shell'),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    const { revision, shell, remotes } = store.read();
    expect([revision, shell.version, remotes['mf-services']?.notice, remotes['mf-orders']?.notice]).toEqual([
      5,
      second,
      'One.',
      'Two.',
    ]);
  });
});

describe('attack 163', () => {
  it('attack 163: RL-22 staff without the right see the page, and neither move a part nor read what could be released', async () => {
    expect((await admin.send('GET', '/api/v6/console/releases')).statusCode).toBe(200);
    expect((await move({ act: 'off', notice: 'Gone.' }, path, admin)).statusCode).toBe(403);
    expect((await admin.send('GET', `${path}/choices`)).statusCode).toBe(403);
    const guest = await server.browser();
    expect((await move({ act: 'off', notice: 'Gone.' }, path, guest)).statusCode).toBe(401);
    expect(store.read().revision).toBe(2);
  });
});
