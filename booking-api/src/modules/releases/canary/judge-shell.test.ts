import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTestApp, type TestApp, testInstant } from '../../../testing/test-app.ts';
import { until } from '../../../testing/until.ts';
import { sampleRelease } from '../../site/testing/sample-release.ts';
import { endedRuns } from '../public/ended-runs.ts';
import { addAddress } from '../testing/address-of-team.ts';
import { watchedJobs } from '../testing/watched-jobs.ts';

const good = '0.1.0-aaaaaa1';
const folder = join(tmpdir(), `shells-${process.pid}`);
const releases = join(folder, 'releases');
const { watched, judge, sendMail, posted } = watchedJobs();

let revision = 0;
function publish(version: string): void {
  const pages = join(releases, 'shell', version, 'pages');
  mkdirSync(pages, { recursive: true });
  writeFileSync(join(pages, 'ship.html'), '<div id="page"></div>');
  revision += 1;
  const base = sampleRelease();
  const shell = { ...base.shell, version, base_url: `/assets/shell/${version}/` };
  const text = JSON.stringify({ ...base, revision, created_at: testInstant, shell, change: { by: 'ada' } });
  mkdirSync(join(releases, 'history'), { recursive: true });
  writeFileSync(join(releases, 'history', `${String(revision).padStart(6, '0')}.json`), text);
  writeFileSync(join(releases, 'release.json'), text);
}

let server: TestApp;
beforeAll(async () => {
  publish(good);
  server = await startTestApp(
    { jobs: watched, pages: true },
    { SENDAHEAD_DATA: folder, TEAM_EMAILS: 'shell=frame@example.com' },
  );
  await server.context.jobs.start('send');
  await addAddress(server, 'shell');
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

let networks = 0;
/** A page with this shell, as the script that watches its start reports it, or as a page that started does. */
async function load(version: string, failed: boolean, phase = 'load', remoteAddress = ''): Promise<void> {
  networks += 1;
  const shell = { part: 'shell', version };
  const fault = { ...shell, phase, name: 'Error', message: 'broken shell', stack: '' };
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/v6/page-reports',
    remoteAddress: remoteAddress || `10.1.${Math.floor(networks / 250)}.${networks % 250}`,
    headers: {
      host: 'golf.localhost:4000',
      origin: 'http://golf.localhost:4000',
      'sec-fetch-site': 'same-origin',
    },
    payload: { page: 'ship', revision, drawn: [shell], faults: failed ? [fault] : [] },
  });
  expect(answer.statusCode).toBe(200);
}
const shown = async (): Promise<string | undefined> => {
  const guest = await server.browser();
  return /shell\/([\w.-]+)\/main\.js/.exec((await guest.send('GET', '/ship')).body)?.[1];
};
const several = async (count: number, one: () => Promise<void>): Promise<void> => {
  for (let at = 0; at < count; at += 1) await one();
};
const withdrawn = async (version: string) => {
  await judge();
  // The console and `npm run release` read the same.
  return (await endedRuns(server.context.db, 10)).filter((one) => one.version === version);
};

describe('a new shell that does not start', () => {
  it('RL-14 RL-27 is withdrawn after few failed starts: all pages have the one before it, and its team is emailed', async () => {
    const broken = '0.1.0-bbbbbb2';
    publish(broken);
    await judge();
    await several(20, () => load(good, false));
    await until(async () => (await shown()) === broken);
    let loads = 0;
    for (; loads < 20 && (await withdrawn(broken)).length === 0; loads += 1) await load(broken, true);
    expect(loads).toBeGreaterThanOrEqual(8);
    expect(loads).toBeLessThan(20);
    expect(await withdrawn(broken)).toMatchObject([
      { part: 'shell', version: broken, live_version: good, loads, faulty: loads, live_loads: 20 },
    ]);
    await until(async () => (await shown()) === good);

    const { seed } = await server.context.db
      .selectFrom('canary_runs')
      .select('seed')
      .where('version', '=', broken)
      .executeTakeFirstOrThrow();
    await sendMail(seed);
    const [file = ''] = readdirSync(join(folder, 'mail')).filter((name) => name.endsWith('.eml'));
    const mail = readFileSync(join(folder, 'mail', file), 'utf8');
    expect(mail).toContain('frame@example.com');
    expect(mail).toContain('The new shell was withdrawn');
    expect(posted.map((text) => JSON.parse(text))).toMatchObject([
      { kind: 'part.returned', part: 'shell', version: good, before: broken, by: null },
    ]);
  });

  it('RL-14 a next shell is tried, and pages return past the withdrawn one', async () => {
    const next = '0.1.0-cccccc3';
    publish(next);
    await until(async () => (await shown()) === next);
    await judge();
    await several(12, () => load(next, true));
    expect(await withdrawn(next)).toMatchObject([{ live_version: good }]);
    await until(async () => (await shown()) === good);
  });

  it('RL-14 a shell with few failed starts, with faults of another kind, or that is live for long stays', async () => {
    const healthy = '0.1.0-dddddd4';
    publish(healthy);
    await judge();
    await several(30, () => load(healthy, false));
    await several(3, () => load(healthy, true));
    await several(12, () => load(healthy, true, 'effect'));
    expect(await withdrawn(healthy)).toEqual([]);
    server.moveClock(new Date(Date.parse(testInstant) + 3_700_000).toISOString());
    await several(60, () => load(healthy, true));
    expect(await withdrawn(healthy)).toEqual([]);
    server.moveClock(testInstant);
  });

  it('attack 157: no network withdraws a shell alone, however many sessions it invents', async () => {
    const attacked = '0.1.0-eeeeee5';
    publish(attacked);
    await judge();
    await several(25, () => load(attacked, true, 'load', '10.9.9.9'));
    expect(await withdrawn(attacked)).toEqual([]);
    expect(await shown()).toBe(attacked);
  });
});
