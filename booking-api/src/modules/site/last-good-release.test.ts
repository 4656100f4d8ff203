import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { sampleRelease, sampleVersion } from './testing/sample-release.ts';

const folder = join(tmpdir(), `last-good-${process.pid}`);
const document = join(folder, 'releases/release.json');
const pages = join(folder, 'releases/shell', sampleVersion, 'pages');

let server: TestApp;
beforeEach(async () => {
  mkdirSync(pages, { recursive: true });
  server = await startTestApp({ pages: true }, { SENDAHEAD_DATA: folder });
});
afterEach(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const statusOf = async (url: string) => (await server.app.inject(url)).statusCode;
const both = async () => [await statusOf('/readyz'), await statusOf('/ship')];
function publish(): void {
  for (const page of ['ship', 'start']) writeFileSync(join(pages, `${page}.html`), '<div id="page"></div>');
  writeFileSync(document, JSON.stringify(sampleRelease()));
}

describe('a server whose release store cannot be read', () => {
  it('a server is not ready on an empty data folder, and becomes ready after the first release', async () => {
    expect(await both()).toEqual([503, 500]);
    expect((await server.app.inject('/readyz')).json()).toEqual({ status: 'no release to show' });
    publish();
    expect(await both()).toEqual([200, 200]);
  });

  it('a server is not ready on an unreadable document, and keeps the last good one', async () => {
    writeFileSync(document, '{"revision":');
    expect(await both()).toEqual([503, 500]);
    publish();
    expect(await both()).toEqual([200, 200]);
    for (const broken of ['{"revision":', '{}', '']) {
      writeFileSync(document, broken);
      expect(await both()).toEqual([200, 200]);
    }
    rmSync(document);
    expect(await both()).toEqual([200, 200]);
  });

  it('keeps the last good release when a document names a shell that is not in the store', async () => {
    publish();
    expect(await both()).toEqual([200, 200]);
    const text = JSON.stringify({ ...sampleRelease(), revision: 2 });
    writeFileSync(document, text.replaceAll(sampleVersion, '0.1.0-fffffff9'));
    expect(await both()).toEqual([200, 200]);
    expect((await server.app.inject('/release.json')).json()).toMatchObject({ revision: 1 });
  });
});
