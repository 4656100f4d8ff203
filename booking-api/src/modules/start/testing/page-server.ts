import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

const digest = `sha384-${'B'.repeat(64)}`;
const version = '0.1.0-aaaaaa1';
const files = { 'main.js': digest, 'main.css': digest, 'start.abcd1234.js': digest };
const release = {
  revision: 1,
  created_at: '2026-11-21T10:00:00.000Z',
  shell: {
    version,
    base_url: `/assets/shell/${version}/`,
    entry: ['main.js'],
    styles: ['main.css'],
    files,
  },
  remotes: {},
};

const layout = new URL('../../../../../shell/src/layout/start.html', import.meta.url).pathname;

/** The server with its pages, on a release whose shell has the real markup of the start page. */
export async function startPageServer(env: Record<string, string> = {}): Promise<TestApp> {
  const folder = mkdtempSync(join(tmpdir(), 'start-'));
  const pages = join(folder, 'releases/shell', version, 'pages');
  mkdirSync(join(pages, 'scenes/items'), { recursive: true });
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
