import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeAudience } from '@sendahead/shared-contracts/releases/gate/audience';
import { endCanary, moveCanary, startCanary } from '@sendahead/shared-contracts/releases/gate/canary';
import type { EndedRun } from '@sendahead/shared-contracts/releases/gate/ended-run';
import type { ReleaseRequest } from '@sendahead/shared-contracts/releases/gate/order';
import type { PartFile } from '@sendahead/shared-contracts/releases/gate/part-file';
import { releaseVersion } from '@sendahead/shared-contracts/releases/gate/release-version';
import { startCanaryOfBuild } from './canary-of-build.ts';
import { describeHistory, readHistory } from './history.ts';
import { releaseAtStart, releaseParts } from './release-parts.ts';
import { openFolderStore, type ReleaseStore } from './release-store.ts';
import { writeBuild } from './testing/write-build.ts';

let folder: string;
let store: ReleaseStore;
let ended: EndedRun[] | undefined;
const ada: ReleaseRequest = {
  movedBy: 'person',
  by: 'ada@example.com',
  why: 'quicker prices',
  ask: () => ended,
};
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
  ended = [];
  folder = mkdtempSync(join(tmpdir(), 'canaries-'));
  store = openFolderStore(join(folder, 'releases'));
  for (const name of ['shell', part]) build(name, 'aaaaaa1');
  await releaseAtStart(store, ['shell', part], folderOf);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('a canary', () => {
  it('a canary does not change the live version, and names its own files, share, conditions and seed', async () => {
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

  it('a canary keeps its seed and conditions from step to step, and becomes the live version at 100 percent', async () => {
    const version = build(part, 'bbbbbb2');
    await start(5, { staff: true });
    const before = (await services())?.canary;
    await moveCanary(store, { part, percent: 25 }, ada);
    expect((await services())?.canary).toEqual({ ...before, percent: 25 });
    await moveCanary(store, { part, percent: 100, brands: ['ski'] }, ada);
    expect((await services())?.canary).toMatchObject({ percent: 100, brands: ['ski'], seed: before?.seed });
    await moveCanary(store, { part, percent: 50, everyone: true }, ada);
    expect((await services())?.canary).not.toHaveProperty('brands');
    expect(await moveCanary(store, { part, percent: 100 }, ada)).toMatchObject({ version, promoted: true });
    expect(await services()).toMatchObject({ version });
    expect((await services())?.canary).toBeUndefined();
  });

  it('RL-17 100 percent of a limited canary keeps the limit; only everyone promotes it', async () => {
    const version = build(part, 'bbbbbb2');
    await start(5, { staff: true });
    expect(await moveCanary(store, { part, percent: 100 }, ada)).toEqual({
      version,
      promoted: false,
      audience: { percent: 100, staff: true },
    });
    expect(await services()).toMatchObject({ version: live, canary: { percent: 100, staff: true } });
    expect(await moveCanary(store, { part, percent: 100, everyone: true }, ada)).toMatchObject({
      promoted: true,
    });
    expect(await services()).toMatchObject({ version });
  });

  it.each([
    [{ percent: 50 }, '50% of all visitors'],
    [{ percent: 50, staff: true }, '50% of staff'],
    [{ percent: 5, brands: ['golf', 'ski'] }, '5% of visitors of golf and ski'],
    [{ percent: 5, brands: ['ski'], staff: true }, '5% of staff of ski'],
  ])('RL-17 the answer names who gets %j', (audience, words) => {
    expect(describeAudience(audience)).toBe(words);
  });

  it('CO-51 a canary rises automatically until a person names a share, and is never promoted by rising', async () => {
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

  it('a start releases nothing over a canary, and a person can end the canary', async () => {
    const version = build(part, 'bbbbbb2');
    await start();
    await releaseAtStart(store, ['shell', part], folderOf);
    expect(await services()).toMatchObject({ version: live, canary: { version } });
    await endCanary(store, part, ada);
    expect((await services())?.canary).toBeUndefined();
    await expect(endCanary(store, part, ada)).rejects.toThrow('mf-services has no canary');
  });

  it('a canary that pages would refuse is refused before anything points to it', async () => {
    build(part, 'bbbbbb2', { needs: { ...none, calls: { 'no.such-call': 'x1' } } });
    await expect(start()).rejects.toThrow(
      'the canary of mf-services was built with another call no.such-call',
    );
    expect((await store.read())?.revision).toBe(1);
  });

  it('a release of the shell is refused when the running canary does not fit it', async () => {
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

  it('RL-28 the shell has a canary, which moves, ends, and becomes the live shell at 100 percent', async () => {
    const version = build('shell', 'bbbbbb2');
    const shell = async () => (await store.read())?.shell;
    await startCanaryOfBuild(store, { part: 'shell', percent: 5, folderOf }, ada);
    expect(await shell()).toMatchObject({
      version: live,
      moved_by: 'person',
      canary: { version, base_url: `/assets/shell/${version}/`, percent: 5 },
    });
    expect(describeHistory(readHistory(store.folder))).toContain(`canary ${version} at 5%`);
    const seed = (await shell())?.canary?.seed;
    await moveCanary(store, { part: 'shell', percent: 25, rises: true }, ada);
    expect((await shell())?.canary).toMatchObject({ percent: 25, rises: true, seed });
    build('shell', 'cccccc3');
    await expect(releaseParts(store, ['shell'], { order: ada, folderOf })).rejects.toThrow(
      'a canary of shell runs',
    );
    await moveCanary(store, { part: 'shell', percent: 100 }, ada);
    expect(await shell()).toMatchObject({ version });
    expect((await shell())?.canary).toBeUndefined();
    await startCanary(store, { part: 'shell', version: live, percent: 5 }, ada);
    await endCanary(store, 'shell', ada);
    expect(await shell()).toMatchObject({ version });
    expect((await shell())?.canary).toBeUndefined();
  });

  it('RL-28 a canary of the shell that refuses a live part is refused, and so is a part that it refuses', async () => {
    const lends = (lent: Record<string, string[]>) => ({ ...none, libraries: { react: '19.3.1' }, lent });
    build('shell', 'aaaaaa2', { lends: lends({ 'ui#Card': ['c1'] }) });
    await releaseParts(store, ['shell'], { order: ada, folderOf });
    build('shell', 'aaaaaa3', { lends: lends({}) });
    await startCanaryOfBuild(store, { part: 'shell', percent: 5, folderOf }, ada);
    build(part, 'bbbbbb2', { needs: { ...none, lent: { 'ui#Card': 'c1' } } });
    await expect(releaseParts(store, [part], { order: ada, folderOf })).rejects.toThrow(
      'another lent ui#Card: pages of the canary of shell refuse it',
    );
    await endCanary(store, 'shell', ada);
    await releaseParts(store, [part], { order: { ...ada, force: true }, folderOf });
    await expect(
      startCanary(store, { part: 'shell', version: '0.1.0-aaaaaa3', percent: 5 }, ada),
    ).rejects.toThrow('pages of the canary of shell refuse it');
  });

  it.each([
    ['shell', live, 'is live already'],
    ['shell', '9.9.9', 'was never released here'],
    [part, live, 'is live already'],
    [part, '9.9.9', 'was never released here'],
    ['mf-nothing', live, 'was never released here'],
  ])('a canary of %s %s is refused with a sentence', async (name, version, words) => {
    await expect(startCanary(store, { part: name, version, percent: 5 }, ada)).rejects.toThrow(words);
    expect((await store.read())?.revision).toBe(1);
  });
});

/** The product withdraws the running canary. */
async function withdraw(ended_at = new Date().toISOString()): Promise<string> {
  const canary = (await services())?.canary;
  if (!canary) throw new Error('no canary runs');
  const { seed, version } = canary;
  const figures = { loads: 40, faulty: 12, live_loads: 800, live_faulty: 3 };
  ended = [{ seed, part, version, live_version: live, ended_at, ...figures }];
  return version;
}

describe('a release next to a canary', () => {
  const refused = /mf-services 0\.1\.0-bbbbbb2 was withdrawn as a canary at .* UTC: 12 of 40 page loads/;
  const promote = (order = ada) => moveCanary(store, { part, percent: 100 }, order);
  beforeEach(async () => {
    build(part, 'bbbbbb2');
    await start();
  });

  it('RL-01 a release of another version is refused while the canary runs, and is accepted after its end', async () => {
    const version = build(part, 'cccccc3');
    const release = () => releaseParts(store, [part], { order: ada, folderOf });
    await expect(release()).rejects.toThrow('a canary of mf-services runs, 0.1.0-bbbbbb2: end it first');
    await expect(releaseVersion(store, part, live, ada)).rejects.toThrow('a canary of mf-services runs');
    expect(await services()).toMatchObject({ version: live, canary: { version: '0.1.0-bbbbbb2' } });
    await endCanary(store, part, ada);
    await release();
    expect(await services()).toMatchObject({ version });
  });

  it('RL-01 a release of a withdrawn version is refused with its figures, before and after a person ends the canary', async () => {
    const version = await withdraw();
    await expect(promote()).rejects.toThrow(refused);
    await expect(moveCanary(store, { part, percent: 50 }, ada)).rejects.toThrow(
      `Start it again by --version ${version}`,
    );
    await endCanary(store, part, ada);
    await expect(releaseVersion(store, part, version, ada)).rejects.toThrow(refused);
    await expect(releaseParts(store, [part], { order: ada, folderOf })).rejects.toThrow(refused);
    expect((await services())?.version).toBe(live);
  });

  it('RL-01 a release is accepted if a person restarted the canary, and if another version follows its end', async () => {
    const version = await withdraw();
    const newer = build(part, 'cccccc3');
    await releaseParts(store, [part], { order: ada, folderOf });
    expect((await services())?.version).toBe(newer);
    await startCanary(store, { part, version, percent: 5 }, ada);
    expect(await promote()).toMatchObject({ version, promoted: true });
  });

  it('RL-01 a release is refused when the database does not answer, which is not asked about parts without a canary', async () => {
    ended = undefined;
    await expect(promote()).rejects.toThrow('the database does not answer');
    const ask = () => {
      throw new Error('asked');
    };
    build('shell', 'cccccc3');
    await releaseParts(store, ['shell'], { order: { ...ada, ask }, folderOf });
  });

  it('RL-01 a release can be forced; the history shows the end of the canary and that it was known', async () => {
    const version = await withdraw();
    await promote({ ...ada, force: true, why: 'the fault was in the address list' });
    expect((await services())?.version).toBe(version);
    const history = describeHistory(readHistory(store.folder), ended);
    expect(history).toContain(
      `by itself\n  ${part}: canary ${version} withdrawn: 12 of 40 page loads had a fault, 3 of 800 with ${live}`,
    );
    expect(history).toMatch(/although mf-services 0\.1\.0-bbbbbb2 was withdrawn as a canary/);
    expect(history.indexOf('by itself')).toBeLessThan(history.indexOf('although'));
  });
});
