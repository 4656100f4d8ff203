import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { misfits } from '@sendahead/shared-contracts/releases/gate/misfits';
import type { PartFile } from '@sendahead/shared-contracts/releases/gate/part-file';
import { pointTo } from '@sendahead/shared-contracts/releases/gate/point-to';
import { NoSuchBuild, ShellMissing } from '@sendahead/shared-contracts/releases/gate/refusals';
import { storedBuild } from '@sendahead/shared-contracts/releases/gate/release-version';
import { noNeeds } from '@sendahead/shared-contracts/releases/needs';
import { startShopOfHosts } from '../testing/shop-of-hosts.ts';
import { openReleases } from './open-releases.ts';
import { openFolderStore, type ReleaseStore } from './release-store.ts';
import { sampleBuild as build } from './testing/write-build.ts';

jest.setTimeout(180_000);
const facts = { owner: 'team', justification: 'draws a section' };
const now = '2026-11-21T10:00:00.000Z';
const before = { ...process.env };

let shop: Awaited<ReturnType<typeof startShopOfHosts>>;
let folder: string;
let store: ReleaseStore;

beforeAll(async () => {
  shop = await startShopOfHosts();
});
afterAll(() => shop.close());

/** Opens the store of a host with this folder. */
const stores: Readonly<Record<string, (at: string) => Promise<ReleaseStore>>> = {
  folder: async (at) => openFolderStore(at),
  async bucket(at) {
    Object.assign(process.env, shop.env, { SENDAHEAD_DATA: join(at, '..') });
    return openReleases();
  },
};

beforeEach(async () => {
  folder = join(mkdtempSync(join(tmpdir(), 'store-')), 'releases');
});
afterEach(async () => {
  process.env = { ...before };
  await shop.empty();
  rmSync(join(folder, '..'), { recursive: true, force: true });
});

function distOf(part: PartFile, text: string): string {
  const dist = join(folder, `../dist-${part.part}-${text.length}`);
  mkdirSync(dist, { recursive: true });
  writeFileSync(join(dist, 'a.js'), text);
  writeFileSync(join(dist, 'part.json'), JSON.stringify(part));
  return dist;
}

async function release(...parts: PartFile[]) {
  for (const part of parts) await store.keep(part, distOf(part, 'one'));
  const rows = parts.map((part) => ({ build: part, facts }));
  return store.update((present) => pointTo(present, rows, { now, movedBy: 'person' }));
}

describe.each(Object.keys(stores))('release store in a %s', (kind) => {
  beforeEach(async () => {
    store = (await stores[kind]?.(folder)) as ReleaseStore;
  });

  it('the store refuses a remote before there is a shell to load it', async () => {
    await expect(release(build('mf-services', 'aaaaaa1'))).rejects.toThrow(ShellMissing);
  });

  it('the store points one remote to a new version without changing the others', async () => {
    await release(build('shell', 'aaaaaa1'), build('mf-services', 'aaaaaa1'), build('mf-admin', 'aaaaaa1'));
    const next = await release(build('mf-services', 'bbbbbb2'));
    expect(next.revision).toBe(2);
    expect(next.remotes['mf-services']?.version).toBe('0.1.0-bbbbbb2');
    expect(next.remotes['mf-admin']?.version).toBe('0.1.0-aaaaaa1');
    expect(next.shell.version).toBe('0.1.0-aaaaaa1');
    expect(await store.read()).toEqual(next);
  });

  it('two simultaneous releases both take effect', async () => {
    await release(build('shell', 'aaaaaa1'));
    const names = ['mf-a', 'mf-b', 'mf-c', 'mf-d'];
    await Promise.all(names.map((name) => release(build(name, 'cccccc3'))));
    const present = await store.read();
    expect(Object.keys(present?.remotes ?? {}).sort()).toEqual(names);
    expect(present?.revision).toBe(5);
  });

  it('the store lists released parts that the released shell will refuse', async () => {
    const newer = {
      ...build('mf-services', 'aaaaaa1'),
      needs: { ...noNeeds, libraries: { react: '19.4.0' } },
    };
    const released = await release(build('shell', 'aaaaaa1'), newer, build('mf-admin', 'aaaaaa1'));
    expect(misfits(released, store.calls)).toEqual([
      {
        part: 'mf-services',
        words: 'mf-services was built with another library react: pages refuse it',
      },
    ]);
  });

  it('the store keeps every revision in an append-only history', async () => {
    await release(build('shell', 'aaaaaa1'));
    await release(build('mf-services', 'aaaaaa1'));
    expect(readdirSync(join(folder, 'history'))).toEqual(['000001.json', '000002.json']);
  });

  it('the store never changes a stored version', async () => {
    const part = build('mf-services', 'aaaaaa1');
    await store.keep(part, distOf(part, 'one'));
    await store.keep(part, distOf(part, 'another text'));
    expect(readFileSync(join(store.folderOf(part.part, part.version), 'a.js'), 'utf8')).toBe('one');
  });

  it('the store has no build that nobody kept', async () => {
    await expect(storedBuild(store, 'mf-services', '0.1.0-aaaaaa1')).rejects.toThrow(NoSuchBuild);
  });

  it('the store takes over a lock if its holder has died', async () => {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'release.lock'), '999999999');
    await expect(release(build('shell', 'aaaaaa1'))).resolves.toMatchObject({ revision: 1 });
  });
});
