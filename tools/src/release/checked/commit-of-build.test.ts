import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endCanary, startCanary } from '@sendahead/shared-contracts/releases/gate/canary';
import type { ReleaseRequest } from '@sendahead/shared-contracts/releases/gate/order';
import { releaseVersion } from '@sendahead/shared-contracts/releases/gate/release-version';
import { switchOff, switchOn } from '@sendahead/shared-contracts/releases/gate/switch-part';
import { startCanaryOfBuild } from '../canary-of-build.ts';
import { releaseAtStart, releaseParts } from '../release-parts.ts';
import { openFolderStore, type ReleaseStore } from '../release-store.ts';
import { presentCommit } from '../releaser.ts';
import { writeBuild } from '../testing/write-build.ts';
import { storeVerdict } from './verdict.ts';

let folder: string;
let store: ReleaseStore;
const part = 'mf-services';
const ada: ReleaseRequest = { movedBy: 'person', by: 'ada@example.com', why: 'a test', ask: () => [] };
const folderOf = (one: string): string => join(folder, 'dist', one);
const recorded = async () => (await store.read())?.change?.commit;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'commits-'));
  store = openFolderStore(join(folder, 'releases'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('RL-18 the commit of a release', () => {
  /** Releases a build of a commit, as `npm run release` does. */
  async function release(id: string, commit: string): Promise<string> {
    const version = writeBuild(folderOf(part), part, id);
    await releaseParts(store, [part], { order: { ...ada, commit }, folderOf });
    return version;
  }
  beforeEach(async () => {
    for (const one of ['shell', part]) writeBuild(folderOf(one), one, 'aaaaaa1');
    await releaseAtStart(store, ['shell', part], folderOf);
  });

  it('a return names the commit of the version that it returns to', async () => {
    const first = await release('bbbbbb2', '111111111111');
    await release('cccccc3', '222222222222');
    await releaseVersion(store, part, first, ada);
    expect(await recorded()).toBe('111111111111');
  });

  it('the commit that was checked counts where a version was not released before', async () => {
    const version = writeBuild(folderOf(part), part, 'bbbbbb2');
    storeVerdict(folderOf(part), {
      checked_at: '2026-12-01T14:00:00.000Z',
      commit: '333333333333',
      against: [],
    });
    await startCanaryOfBuild(store, { part, percent: 5, folderOf }, ada);
    expect(await recorded()).toBe('333333333333');
    await endCanary(store, part, ada);
    expect(await recorded()).toBeUndefined();
    await startCanary(store, { part, version, percent: 5 }, ada);
    expect(await recorded()).toBe('333333333333');
  });

  it('a part that is switched off and on names the commit of its live version', async () => {
    await release('bbbbbb2', '111111111111');
    await switchOff(store, part, 'Closed today.', ada);
    expect(await recorded()).toBe('111111111111');
    await switchOn(store, part, ada);
    expect(await recorded()).toBe('111111111111');
  });
});

describe('RL-18 the sources of a release', () => {
  const git = (...words: string[]) => execFileSync('git', words, { cwd: folder, stdio: 'ignore' });

  it('a file that nobody added to Git counts as a change, and an ignored one does not', () => {
    git('init', '--quiet');
    writeFileSync(join(folder, '.gitignore'), 'dist\n');
    git('add', '.');
    git('-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', 'commit', '--quiet', '-m', 'first');
    writeFileSync(join(folder, 'dist'), '');
    expect(presentCommit(folder)).toMatch(/^[0-9a-f]{12}$/);
    writeFileSync(join(folder, 'new.ts'), '');
    expect(presentCommit(folder)).toMatch(/-dirty$/);
  });
});
