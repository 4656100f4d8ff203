import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ReleaseRequest } from '@sendahead/shared-contracts/releases/gate/order';
import type { PartFile } from '@sendahead/shared-contracts/releases/gate/part-file';
import { DoesNotFit, NoSuchBuild } from '@sendahead/shared-contracts/releases/gate/refusals';
import { releaseVersion } from '@sendahead/shared-contracts/releases/gate/release-version';
import { describeHistory, readHistory } from './history.ts';
import { releaseAtStart, releaseParts } from './release-parts.ts';
import { openFolderStore, type ReleaseStore } from './release-store.ts';
import { writeBuild } from './testing/write-build.ts';

let folder: string;
let store: ReleaseStore;
const ada: ReleaseRequest = { movedBy: 'person', by: 'ada@example.com' };

const none = { libraries: {}, lent: {}, calls: {}, topics: {} };
const folderOf = (part: string): string => join(folder, 'dist', part);
const build = (part: string, id: string, other: Partial<PartFile> = {}): string =>
  writeBuild(folderOf(part), part, id, other);
const needs = { ...none, lent: { 'ui#Button': 'b1', 'ui#Card': 'c1' }, topics: { 'trip.dates@1': 't1' } };
const lends = {
  ...none,
  lent: { 'ui#Button': ['b1'], 'ui#Card': ['c1'] },
  topics: { 'trip.dates@1': ['t1'] },
};
const brokenLends = { ...lends, lent: { 'ui#Button': ['b1'] }, topics: { 'trip.dates@1': [] } };
const release = (order: ReleaseRequest, ...parts: string[]) =>
  releaseParts(store, parts, { order, folderOf });

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'releases-'));
  store = openFolderStore(join(folder, 'releases'));
  build('shell', 'aaaaaa1', { lends });
  build('mf-services', 'aaaaaa1', { needs });
  await release(ada, 'shell', 'mf-services');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const lacking = 'mf-services was built with another lent ui#Card, topic trip.dates@1: pages refuse it';

describe('the gate of a release', () => {
  it('the gate refuses a shell that breaks a live part, and names everything that breaks, before anything points to it', async () => {
    const before = await store.read();
    build('shell', 'bbbbbb2', { lends: brokenLends });
    const refused = release(ada, 'shell');
    await expect(refused).rejects.toThrow(DoesNotFit);
    await expect(refused).rejects.toThrow(lacking);
    expect(await store.read()).toEqual(before);
  });

  it('the gate refuses a part that the live shell would refuse, also as a return to a kept version', async () => {
    const newer = build('mf-services', 'bbbbbb2', { needs: { ...needs, calls: { 'no.such-call': 'x1' } } });
    await expect(release(ada, 'mf-services')).rejects.toThrow('call no.such-call');
    await expect(releaseVersion(store, 'mf-services', newer, ada)).rejects.toThrow('call no.such-call');
  });

  it('the gate accepts a shell together with the parts that fit it', async () => {
    build('shell', 'bbbbbb2', { lends: brokenLends });
    build('mf-services', 'bbbbbb2', { needs: none });
    expect(await release(ada, 'shell', 'mf-services')).toHaveLength(2);
  });

  it('the gate can be forced, and the history keeps who, when, why and what did not fit', async () => {
    const newer = build('shell', 'bbbbbb2', { lends: brokenLends });
    await release({ ...ada, force: true, why: 'The trip was drawn twice.' }, 'shell');
    expect((await store.read())?.shell.version).toBe(newer);
    const [, second] = readHistory(store.folder);
    expect(second?.change).toEqual({
      by: 'ada@example.com',
      why: 'The trip was drawn twice.',
      despite: [lacking],
    });
    expect(describeHistory(readHistory(store.folder)).split('\n').slice(-4)).toEqual([
      `2  ${second?.created_at}  ada@example.com`,
      '  shell: 0.1.0-aaaaaa1 → 0.1.0-bbbbbb2',
      '  why: The trip was drawn twice.',
      `  although ${lacking}`,
    ]);
  });

  it('the gate keeps a start from breaking a part that a person has moved', async () => {
    await releaseVersion(store, 'mf-services', '0.1.0-aaaaaa1', ada);
    await store.update((present) => {
      if (!present) throw new Error('nothing is released');
      return { ...present, shell: { ...present.shell, moved_by: 'start' } };
    });
    build('shell', 'bbbbbb2', { lends: brokenLends });
    build('mf-services', 'bbbbbb2', { needs: none });
    await expect(releaseAtStart(store, ['shell', 'mf-services'], folderOf)).rejects.toThrow(lacking);
    expect((await store.read())?.shell.version).toBe('0.1.0-aaaaaa1');
  });

  it.each(['9.9.9', '../mf-services/0.1.0-aaaaaa1', '../shell/0.1.0-aaaaaa1'])(
    'the gate refuses the unknown version %s',
    async (version) => {
      await expect(releaseVersion(store, 'mf-services', version, ada)).rejects.toThrow(NoSuchBuild);
    },
  );
});
