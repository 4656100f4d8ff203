import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, startTestApp, type TestApp } from '../../testing/test-app.ts';
import { sampleVersion } from '../site/testing/sample-release.ts';
import { faultMessage, faultStack } from './fault-text.ts';
import { forgetReports } from './keep-report.ts';
import { by, newer, older, threeRevisions } from './testing/three-revisions.ts';

const folder = join(tmpdir(), `releases-${process.pid}`);
let server: TestApp;
let guest: Browser;
beforeAll(async () => {
  const releases = join(folder, 'releases');
  mkdirSync(join(releases, 'history'), { recursive: true });
  threeRevisions.forEach((release, index) => {
    const text = JSON.stringify({ ...release, revision: index + 1 });
    writeFileSync(join(releases, 'history', `00000${index + 1}.json`), text);
    writeFileSync(join(releases, 'release.json'), text);
  });
  server = await startTestApp({}, { SENDAHEAD_DATA: folder });
  guest = await server.browser();
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const fault = {
  part: 'mf-services',
  version: newer,
  phase: 'render',
  name: 'TypeError',
  message: 'x is undefined',
  stack: `TypeError: x is undefined\n    at draw (http://golf.localhost:4000/assets/mf-services/${newer}/a.js?v=1:1:52)`,
};
const report = (body: object, headers = {}) =>
  guest.send('POST', '/api/v6/page-reports', {
    body: { page: 'ship', revision: 2, ...body },
    // A beacon cannot send a token header.
    headers: { 'x-csrf-token': '', 'sec-fetch-site': 'same-origin', ...headers },
  });
const kept = () => server.context.db.selectFrom('page_faults').selectAll().orderBy('id').execute();
const keptVitals = () =>
  server.context.db
    .selectFrom('page_vitals')
    .select(['page', 'version', 'vital', 'good', 'needs_improvement', 'poor'])
    .orderBy('page')
    .orderBy('vital')
    .execute();

describe('a report of a page', () => {
  it.each(['load', 'render', 'effect', 'subscriber'])(
    'a report about a fault in the phase “%s” is one row that names part and version',
    async (phase) => {
      const before = await kept();
      expect((await report({ faults: [{ ...fault, phase }] })).statusCode).toBe(200);
      expect((await kept()).slice(before.length)).toMatchObject([
        { part: 'mf-services', version: newer, phase, page: 'ship', revision: 2, name: 'TypeError' },
      ]);
    },
  );

  it('attack 122: counts nothing for versions that were never released, and is accepted from our own pages only', async () => {
    const readLoads = () => server.context.db.selectFrom('page_loads').selectAll().execute();
    const [before, loads] = [await kept(), await readLoads()];
    const invented = { part: 'mf-services', version: '0.1.0-fffffff9' };
    expect((await report({ faults: [{ ...fault, ...invented }], drawn: [invented] })).statusCode).toBe(200);
    expect((await report({ faults: [fault] }, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
    expect(await kept()).toEqual(before);
    expect(await readLoads()).toEqual(loads);
    const vitals = { lcp_ms: 1 };
    expect((await report({ revision: 99, vitals })).statusCode).toBe(200);
    expect((await report({ page: 'invented', vitals })).statusCode).toBe(200);
    expect((await report({ vitals }, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
    expect(await keptVitals()).toEqual([]);
  });

  it('stores no text that someone typed, and of the stack only frames of our scripts', () => {
    expect(faultMessage('"Ann" of ann@x.test, 4111 1111 1111 1111,\r\n555-0100 is not a date')).toBe(
      '… of … …, … is not a date',
    );
    expect(faultStack(`${fault.stack}\n    at https://evil.test/x.js:1:1`)).toBe(
      `draw /assets/mf-services/${newer}/a.js:1:52`,
    );
    expect(faultStack(`load@https://golf.test/assets/shell/${older}/main.js:3:4`)).toBe(
      `load /assets/shell/${older}/main.js:3:4`,
    );
  });

  it.each([
    { page: '/track/secret' },
    { faults: [{ ...fault, message: 'x'.repeat(201) }] },
    { faults: Array.from({ length: 11 }, () => fault) },
    { faults: [{ ...fault, typed: 'Ann' }] },
    { faults: [{ ...fault, phase: 'typing' }] },
    { vitals: { lcp_ms: 600_001 } },
    { vitals: { inp_ms: -1 } },
    { vitals: { cls_thousandths: 0.5 } },
    { vitals: { lcp_ms: 1, url: '/ship' } },
  ])('a report is refused beyond its limits (%#)', async (body) => {
    expect((await report(body)).statusCode).toBe(400);
  });

  it('a report of Core Web Vitals increments one count of each vital by page and version: good, needs improvement or poor', async () => {
    const own = { version: sampleVersion, good: 0, needs_improvement: 0, poor: 0 };
    await report({ vitals: { lcp_ms: 2500, inp_ms: 200, cls_thousandths: 100 } });
    await report({ vitals: { lcp_ms: 2501, inp_ms: 500, cls_thousandths: 101 } });
    await report({ vitals: { lcp_ms: 4001, inp_ms: 501, cls_thousandths: 251 } });
    await report({ vitals: { lcp_ms: 4000, cls_thousandths: 250 } });
    await report({ page: 'quote', vitals: { inp_ms: 0 } });
    await report({ page: 'quote', vitals: {} });
    expect(await keptVitals()).toEqual([
      { ...own, page: 'quote', vital: 'inp', good: 1 },
      { ...own, page: 'ship', vital: 'cls', good: 1, needs_improvement: 2, poor: 1 },
      { ...own, page: 'ship', vital: 'inp', good: 1, needs_improvement: 1, poor: 1 },
      { ...own, page: 'ship', vital: 'lcp', good: 1, needs_improvement: 2, poor: 1 },
    ]);
  });

  it('the number of reports per session is limited', async () => {
    const own = await startTestApp({}, { SENDAHEAD_DATA: folder });
    const talker = await own.browser();
    const statuses = new Set<number>();
    for (let count = 0; count < 32; count += 1)
      statuses.add(
        (await talker.send('POST', '/api/v6/page-reports', { body: { page: 'ship', revision: 1 } }))
          .statusCode,
      );
    await own.close();
    expect([...statuses].sort()).toEqual([200, 429]);
  });

  it('an old report is removed', async () => {
    await report({ faults: [fault], drawn: [{ part: 'shell', version: sampleVersion }] });
    const { db, clock } = server.context;
    await forgetReports(db, { ...clock, now: () => clock.now() + 29 * 86_400_000 });
    expect(await kept()).not.toEqual([]);
    await forgetReports(db, { ...clock, now: () => clock.now() + 89 * 86_400_000 });
    expect(await keptVitals()).not.toEqual([]);
    await forgetReports(db, { ...clock, now: () => clock.now() + 91 * 86_400_000 });
    expect(await kept()).toEqual([]);
    expect(await db.selectFrom('page_loads').selectAll().execute()).toEqual([]);
    expect(await keptVitals()).toEqual([]);
  });
});

describe('the releases on the console', () => {
  it('the releases show each part’s live version, its change, its faults in our sources and its share of loads, and the history', async () => {
    const drawn = [
      { part: 'shell', version: sampleVersion },
      { part: 'mf-services', version: newer },
    ];
    await report({ drawn, faults: [fault], vitals: { lcp_ms: 1800, inp_ms: 900 } });
    await report({ page: 'quote', vitals: { lcp_ms: 2600 } });
    await report({ drawn: [{ part: 'mf-services', version: older }] });
    const build = join(folder, 'releases/mf-services', newer);
    mkdirSync(build, { recursive: true });
    const map = { version: 3, names: [], sources: ['webpack://mf-services/./src/day.tsx'], mappings: 'IAEM' };
    writeFileSync(join(build, 'a.js.map'), JSON.stringify(map));
    const staff = await server.browser();
    await staff.startOver('adminplus');
    const answer = await staff.send('GET', '/api/v6/console/releases');
    const { parts, faults, history } = answer.json();
    expect(parts).toMatchObject([
      {
        part: 'shell',
        version: sampleVersion,
        notice: null,
        before: null,
        by,
        versions: [
          {
            version: sampleVersion,
            vitals: [
              { vital: 'inp', good: 0, needs_improvement: 0, poor: 1 },
              { vital: 'lcp', good: 1, needs_improvement: 1, poor: 0 },
            ],
          },
        ],
      },
      {
        part: 'mf-services',
        version: newer,
        // RL-16: as the release recorded it.
        owner: 'mf-services',
        notice: 'Closed today.',
        why: 'wrong prices',
        before: older,
        versions: [
          { version: newer, faults_hour: 1, faults_day: 1, loads_day: 1 },
          { version: older, faults_hour: 0, faults_day: 0, loads_day: 1 },
        ],
      },
    ]);
    expect(faults).toMatchObject([
      { part: 'mf-services', version: newer, phase: 'render', stack: 'draw mf-services/src/day.tsx:3:7' },
    ]);
    expect(history).toMatchObject([
      { revision: 3, moves: [{ part: 'mf-services', from: newer, to: `${newer}, off` }] },
      { revision: 2, commit: 'abc123def456', moves: [{ part: 'mf-services', from: older, to: newer }] },
      { revision: 1 },
    ]);
  });

  it('only admins read the releases', async () => {
    expect((await guest.send('GET', '/api/v6/console/releases')).statusCode).toBe(401);
  });
});

describe('live updates about releases', () => {
  const publish = (index: number): void => {
    const text = JSON.stringify({ ...threeRevisions[index], revision: 4 + index });
    writeFileSync(join(folder, 'releases/history', `00000${4 + index}.json`), text);
    writeFileSync(join(folder, 'releases/release.json'), text);
  };

  const listen = (subject: 'release' | 'cart:1') => {
    let heard = '';
    const stream = server.context.live.open([subject], 'somebody')?.setEncoding('utf8');
    stream?.on('data', (text) => {
      heard += text;
    });
    return {
      heard: () => heard,
      hear: async (word: string): Promise<void> => {
        while (!heard.includes(word)) await new Promise((resolve) => setTimeout(resolve, 20));
      },
    };
  };

  it('live updates reach pages that follow them within two seconds, and all others when a part is switched off', async () => {
    const broken = listen('release');
    const whole = listen('cart:1');
    const begun = Date.now();
    publish(0);
    await broken.hear('"changed"');
    expect(Date.now() - begun).toBeLessThan(2000);
    expect(whole.heard()).not.toContain('"released"');
    publish(2);
    await whole.hear('"released"');
  });
});
