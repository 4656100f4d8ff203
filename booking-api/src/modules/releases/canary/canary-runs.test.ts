import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTestApp, type TestApp, testInstant } from '../../../testing/test-app.ts';
import { until } from '../../../testing/until.ts';
import { endedRuns } from '../public/ended-runs.ts';
import { addAddress } from '../testing/address-of-team.ts';
import { releaseWith } from '../testing/release-with.ts';
import { newer, older } from '../testing/three-revisions.ts';
import { watchedJobs } from '../testing/watched-jobs.ts';

const part = 'mf-services';
const folder = join(tmpdir(), `canaries-${process.pid}`);
const releases = join(folder, 'releases');
const { watched, judge, sendMail, posted } = watchedJobs();

let revision = 0;
function publish(more: object = {}, seed = 'a1b2c3d4e5f60718'): void {
  const manifest_url = `/assets/${part}/${newer}/mf-manifest.json`;
  const since = '2026-11-23T15:00:00.000Z';
  const canary = { version: newer, manifest_url, files: {}, percent: 100, seed, since, ...more };
  const document = releaseWith(part, { version: older, canary });
  revision += 1;
  const text = JSON.stringify({ ...document, revision, change: { by: 'ada@example.com' } });
  writeFileSync(join(releases, 'history', `${String(revision).padStart(6, '0')}.json`), text);
  writeFileSync(join(releases, 'release.json'), text);
}

let server: TestApp;
beforeAll(async () => {
  mkdirSync(join(releases, 'history'), { recursive: true });
  const shell = join(releases, 'shell/0.1.0-aaaaaa1');
  mkdirSync(join(shell, 'pages'), { recursive: true });
  writeFileSync(join(shell, 'pages/ship.html'), '<div id="page"></div>');
  writeFileSync(join(shell, 'part.json'), '{}');
  publish({ percent: 0 });
  server = await startTestApp(
    { jobs: watched, pages: true },
    { SENDAHEAD_DATA: folder, TEAM_EMAILS: `${part}=rates@example.com` },
  );
  await server.context.jobs.start('send');
  await addAddress(server, part);
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const versionFor = async (browser: { send: TestAppBrowser['send'] }): Promise<string> =>
  (await browser.send('GET', '/release.json')).json().remotes[part].version;
type TestAppBrowser = Awaited<ReturnType<TestApp['browser']>>;

let networks = 0;
/** A page in another network that had this version, and a fault of it. */
async function load(version: string, faulty: boolean): Promise<void> {
  networks += 1;
  const fault = { part, version, phase: 'render', name: 'Error', message: 'broken', stack: '' };
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/v6/page-reports',
    remoteAddress: `10.0.${Math.floor(networks / 250)}.${networks % 250}`,
    headers: {
      host: 'golf.localhost:4000',
      origin: 'http://golf.localhost:4000',
      'sec-fetch-site': 'same-origin',
    },
    payload: { page: 'ship', revision, drawn: [{ part, version }], faults: faulty ? [fault] : [] },
  });
  expect(answer.statusCode).toBe(200);
}
/** Page loads of a version without faults, reported from as many networks. */
const countLoads = (version: string, loads: number) =>
  server.context.db
    .insertInto('page_loads')
    .values({ hour: testInstant, part, version, loads })
    .onConflict((conflict) =>
      conflict.columns(['hour', 'part', 'version']).doUpdateSet((set) => ({
        loads: set('page_loads.loads', '+', loads),
      })),
    )
    .execute();
async function canaryOnConsole() {
  const staff = await server.browser();
  await staff.startOver('adminplus');
  const answer = (await staff.send('GET', '/api/v6/console/releases')).json();
  return { canary: answer.parts[1].canary, ended: answer.ended_canaries };
}

