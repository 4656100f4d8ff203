import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { sampleRelease, sampleVersion } from '../../site/testing/sample-release.ts';

const release = sampleRelease('start.abcd1234.js');
const layout = new URL('../../../../../shell/src/layout/start.html', import.meta.url).pathname;

/** The server with its pages, on a release whose shell has the real markup of the start page. */
export async function startPageServer(env: Record<string, string> = {}): Promise<TestApp> {
  const folder = mkdtempSync(join(tmpdir(), 'start-'));
  const pages = join(folder, 'releases/shell', sampleVersion, 'pages');
  mkdirSync(join(pages, 'scenes/items'), { recursive: true });
  writeFileSync(join(pages, 'ship.html'), '<div id="page"></div>');
  writeFileSync(join(folder, 'releases/release.json'), JSON.stringify(release));
  cpSync(layout, join(pages, 'start.html'));
  writeFileSync(join(pages, 'scenes/golf.svg'), '<svg class="scene"></svg>');
  const app = await startTestApp({ pages: true }, { SENDAHEAD_DATA: folder, ...env });
  return {
    ...app,
    close: async () => {
      await app.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
