import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { test as base } from '@playwright/test';
import { type ReleaseDocument, releaseDocumentSchema } from '@sendahead/shared-contracts/releases/schema';

const root = resolve(import.meta.dirname, '../../..');
const node = join(root, 'node_modules/.bin/node');
const run = promisify(execFile);

/** A separate release store with every remote released, served by the real page host. */
export interface Site {
  readonly shipPage: string;
  readonly ordersPage: string;
  /** Folder of the store. */
  readonly releases: string;
  release(): ReleaseDocument;
  /** Runs `npm run release -- …` on this store. */
  command(...words: string[]): Promise<void>;
}

const releaseCommand =
  (data: string) =>
  async (...words: string[]): Promise<void> => {
    await run(node, ['tools/src/commands/release.ts', ...words], {
      cwd: root,
      env: { ...process.env, SENDAHEAD_DATA: data },
      maxBuffer: 50_000_000,
    });
  };

async function serve(releases: string): Promise<{ server: ChildProcess; url: string }> {
  const script = 'booking-api/src/modules/site/testing/serve-site.ts';
  const server = spawn(node, [script, '--releases', releases], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: server.stdout ?? process.stdin });
  for await (const url of lines) return { server, url };
  throw new Error('the page host did not start');
}

export const test = base.extend<object, { site: Site }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
    async ({}, use) => {
      const data = mkdtempSync(join(tmpdir(), 'federation-'));
      const releases = join(data, 'releases');
      const command = releaseCommand(data);
      // Two workers that build at the same moment would write the same files.
      // The checks of the parts run separately.
      await command('--all', '--built', '--force', '--why', 'pages to test with');
      const { server, url } = await serve(releases);
      await use({
        releases,
        command,
        shipPage: `${url}/ship`,
        ordersPage: `${url}/orders`,
        release: () =>
          releaseDocumentSchema.parse(JSON.parse(readFileSync(join(releases, 'release.json'), 'utf8'))),
      });
      server.kill('SIGTERM');
      rmSync(data, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});

export { expect } from '@playwright/test';
