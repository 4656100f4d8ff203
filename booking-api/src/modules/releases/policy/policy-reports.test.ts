import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { sampleVersion } from '../../site/testing/sample-release.ts';
import { newer, threeRevisions } from '../testing/three-revisions.ts';

const folder = join(tmpdir(), `policies-${process.pid}`);
let server: TestApp;
beforeAll(async () => {
  const history = join(folder, 'releases/history');
  mkdirSync(history, { recursive: true });
  threeRevisions.forEach((release, index) => {
    const text = JSON.stringify({ ...release, revision: index + 1 });
    writeFileSync(join(history, `00000${index + 1}.json`), text);
    writeFileSync(join(folder, 'releases/release.json'), text);
  });
  server = await startTestApp({}, { SENDAHEAD_DATA: folder });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  await server.context.db.deleteFrom('page_faults').execute();
  await server.context.db.deleteFrom('throttle').execute();
});

const host = 'golf.localhost:4000';
const origin = `http://${host}`;
let networks = 0;
const anotherNetwork = (): string => {
  networks += 1;
  return `10.2.0.${networks}`;
};
async function send(reports: unknown, headers = {}, remoteAddress = anotherNetwork()) {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/policy-reports',
    remoteAddress,
    headers: {
      host,
      origin,
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/reports+json',
      ...headers,
    },
    payload: JSON.stringify(reports),
  });
  return answer.statusCode;
}
const violation = (body: object, url = `${origin}/ship?cart=secret`, type = 'csp-violation') => ({
  age: 10,
  user_agent: 'a',
  type,
  url,
  body: { documentURL: url, effectiveDirective: 'script-src-elem', disposition: 'enforce', ...body },
});
const kept = () => server.context.db.selectFrom('page_faults').selectAll().orderBy('id').execute();

describe('reports of policies', () => {
  it('what a policy blocks is a fault of the part whose script asked for it, without addresses of people', async () => {
    const sourceFile = `${origin}/assets/mf-services/${newer}/a.js`;
    const blockedURL = 'https://evil.example/x.js?who=ada@example.com';
    expect(
      await send([
        violation({ blockedURL, sourceFile, lineNumber: 3, columnNumber: 9 }),
        violation({ blockedURL: 'inline' }, `${origin}/admin/orders/123`),
        violation(
          {
            blockedURL: `${origin}/assets/shell/${sampleVersion}/b.js`,
            destination: 'script',
            effectiveDirective: '',
          },
          `${origin}/quote`,
          'integrity-violation',
        ),
      ]),
    ).toBe(204);
    expect(await kept()).toMatchObject([
      {
        part: 'mf-services',
        version: newer,
        phase: 'effect',
        page: 'ship',
        name: 'BlockedByPolicy',
        message: 'script-src-elem: https://evil.example',
        stack: `anonymous /assets/mf-services/${newer}/a.js:3:9`,
      },
      { part: 'shell', version: sampleVersion, page: 'console', message: 'script-src-elem: inline' },
      { part: 'shell', version: sampleVersion, page: 'quote', name: 'BlockedWithoutDigest' },
    ]);
    // They say nothing of how many pages have a fault.
    expect(await server.context.db.selectFrom('page_loads').selectAll().execute()).toEqual([]);
  });

  it('extensions, other sites, invented builds and other forms are left out', async () => {
    for (const one of [
      violation({ blockedURL: 'chrome-extension://abc/x.js' }),
      violation({ blockedURL: 'inline', sourceFile: 'moz-extension://abc/x.js' }),
      violation({ blockedURL: 'inline' }, 'https://elsewhere.example/ship'),
      violation({ blockedURL: 'inline', sourceFile: `${origin}/assets/mf-services/9.9.9-aaaaaa/a.js` }),
      violation({ blockedURL: 'inline' }, `${origin}/ship`, 'deprecation'),
      'text',
    ])
      expect(await send([one])).toBe(204);
    expect(await send({ not: 'a list' })).toBe(204);
    expect(await send([violation({ blockedURL: 'inline' })], { 'content-type': 'text/plain' })).toBe(415);
    expect(await kept()).toEqual([]);
  });

  it('attack 157: a flood of reports fills neither the table nor the list: limits by network, by what it says, and for all', async () => {
    for (let count = 0; count < 12; count += 1)
      expect(await send([violation({ blockedURL: 'inline' })])).toBe(204);
    expect(await kept()).toHaveLength(3);
    const invented = (index: number) => violation({ blockedURL: `https://a${index}.example` });
    for (let count = 0; count < 5; count += 1)
      await send(
        Array.from({ length: 20 }, (_, index) => invented(count * 20 + index)),
        {},
        '10.3.0.1',
      );
    expect(await kept()).toHaveLength(13);
    for (let count = 0; count < 10; count += 1)
      await send(Array.from({ length: 20 }, (_, index) => invented(1000 + count * 20 + index)));
    expect(await kept()).toHaveLength(60);
    expect(await send([violation({ blockedURL: 'x'.repeat(40_000) })])).toBe(413);
  });
});
