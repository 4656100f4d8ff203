import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ReleaseRequest } from '@sendahead/shared-contracts/releases/gate/order';
import type { PartFile } from '@sendahead/shared-contracts/releases/gate/part-file';
import { noNeeds } from '@sendahead/shared-contracts/releases/needs';
import { startCanaryOfBuild } from './canary-of-build.ts';
import { releaseParts } from './release-parts.ts';
import { openFolderStore, type ReleaseStore } from './release-store.ts';
import { writeBuild } from './testing/write-build.ts';

let folder: string;
let store: ReleaseStore;
const ada: ReleaseRequest = { movedBy: 'person', by: 'ada@example.com', why: 'a test', ask: () => [] };
const folderOf = (part: string): string => join(folder, 'dist', part);
const build = (part: string, id: string, other: Partial<PartFile> = {}): string =>
  writeBuild(folderOf(part), part, id, other);
const release = (...parts: string[]) => releaseParts(store, parts, { order: ada, folderOf });

const lending = (...digests: string[]) => ({
  libraries: { react: '19.3.1' },
  calls: {},
  topics: { 'trip.dates@1': ['t1'] },
  lent: { 'ui#Card': digests },
});
const card = (digest: string) => ({ ...noNeeds, lent: { 'ui#Card': digest } });
const topic = (name: string, digest: string) => ({ ...noNeeds, topics: { [name]: digest } });

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'returns-'));
  store = openFolderStore(join(folder, 'releases'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('RL-02 a release and the versions that pages may return to', () => {
  it('a release is refused if its part needs what the previous shell lacks, since returning to that shell would break it', async () => {
    build('shell', 'aaaaaa1', { lends: lending('c1') });
    build('mf-services', 'aaaaaa1', { needs: card('c1') });
    await release('shell', 'mf-services');
    build('shell', 'bbbbbb2', { lends: lending('c1', 'c2') });
    await release('shell');
    build('mf-services', 'bbbbbb2', { needs: card('c2') });
    await expect(release('mf-services')).rejects.toThrow(
      'mf-services was built with another lent ui#Card: pages that return to shell 0.1.0-aaaaaa1 refuse it',
    );
    // After another release, the shell returns to a version that lends it.
    build('shell', 'cccccc3', { lends: lending('c1', 'c2') });
    await release('shell');
    expect(await release('mf-services')).toHaveLength(1);
  });

  it('a shell that breaks the previous version of a part is refused, unless that version was broken already', async () => {
    build('shell', 'aaaaaa1', { lends: lending('c1', 'c2') });
    build('mf-services', 'aaaaaa1', { needs: card('c1') });
    await release('shell', 'mf-services');
    build('mf-services', 'bbbbbb2', { needs: card('c2') });
    await release('mf-services');
    build('shell', 'bbbbbb2', { lends: lending('c2') });
    await expect(release('shell')).rejects.toThrow(
      'mf-services 0.1.0-aaaaaa1 was built with another lent ui#Card: pages that return to it refuse it',
    );
    await releaseParts(store, ['shell'], { order: { ...ada, force: true }, folderOf });
    build('shell', 'cccccc3', { lends: lending('c2') });
    expect(await release('shell')).toHaveLength(1);
  });

  it('a shell and a part are accepted together, since they return together', async () => {
    build('shell', 'aaaaaa1', { lends: lending('c1') });
    build('mf-services', 'aaaaaa1', { needs: card('c1') });
    await release('shell', 'mf-services');
    build('shell', 'bbbbbb2', { lends: lending('c2') });
    build('mf-services', 'bbbbbb2', { needs: card('c2') });
    expect(await release('shell', 'mf-services')).toHaveLength(2);
  });
});

describe('RL-02 a release and the topics that parts share', () => {
  const shared = 'gift.note@1';
  const begin = async (): Promise<void> => {
    build('shell', 'aaaaaa1', { lends: lending('c1') });
    build('mf-services', 'aaaaaa1', { needs: topic(shared, 't1') });
    build('mf-orders', 'aaaaaa1', { needs: topic(shared, 't1') });
    await release('shell', 'mf-services', 'mf-orders');
  };

  it('a release is refused if another live part uses an incompatible shape of a topic that the shell does not know', async () => {
    await begin();
    build('mf-services', 'bbbbbb2', { needs: topic(shared, 't2') });
    await expect(release('mf-services')).rejects.toThrow(
      'mf-services was built with another topic gift.note@1 than mf-orders 0.1.0-aaaaaa1',
    );
    build('mf-orders', 'bbbbbb2', { needs: topic(shared, 't2') });
    await expect(release('mf-services', 'mf-orders')).resolves.toHaveLength(2);
  });

  it('a release is refused if the canary of another part does not fit, and so is such a canary', async () => {
    await begin();
    build('mf-orders', 'bbbbbb2', { needs: topic(shared, 't2') });
    const start = () => startCanaryOfBuild(store, { part: 'mf-orders', percent: 5, folderOf }, ada);
    await expect(start()).rejects.toThrow(
      'the canary of mf-orders was built with another topic gift.note@1 than mf-services 0.1.0-aaaaaa1',
    );
    await startCanaryOfBuild(store, { part: 'mf-orders', percent: 5, folderOf }, { ...ada, force: true });
    build('mf-services', 'cccccc3', { needs: topic(shared, 't1') });
    await expect(release('mf-services')).rejects.toThrow('than the canary of mf-orders 0.1.0-bbbbbb2');
  });

  it('two parts are accepted if the shell knows their shapes of a topic as compatible', async () => {
    build('shell', 'aaaaaa1', { lends: { ...lending('c1'), topics: { [shared]: ['t1', 't2'] } } });
    build('mf-services', 'aaaaaa1', { needs: topic(shared, 't1') });
    build('mf-orders', 'aaaaaa1', { needs: topic(shared, 't2') });
    expect(await release('shell', 'mf-services', 'mf-orders')).toHaveLength(3);
  });
});
