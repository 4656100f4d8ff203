import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ReleaseRequest } from '@sendahead/shared-contracts/releases/gate/order';
import { releaseVersion } from '@sendahead/shared-contracts/releases/gate/release-version';
import { releaseAtStart, releaseParts } from './release-parts.ts';
import { openFolderStore, type ReleaseStore } from './release-store.ts';
import { writeBuild } from './testing/write-build.ts';

let folder: string;
let store: ReleaseStore;

const folderOf = (part: string): string => join(folder, 'dist', part);
const build = (part: string, id: string): string => writeBuild(folderOf(part), part, id);
const live = async (part: string): Promise<string | undefined> => {
  const release = await store.read();
  return part === 'shell' ? release?.shell.version : release?.remotes[part]?.version;
};

const ada: ReleaseRequest = { movedBy: 'person', by: 'ada@example.com' };

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'releases-'));
  store = openFolderStore(join(folder, 'releases'));
  for (const part of ['shell', 'mf-services', 'mf-admin']) build(part, 'aaaaaa1');
  await start();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const start = () => releaseAtStart(store, ['shell', 'mf-services', 'mf-admin'], folderOf);

describe('a start', () => {
  it('a start releases its builds if nobody has released anything by hand', async () => {
    const newer = build('mf-services', 'bbbbbb2');
    expect(await start()).toEqual([]);
    expect(await live('mf-services')).toBe(newer);
  });

  it('a start does not release a broken part again after its rollback, and reports which version is kept', async () => {
    const good = await live('mf-services');
    const broken = build('mf-services', 'bbbbbb2');
    await releaseParts(store, ['mf-services'], { order: ada, folderOf });
    expect(await live('mf-services')).toBe(broken);
    await releaseVersion(store, 'mf-services', good ?? '', ada);
    const newer = build('mf-admin', 'cccccc3');
    expect(await start()).toEqual([{ part: 'mf-services', version: good }]);
    expect(await live('mf-services')).toBe(good);
    expect(await live('mf-admin')).toBe(newer);
  });

  it('a start does not repeat the release of a broken part that a start had released', async () => {
    const good = await live('mf-services');
    build('mf-services', 'bbbbbb2');
    await start();
    await releaseVersion(store, 'mf-services', good ?? '', ada);
    await start();
    expect(await live('mf-services')).toBe(good);
  });

  it('a start follows the same rules for the shell', async () => {
    const good = await live('shell');
    build('shell', 'bbbbbb2');
    await releaseParts(store, ['shell'], { order: ada, folderOf });
    await releaseVersion(store, 'shell', good ?? '', ada);
    await start();
    expect(await live('shell')).toBe(good);
  });

  it('a start reports nothing about a part if its build is live', async () => {
    build('mf-services', 'bbbbbb2');
    await releaseParts(store, ['mf-services'], { order: ada, folderOf });
    expect(await start()).toEqual([]);
  });
});
