import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startCanary } from '@sendahead/shared-contracts/releases/gate/canary';
import type { ReleaseRequest } from '@sendahead/shared-contracts/releases/gate/order';
import { releaseVersion } from '@sendahead/shared-contracts/releases/gate/release-version';
import { root } from '../../build/workspace.ts';
import { describeHistory, readHistory } from '../history.ts';
import { keepBuilds, releaseAtStart, releaseParts } from '../release-parts.ts';
import { openFolderStore, type ReleaseStore } from '../release-store.ts';
import { writeBuild } from '../testing/write-build.ts';
import { reasonItReachesOthers, reasonsOfUncommitted } from './build-to-release.ts';
import { storeVerdict } from './verdict.ts';

let folder: string;
let store: ReleaseStore;
const part = 'mf-services';
const ada: ReleaseRequest = { movedBy: 'person', by: 'ada@example.com', why: 'a test', ask: () => [] };
const forced = { ...ada, force: true };
const folderOf = (one: string): string => join(folder, 'dist', one);
const release = (order: ReleaseRequest) => releaseParts(store, [part], { order, folderOf });
const live = async () => (await store.read())?.remotes[part]?.version;
const failed = `the check "types" of ${part} failed`;

/** A build of the part with this verdict, or without any. */
function build(id: string, against?: readonly string[]): string {
  rmSync(folderOf(part), { recursive: true, force: true });
  const version = writeBuild(folderOf(part), part, id);
  if (against) storeVerdict(folderOf(part), { checked_at: new Date().toISOString(), against: [...against] });
  else rmSync(join(folderOf(part), 'checks.verdict'));
  return version;
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'verdicts-'));
  store = openFolderStore(join(folder, 'releases'));
  writeBuild(folderOf('shell'), 'shell', 'aaaaaa1');
  build('aaaaaa1');
  await releaseAtStart(store, ['shell', part], folderOf);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('RL-10 the checks of a build', () => {
  it('a failed check refuses the release of its build before anything points to it', async () => {
    const before = await store.read();
    const bad = build('bbbbbb2', [failed]);
    await expect(release(ada)).rejects.toThrow(failed);
    await expect(releaseVersion(store, part, bad, ada)).rejects.toThrow(failed);
    await expect(startCanary(store, { part, version: bad, percent: 1 }, ada)).rejects.toThrow(failed);
    expect(await store.read()).toEqual(before);
  });

  it('a build that was never checked, such as a preview, is refused', async () => {
    const unchecked = build('bbbbbb2');
    await keepBuilds(store, [part], folderOf);
    await expect(releaseVersion(store, part, unchecked, ada)).rejects.toThrow('was never checked');
    await expect(release(ada)).rejects.toThrow('npm run check -- mf-services');
  });

  it('force overrides failed checks, and the history keeps their results', async () => {
    const bad = build('bbbbbb2', [failed]);
    await release(forced);
    expect(await live()).toBe(bad);
    expect(describeHistory(readHistory(store.folder))).toContain(`although ${failed}`);
  });

  it('a build that passed is accepted, and so is a return to a version that a start released unchecked', async () => {
    const [first, good] = [await live(), build('bbbbbb2', [])];
    await release(ada);
    expect(await live()).toBe(good);
    await releaseVersion(store, part, first ?? '', ada);
    expect(await live()).toBe(first);
  });

  it('the last run of the checks counts in the store', async () => {
    const version = build('bbbbbb2', [failed]);
    await keepBuilds(store, [part], folderOf);
    storeVerdict(store.folderOf(part, version), { checked_at: new Date().toISOString(), against: [] });
    await release(ada);
    expect(await live()).toBe(version);
  });
});

describe('RL-12 sources that are not committed', () => {
  const commit = 'e4f7f004d2e1-dirty';

  it('uncommitted sources are refused only when the release reaches others', () => {
    expect(reasonsOfUncommitted(commit, 'NODE_ENV is production')).toEqual([
      `the sources have changes that are not committed (${commit}), and others may get this release, because NODE_ENV is production: commit them first`,
    ]);
    expect(reasonsOfUncommitted(commit, null)).toEqual([]);
    expect(reasonsOfUncommitted('e4f7f004d2e1', 'NODE_ENV is production')).toEqual([]);
  });

  it.each([
    ['the data folder of the checkout', '.data', {}, null],
    ['another data folder', '../volume', {}, `${join(root, '../volume')} is outside this checkout`],
    ['production', '.data', { NODE_ENV: 'production' }, 'NODE_ENV is production'],
    [
      'a named database',
      '.data',
      { DATABASE_URL: 'postgres://shop.example.com/sendahead' },
      'DATABASE_URL names a database',
    ],
    ['a bucket that hosts share', '.data', { RELEASES_STORE: 'bucket' }, 'the releases are in a bucket'],
    [
      'a database named by a file',
      '.data',
      { DATABASE_URL_FILE: '/run/secrets/database_url' },
      'DATABASE_URL names a database',
    ],
  ])('the reason why a release reaches others: %s', (_, data, env, reaches) => {
    expect(reasonItReachesOthers(join(root, data), env)).toBe(reaches);
  });
});

describe('the history', () => {
  it('the history of one part omits revisions that did not move it', async () => {
    build('bbbbbb2', []);
    await release(ada);
    writeBuild(folderOf('shell'), 'shell', 'cccccc3');
    await releaseParts(store, ['shell'], { order: ada, folderOf });
    const revisions = readHistory(store.folder);
    const words = describeHistory(revisions, [], [part]);
    expect(words).toContain(`${part}: 0.1.0-aaaaaa1 → 0.1.0-bbbbbb2`);
    expect(words).not.toContain('shell');
    expect(describeHistory(revisions)).toContain('shell: 0.1.0-aaaaaa1 → 0.1.0-cccccc3');
  });
});
