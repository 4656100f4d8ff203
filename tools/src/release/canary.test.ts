import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PartFile } from '../build/part-file.ts';
import { endCanary, moveCanary, startCanary, startCanaryOfBuild } from './canary.ts';
import { describeHistory, readHistory } from './history.ts';
import { type Order, releaseAtStart, releaseParts } from './release-parts.ts';
import { openReleaseStore, type ReleaseStore } from './release-store.ts';
import { writeBuild } from './testing/write-build.ts';

let folder: string;
let store: ReleaseStore;
const ada: Order = { movedBy: 'person', by: 'ada@example.com', why: 'quicker prices' };
const none = { libraries: {}, lent: {}, calls: {}, topics: {} };
const part = 'mf-services';
const live = '0.1.0-aaaaaa1';
const folderOf = (name: string): string => join(folder, 'dist', name);
const build = (name: string, id: string, other: Partial<PartFile> = {}): string =>
  writeBuild(folderOf(name), name, id, other);
const services = async () => (await store.read())?.remotes[part];
const start = (percent = 5, more = {}) =>
  startCanaryOfBuild(store, { part, percent, folderOf, ...more }, ada);

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'canaries-'));
  store = openReleaseStore(join(folder, 'releases'));
  for (const name of ['shell', part]) build(name, 'aaaaaa1');
  await releaseAtStart(store, ['shell', part], folderOf);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('a canary', () => {
  it('leaves the live version where it is, and names its own files, share, conditions and seed', async () => {
    const version = build(part, 'bbbbbb2');
    await start(5, { brands: ['ski'], staff: true });
    expect(await services()).toMatchObject({
      version: live,
      moved_by: 'person',
      canary: {
        version,
        manifest_url: `/assets/${part}/${version}/mf-manifest.json`,
        percent: 5,
        brands: ['ski'],
        staff: true,
        seed: expect.stringMatching(/^[0-9a-f]{16}$/),
      },
    });
    expect(describeHistory(readHistory(store.folder))).toContain(
      `${part}: ${live} → ${live}, canary ${version} at 5%, staff, ski\n  why: quicker prices`,
    );
  });

  it('keeps its seed and conditions from step to step, and becomes the live version at 100 percent', async () => {
    const version = build(part, 'bbbbbb2');
    await start(5, { staff: true });
    const before = (await services())?.canary;
    await moveCanary(store, { part, percent: 25 }, ada);
    expect((await services())?.canary).toEqual({ ...before, percent: 25 });
    await moveCanary(store, { part, percent: 100, brands: ['ski'] }, ada);
    expect((await services())?.canary).toMatchObject({ percent: 100, brands: ['ski'], seed: before?.seed });
    await moveCanary(store, { part, percent: 50, everyone: true }, ada);
    expect((await services())?.canary).not.toHaveProperty('brands');
    expect(await moveCanary(store, { part, percent: 100 }, ada)).toEqual({ version, promoted: true });
    expect(await services()).toMatchObject({ version });
    expect((await services())?.canary).toBeUndefined();
  });

  it('CO-51 rises by itself until a person names a share, and is never promoted by rising', async () => {
    const version = build(part, 'bbbbbb2');
    await start(1, { rises: true });
    expect((await services())?.canary).toMatchObject({ percent: 1, rises: true });
    expect(describeHistory(readHistory(store.folder))).toContain(`canary ${version} at 1%, rising`);
    expect(await moveCanary(store, { part, percent: 100, rises: true }, ada)).toMatchObject({
      promoted: false,
    });
    await moveCanary(store, { part, percent: 25 }, ada);
    expect((await services())?.canary).toMatchObject({ percent: 25 });
    expect((await services())?.canary).not.toHaveProperty('rises');
  });

  it('ends, and a start releases nothing over it', async () => {
    const version = build(part, 'bbbbbb2');
    await start();
    await releaseAtStart(store, ['shell', part], folderOf);
    expect(await services()).toMatchObject({ version: live, canary: { version } });
    await endCanary(store, part, ada);
    expect((await services())?.canary).toBeUndefined();
    await expect(endCanary(store, part, ada)).rejects.toThrow('mf-services has no canary');
  });

  it('is refused before anything points to it where pages would refuse it', async () => {
    build(part, 'bbbbbb2', { needs: { ...none, calls: { 'no.such-call': 'x1' } } });
    await expect(start()).rejects.toThrow(
      'the canary of mf-services was built with another call no.such-call',
    );
    expect((await store.read())?.revision).toBe(1);
  });

  it('is judged when the shell moves', async () => {
    build('shell', 'aaaaaa2', {
      lends: { ...none, libraries: { react: '19.3.1' }, lent: { 'ui#Card': ['c1'] } },
    });
    await releaseParts(store, ['shell'], { order: ada, folderOf });
    build(part, 'bbbbbb2', { needs: { ...none, lent: { 'ui#Card': 'c1' } } });
    await start();
    build('shell', 'aaaaaa3');
    await expect(releaseParts(store, ['shell'], { order: ada, folderOf })).rejects.toThrow(
      'the canary of mf-services was built with another lent ui#Card',
    );
  });

  it.each([
    ['shell', live, 'The shell has no canary'],
    [part, live, 'is live already'],
    [part, '9.9.9', 'was never released here'],
    ['mf-nothing', live, 'was never released here'],
  ])('of %s %s is refused in words', async (name, version, words) => {
    await expect(startCanary(store, { part: name, version, percent: 5 }, ada)).rejects.toThrow(words);
    expect((await store.read())?.revision).toBe(1);
  });
});
