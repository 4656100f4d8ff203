import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { metrics } from '../../platform/metrics/metrics.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { newer, older, threeRevisions } from './testing/three-revisions.ts';

const folder = join(tmpdir(), `counted-pages-${process.pid}`);
let server: TestApp;
beforeAll(async () => {
  mkdirSync(join(folder, 'releases/history'), { recursive: true });
  threeRevisions.forEach((release, index) => {
    const text = JSON.stringify({ ...release, revision: index + 1 });
    writeFileSync(join(folder, `releases/history/00000${index + 1}.json`), text);
    writeFileSync(join(folder, 'releases/release.json'), text);
  });
  server = await startTestApp({}, { SENDAHEAD_DATA: folder });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const part = 'mf-services';
const fault = { part, version: newer, phase: 'render', name: 'TypeError', message: 'x', stack: '' };
/** What one browser more reports; all of them are of one network. */
async function report(body: object): Promise<void> {
  const visitor = await server.browser();
  const answer = await visitor.send('POST', '/api/v6/page-reports', {
    body: { page: 'ship', revision: 3, ...body },
    headers: { 'x-csrf-token': '', 'sec-fetch-site': 'same-origin' },
  });
  expect(answer.statusCode).toBe(200);
}
const series = async () =>
  (await metrics.metrics()).split('\n').filter((line) => /^page_(loads|faults)_total\{/.test(line));
const countOf = async (name: string): Promise<number> => {
  const line = (await series()).find((one) => one.startsWith(`${name}{part="${part}",version="${newer}"`));
  return Number(line?.split(' ')[1]);
};

describe('RL-11 pages that Prometheus counts', () => {
  it('are those of the version that is shown now, with and without a fault', async () => {
    await report({ drawn: [{ part, version: newer }] });
    await report({ drawn: [{ part, version: newer }], faults: [fault, fault] });
    expect(await countOf('page_loads_total')).toBe(2);
    expect(await countOf('page_faults_total')).toBe(1);
  });

  it('attack 153: make no series for outdated or invented builds', async () => {
    const before = await series();
    const outdated = { part, version: older };
    const invented = { part: 'mf-invented', version: '0.1.0-fffffff9' };
    await report({
      drawn: [outdated, invented],
      faults: [
        { ...fault, ...outdated },
        { ...fault, ...invented },
      ],
    });
    expect(await series()).toEqual(before);
  });

  it('attack 153: are two with a fault and thirty in all from one network in an hour, under however many sessions', async () => {
    for (let count = 0; count < 40; count += 1)
      await report({ drawn: [{ part, version: newer }], faults: [fault] });
    expect(await countOf('page_loads_total')).toBe(30);
    expect(await countOf('page_faults_total')).toBe(2);
  });
});
