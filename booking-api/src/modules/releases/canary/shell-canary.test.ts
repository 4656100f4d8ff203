import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, startTestApp, type TestApp, testInstant } from '../../../testing/test-app.ts';
import { until } from '../../../testing/until.ts';
import { sampleDigest, sampleRelease, sampleVersion } from '../../site/testing/sample-release.ts';
import { addAddress } from '../testing/address-of-team.ts';
import { newer } from '../testing/three-revisions.ts';
import { watchedJobs } from '../testing/watched-jobs.ts';

const folder = join(tmpdir(), `shell-canary-${process.pid}`);
const releases = join(folder, 'releases');
const { watched, judge, sendMail, posted } = watchedJobs();
const live = sampleVersion;
let revision = 0;
function publish(seed: string, more: object = {}): void {
  revision += 1;
  const base = sampleRelease();
  const files = { 'main.js': sampleDigest, 'canary.js': sampleDigest };
  const canary = {
    ...{ version: newer, base_url: `/assets/shell/${newer}/`, entry: ['main.js'], styles: [], files },
    ...{ percent: 100, seed, since: testInstant, ...more },
  };
  const document = { ...base, revision, created_at: testInstant, change: { by: 'ada@example.com' } };
  const text = JSON.stringify({ ...document, shell: { ...base.shell, canary } });
  writeFileSync(join(releases, 'history', `${String(revision).padStart(6, '0')}.json`), text);
  writeFileSync(join(releases, 'release.json'), text);
}

let server: TestApp;
beforeAll(async () => {
  mkdirSync(join(releases, 'history'), { recursive: true });
  for (const version of [live, newer]) {
    const build = join(releases, 'shell', version);
    mkdirSync(join(build, 'pages'), { recursive: true });
    writeFileSync(join(build, 'pages/ship.html'), '<div id="page"></div>');
    writeFileSync(join(build, 'part.json'), '{}');
    writeFileSync(join(build, 'canary.js'), version);
  }
  publish('0000000000000000', { percent: 0 });
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

const page = async (browser: Browser, headers: Record<string, string> = {}): Promise<string> =>
  (await browser.send('GET', '/ship', { headers })).body;
const shellOf = (body: string): string | undefined => /shell\/([\w.-]+)\/main\.js/.exec(body)?.[1];

let networks = 0;
async function load(version: string, failed: boolean): Promise<void> {
  networks += 1;
  const shell = { part: 'shell', version };
  const fault = { ...shell, phase: 'load', name: 'Error', message: 'broken shell', stack: '' };
  await server.app.inject({
    method: 'POST',
    url: '/api/v6/page-reports',
    remoteAddress: `10.2.${Math.floor(networks / 250)}.${networks % 250}`,
    headers: {
      host: 'golf.localhost:4000',
      origin: 'http://golf.localhost:4000',
      'sec-fetch-site': 'same-origin',
    },
    payload: { page: 'ship', revision, drawn: [shell], faults: failed ? [fault] : [] },
  });
}

describe('RL-28 a canary of the shell', () => {
  it('RL-28 draws the pages of its share, always the same visitors, and of nobody at 0 percent', async () => {
    const visitors = await Promise.all(Array.from({ length: 12 }, () => server.browser()));
    const shown = async () => Promise.all(visitors.map(async (one) => shellOf(await page(one))));
    expect(new Set(await shown())).toEqual(new Set([live]));
    publish('a1b2c3d4e5f60718', { percent: 50 });
    const half = await shown();
    expect(new Set(half)).toEqual(new Set([live, newer]));
    expect(await shown()).toEqual(half);
    publish('a1b2c3d4e5f60718', { percent: 80 });
    const more = await shown();
    // Nobody loses it when the share grows.
    half.forEach((version, at) => {
      if (version === newer) expect(more[at]).toBe(newer);
    });
    publish('a1b2c3d4e5f60718', { percent: 100, staff: true });
    expect(new Set(await shown())).toEqual(new Set([live]));
    expect((await server.app.inject({ url: `/assets/shell/${newer}/canary.js` })).statusCode).toBe(200);
  });

  it('RL-28 an open page of it is judged by it, and a browser in which it did not start has the live shell', async () => {
    publish('00000000000000b1');
    const visitor = await server.browser();
    const body = await page(visitor);
    expect(shellOf(body)).toBe(newer);
    expect(body).toContain(`"mark":"shell_failed=${newer}"`);
    const open = await visitor.send('GET', '/release.json', { query: { shell: newer } });
    expect(open.json().shell.version).toBe(newer);
    const { cookie } = visitor;
    visitor.cookie = `${cookie}; shell_failed=${newer}`;
    expect(shellOf(await page(visitor))).toBe(live);
    visitor.cookie = cookie;
    // A frame in another site has no visitor.
    expect(shellOf((await visitor.send('GET', '/quote/embed')).body) ?? live).toBe(live);
  });

  it('RL-28 ends by itself when too many of its pages fail: every visitor has the live shell, and the team learns of it', async () => {
    const seed = '00000000000000c1';
    publish(seed);
    await judge();
    const visitor = await server.browser();
    expect(shellOf(await page(visitor))).toBe(newer);
    const ended = async () =>
      (
        await server.context.db
          .selectFrom('canary_runs')
          .select('ended_at')
          .where('seed', '=', seed)
          .executeTakeFirst()
      )?.ended_at;
    let loads = 0;
    for (; loads < 25 && !(await ended()); loads += 1) {
      await load(live, false);
      await load(newer, true);
      await judge();
    }
    expect(loads).toBeLessThan(25);
    await until(async () => shellOf(await page(visitor)) === live);
    expect(posted.map((text) => JSON.parse(text))).toMatchObject([
      { kind: 'canary.stopped', part: 'shell', version: newer, before: live, by: null },
    ]);
    await sendMail(seed);
  });
});
