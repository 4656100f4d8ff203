import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { ReleaseDocument } from '@sendahead/shared-contracts/releases/schema';
import { readHistory } from './history.ts';
import { releaseAtStart } from './release-parts.ts';
import { openFolderStore, type ReleaseStore } from './release-store.ts';
import { writeBuild } from './testing/write-build.ts';

const run = promisify(execFile);
const script = join(import.meta.dirname, 'testing/promote.ts');
const parts = ['mf-addresses', 'mf-admin', 'mf-checkout', 'mf-orders', 'mf-services', 'mf-travelers'];
const ids = ['bbbbbb2', 'cccccc3'];
const promotions = parts.flatMap((part) => ids.map((id) => ({ part, id, version: `0.1.0-${id}` })));

let folder: string;
let store: ReleaseStore;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'promotions-'));
  store = openFolderStore(join(folder, 'releases'));
  const dist = (part: string) => join(folder, 'dist', part);
  for (const part of ['shell', ...parts]) writeBuild(dist(part), part, 'aaaaaa1');
  await releaseAtStart(store, ['shell', ...parts], dist);
  for (const { part, id, version } of promotions) writeBuild(store.folderOf(part, version), part, id);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const versionsIn = (release: ReleaseDocument | undefined): [string, string][] =>
  Object.entries(release?.remotes ?? {}).map(([part, { version }]) => [part, version]);

describe('twelve promotions at the same moment', () => {
  it('RL-15 twelve promotions by twelve people all land in a row, even after a holder of the lock died', async () => {
    writeFileSync(join(store.folder, 'release.lock'), '999999999');
    await Promise.all(
      promotions.map(({ part, version }) =>
        run(process.execPath, [script, store.folder, part, version, `${part}-${version}`]),
      ),
    );
    const revisions = readHistory(store.folder);
    expect(revisions.map(({ revision }) => revision)).toEqual(Array.from({ length: 13 }, (_, at) => at + 1));
    // Each revision is the one before it with one part moved: nothing of another promotion is lost.
    const moves = revisions.slice(1).map((release, index) => {
      const before = new Map(versionsIn(revisions[index]));
      return versionsIn(release).filter(([part, version]) => before.get(part) !== version);
    });
    expect(moves.flat().map(([part, version]) => `${part}-${version}`)).toEqual(
      revisions.slice(1).map(({ change }) => change?.why),
    );
    expect(moves.flat().map(String).toSorted()).toEqual(
      promotions.map(({ part, version }) => String([part, version])).toSorted(),
    );
    expect(await store.read()).toEqual(revisions.at(-1));
  }, 120_000);
});