describe('a canary on the server', () => {
  it('a canary is only in the pages of its share, of its brands and, if so configured, of staff', async () => {
    const guest = await server.browser();
    const staff = await server.browser('ski.localhost:4000');
    await staff.startOver('adminplus');
    expect(await versionFor(guest)).toBe(older);
    publish();
    expect(await versionFor(guest)).toBe(newer);
    expect((await guest.send('GET', '/ship')).body).toContain(`/assets/${part}/${newer}/`);
    publish({ brands: ['ski'], staff: true });
    expect(await versionFor(guest)).toBe(older);
    expect(await versionFor(staff)).toBe(newer);
    // A caller without a session, such as another site, gets the live version.
    publish();
    const stranger = await server.app.inject({
      url: '/release.json',
      headers: { host: 'golf.localhost:4000' },
    });
    expect(stranger.json().remotes[part].version).toBe(older);
  });

  it('attack 129: a canary cannot be ended by one network’s reports, however many sessions it invents', async () => {
    const seed = '00000000000000aa';
    publish({}, seed);
    await judge();
    const fault = { part, version: newer, phase: 'render', name: 'Error', message: 'forged', stack: '' };
    for (let count = 0; count < 25; count += 1) {
      const forger = await server.browser();
      await forger.send('POST', '/api/v6/page-reports', {
        body: { page: 'ship', revision, drawn: [{ part, version: newer }], faults: [fault] },
        headers: { 'sec-fetch-site': 'same-origin' },
      });
    }
    await judge();
    expect((await canaryOnConsole()).canary).toMatchObject({ loads: 25, faulty: 2, ended_at: null });
  });

  it('CO-35 RL-27 continues while it is as good as the live version, and ends automatically when every page has a fault', async () => {
    publish({}, '00000000000000bb');
    await judge();
    for (let count = 0; count < 6; count += 1) {
      await load(older, false);
      await load(newer, false);
    }
    await judge();
    expect((await canaryOnConsole()).canary).toMatchObject({
      loads: 6,
      faulty: 0,
      live_loads: 6,
      ended_at: null,
    });

    const seed = '00000000000000cc';
    publish({}, seed);
    await judge();
    const guest = await server.browser();
    expect(await versionFor(guest)).toBe(newer);
    let heard = '';
    server.context.live.open(['release'], 'somebody')?.on('data', (text) => {
      heard += text;
    });
    let loads = 0;
    for (; loads < 20 && (await canaryOnConsole()).ended.length === 0; loads += 1) {
      await load(newer, true);
      await judge();
    }
    expect(loads).toBeLessThan(20);
    const { canary, ended } = await canaryOnConsole();
    expect(canary).toMatchObject({ loads, faulty: loads, live_loads: 0, ended_at: expect.any(String) });
    expect(ended).toMatchObject([{ part, version: newer, live_version: older, loads, faulty: loads }]);
    // Read by `npm run release`.
    expect(await endedRuns(server.context.db, 5)).toMatchObject([{ seed, part, version: newer }]);
    const begun = Date.now();
    while (!heard.includes('"changed"') || (await versionFor(guest)) !== older) {
      expect(Date.now() - begun).toBeLessThan(4000);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }

    await sendMail(seed);
    const [file = ''] = readdirSync(join(folder, 'mail')).filter((name) => name.endsWith('.eml'));
    const mail = readFileSync(join(folder, 'mail', file), 'utf8');
    expect(mail).toContain('rates@example.com');
    expect(mail).toContain('The canary of mf-services was ended');
    expect(posted.map((text) => JSON.parse(text))).toMatchObject([
      { id: `${part}.${seed}.stopped`, kind: 'canary.stopped', version: newer, before: older, by: null },
    ]);
  });

  it('CO-51 RL-27 rises automatically to all visitors while it is as good as the live version, and restarts when a person moves it', async () => {
    const seed = '00000000000000ee';
    const at = (minute: number) =>
      server.moveClock(new Date(Date.parse(testInstant) + minute * 60_000).toISOString());
    const share = async () => {
      await judge();
      const { percent, next_percent } = (await canaryOnConsole()).canary;
      return [percent, next_percent];
    };
    publish({ percent: 1, rises: true }, seed);
    expect(await share()).toEqual([1, 5]);
    at(20);
    expect(await share()).toEqual([1, 5]);
    await countLoads(newer, 250);
    expect(await share()).toEqual([5, 25]);
    await countLoads(newer, 250);
    expect(await share()).toEqual([5, 25]);
    at(40);
    expect(await share()).toEqual([25, 50]);

    publish({ percent: 5, rises: true }, seed);
    expect(await share()).toEqual([5, 25]);
    for (const [minute, next] of [
      [60, [25, 50]],
      [80, [50, 100]],
      [100, [100, null]],
      [120, [100, null]],
    ] as const) {
      await countLoads(newer, 250);
      at(minute);
      expect(await share()).toEqual(next);
    }
    const shares = posted.map((text) => JSON.parse(text)).filter(({ kind }) => kind === 'canary.rose');
    expect(shares.map(({ percent }) => percent)).toEqual([5, 25, 25, 50, 100]);
    const guest = await server.browser();
    await until(async () => (await versionFor(guest)) === newer);
    publish({ percent: 1 }, seed);
    expect(await share()).toEqual([1, null]);
    publish({ percent: 0 }, seed);
    server.moveClock(testInstant);
  });

  it('runs again after a person starts it again', async () => {
    const guest = await server.browser();
    // The server reads a new release at most once a second.
    await until(async () => (await versionFor(guest)) === older);
    publish({}, '00000000000000dd');
    await until(async () => (await versionFor(guest)) === newer);
  });
});
