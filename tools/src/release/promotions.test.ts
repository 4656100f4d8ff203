import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { releaseVersion } from '@sendahead/shared-contracts/releases/gate/release-version';
import type { ReleaseDocument } from '@sendahead/shared-contracts/releases/schema';
import { startShopOfHosts } from '../testing/shop-of-hosts.ts';
import { readHistory } from './history.ts';
import { openReleases } from './open-releases.ts';
import { releaseAtStart } from './release-parts.ts';
import type { ReleaseStore } from './release-store.ts';
import { sampleBuild, writeBuild } from './testing/write-build.ts';

const run = promisify(execFile);
const script = join(import.meta.dirname, 'testing/promote.ts');
const parts = ['mf-addresses', 'mf-admin', 'mf-checkout', 'mf-orders', 'mf-services', 'mf-travelers'];
const ids = ['bbbbbb2', 'cccccc3'];
const promotions = parts.flatMap((part) => ids.map((id) => ({ part, id, version: `0.1.0-${id}` })));
const before = { ...process.env };

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'promotions-'));
});
afterEach(() => {
  process.env = { ...before };
  rmSync(folder, { recursive: true, force: true });
});

/** The store as the commands of a host open it. */
function openOn(host: string, env: Readonly<Record<string, string>> = {}): Promise<ReleaseStore> {
  Object.assign(process.env, env, { SENDAHEAD_DATA: join(folder, host) });
  return openReleases();
}

/** Releases a first version of every part, and keeps two more of each remote. */
async function keepAll(store: ReleaseStore): Promise<void> {
  const dist = (part: string) => join(folder, 'dist', part);
  for (const part of ['shell', ...parts]) writeBuild(dist(part), part, 'aaaaaa1');
  await releaseAtStart(store, ['shell', ...parts], dist);
  await Promise.all(
    promotions.map(async ({ part, id, version }) => {
      const from = join(folder, 'dist', version, part);
      writeBuild(from, part, id);
      writeFileSync(join(from, 'a.js'), `${part} ${id}`);
      await store.keep(sampleBuild(part, id), from);
    }),
  );
}

/** Twelve people promote at the same moment, in turn on these hosts. */
const promoteOn = (hosts: readonly string[], env: Readonly<Record<string, string>> = {}) =>
  Promise.all(
    promotions.map(({ part, version }, index) =>
      run(process.execPath, [script, part, version, `${part}-${version}`], {
        env: { ...process.env, ...env, SENDAHEAD_DATA: join(folder, hosts[index % hosts.length] ?? '') },
      }),
    ),
  );

const versionsIn = (release: ReleaseDocument | undefined): [string, string][] =>
  Object.entries(release?.remotes ?? {}).map(([part, { version }]) => [part, version]);

/** Each revision is the one before it with one part moved: nothing of another promotion is lost. */
function expectAll(revisions: readonly ReleaseDocument[]): void {
  expect(revisions.map(({ revision }) => revision)).toEqual(Array.from({ length: 13 }, (_, at) => at + 1));
  const moves = revisions.slice(1).flatMap((release, index) => {
    const earlier = new Map(versionsIn(revisions[index]));
    return versionsIn(release).filter(([part, version]) => earlier.get(part) !== version);
  });
  expect(moves.map(([part, version]) => `${part}-${version}`)).toEqual(
    revisions.slice(1).map(({ change }) => change?.why),
  );
  expect(moves.map(String).toSorted()).toEqual(
    promotions.map(({ part, version }) => String([part, version])).toSorted(),
  );
}

describe('twelve promotions at the same moment', () => {
  it('RL-15 twelve promotions by twelve people all land in a row, even after a holder of the lock died', async () => {
    const store = await openOn('host');
    await keepAll(store);
    writeFileSync(join(store.folder, 'release.lock'), '999999999');
    await promoteOn(['host']);
    const revisions = readHistory(store.folder);
    expectAll(revisions);
    expect(await store.read()).toEqual(revisions.at(-1));
  }, 120_000);
});

describe('hosts without a shared disk', () => {
  let shop: Awaited<ReturnType<typeof startShopOfHosts>>;
  beforeAll(async () => {
    shop = await startShopOfHosts();
  }, 120_000);
  afterAll(() => shop.close());
  afterEach(() => shop.empty());

  it('RL-19 twelve promotions through two hosts all land in a row, and one host returns from a version of the other', async () => {
    await keepAll(await openOn('a', shop.env));
    await promoteOn(['a', 'b'], shop.env);
    const a = await openOn('a', shop.env);
    const revisions = readHistory(a.folder);
    expectAll(revisions);
    const b = await openOn('b', shop.env);
    expect(readHistory(b.folder)).toEqual(revisions);

    const order = { movedBy: 'person', by: 'ann@example.com' } as const;
    await releaseVersion(b, 'mf-services', '0.1.0-aaaaaa1', order);
    expect(readFileSync(join(b.folderOf('mf-services', '0.1.0-aaaaaa1'), 'a.js'), 'utf8')).toBe('aaaaaa1');
    const present = await (await openOn('a', shop.env)).read();
    expect(present?.remotes['mf-services']?.version).toBe('0.1.0-aaaaaa1');
  }, 240_000);

  it('RL-19 a release names what is wrong when the bucket cannot be reached, and changes nothing', async () => {
    const store = await openOn('a', shop.env);
    const other = { ...shop.env, S3_BUCKET: 'other-bucket' };
    const build = join(folder, 'dist/shell');
    writeBuild(build, 'shell', 'aaaaaa1');
    Object.assign(process.env, other);
    await expect(store.keep(sampleBuild('shell', 'aaaaaa1'), build)).rejects.toThrow(
      'The releases cannot be reached: bucket: NoSuchBucket',
    );
    Object.assign(process.env, shop.env);
    mkdirSync(store.folderOf('shell', '0.1.0-aaaaaa1'), { recursive: true });
    writeBuild(store.folderOf('shell', '0.1.0-aaaaaa1'), 'shell', 'aaaaaa1');
    // Only this host has the build, so no other one could show it.
    const order = { movedBy: 'person', by: 'ann@example.com' } as const;
    await expect(releaseVersion(store, 'shell', '0.1.0-aaaaaa1', order)).rejects.toThrow(
      'is not in the bucket',
    );
    expect(await (await openOn('a', shop.env)).read()).toBeUndefined();
  }, 120_000);
});
