import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ReleaseRequest } from '@sendahead/shared-contracts/releases/gate/order';
import { switchOff, switchOn } from '@sendahead/shared-contracts/releases/gate/switch-part';
import { describeHistory, readHistory } from './history.ts';
import { releaseAtStart, releaseParts } from './release-parts.ts';
import { openFolderStore, type ReleaseStore } from './release-store.ts';
import { writeBuild } from './testing/write-build.ts';

let folder: string;
let store: ReleaseStore;
const folderOf = (part: string): string => join(folder, 'dist', part);
const build = (part: string, id: string): string => writeBuild(folderOf(part), part, id);
const ada: ReleaseRequest = {
  movedBy: 'person',
  by: 'ada@example.com',
  why: 'double charges',
  commit: 'abc123def456',
};
const sentence = 'Prices take a break. Call us to book.';
const services = async () => (await store.read())?.remotes['mf-services'];
const start = () => releaseAtStart(store, ['shell', 'mf-services'], folderOf);

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'switches-'));
  store = openFolderStore(join(folder, 'releases'));
  for (const part of ['shell', 'mf-services']) build(part, 'aaaaaa1');
  await start();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('a part that is switched off', () => {
  it('a part that is off shows its sentence, and returns with the same version', async () => {
    const before = await services();
    await switchOff(store, 'mf-services', `  ${sentence}\n`, ada);
    expect(await services()).toMatchObject({ status: 'off', notice: sentence, version: before?.version });
    await switchOn(store, 'mf-services', ada);
    expect(await services()).toEqual({ ...before, moved_by: 'person' });
  });

  it('a part remains off after a start and after a release of a newer version', async () => {
    await switchOff(store, 'mf-services', sentence, ada);
    const newer = build('mf-services', 'bbbbbb2');
    await start();
    await releaseParts(store, ['mf-services'], { order: ada, folderOf });
    expect(await services()).toMatchObject({ status: 'off', notice: sentence, version: newer });
  });

  it('the history shows who switched a part off, why, and the commit', async () => {
    await switchOff(store, 'mf-services', sentence, ada);
    const history = describeHistory(readHistory(store.folder));
    expect(history).toContain(`mf-services: 0.1.0-aaaaaa1 → 0.1.0-aaaaaa1, off: “${sentence}”`);
    expect(history).toMatch(/ada@example\.com {2}abc123def456\n/);
    expect(history).toContain('why: double charges');
  });

  it.each([
    ['shell', sentence, 'cannot be switched off'],
    ['mf-nothing', sentence, 'was never released here'],
    ['mf-services', ' ', 'Say in a sentence'],
    ['mf-services', 'word '.repeat(21), 'has 21 words'],
    ['mf-services', 'w'.repeat(161), 'and 161 characters'],
    ['mf-services', 'Closed\u202e today', 'that nobody sees'],
  ])('%s is not switched off with “%s”', async (part, words, reason) => {
    await expect(switchOff(store, part, words, ada)).rejects.toThrow(reason);
    expect((await store.read())?.revision).toBe(1);
  });
});
