import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { metrics } from '../../../platform/metrics/metrics.ts';
import { sampleRelease, sampleVersion } from '../../site/testing/sample-release.ts';
import { keptBuild } from './kept-releases.ts';
import { type Host, openSharedShop, type SharedShop } from './testing/shared-shop.ts';

const [first, second] = [sampleVersion, '0.1.0-bbbbbb2'] as const;

let shop: SharedShop;
beforeEach(async () => {
  shop = await openSharedShop();
});
afterEach(() => shop.close());

const documentOf = (version: string, revision: number): string =>
  `${JSON.stringify({ ...sampleRelease(), revision }).replaceAll(sampleVersion, version)}\n`;

/** Releases a shell on a host, as `npm run release` does. */
async function release(host: string, version: string, revision: number): Promise<boolean> {
  const releases = shop.releasesOf(host);
  await releases.keep({ part: 'shell', version }, shop.writeShell(version));
  return releases.add(revision, documentOf(version, revision));
}

const shellOf = async ({ app }: Host): Promise<string> =>
  (await app.inject('/release.json')).json().shell?.version;
const statusOf = async ({ app }: Host, url: string): Promise<number> => (await app.inject(url)).statusCode;

/** Waits until `ask` answers `wanted`; returns how long it took. */
async function until<T>(wanted: T, ask: () => Promise<T>): Promise<number> {
  const begun = performance.now();
  for (;;) {
    if ((await ask()) === wanted) return performance.now() - begun;
    if (performance.now() - begun > 20_000) expect(await ask()).toBe(wanted);
    await new Promise((done) => setTimeout(done, 25));
  }
}

describe('two hosts without a shared disk', () => {
  it('RL-19 a release on one host, and its return, are shown by the other host within two seconds', async () => {
    const b = await shop.start('b');
    expect(await statusOf(b, '/readyz')).toBe(503);
    await release('a', first, 1);
    await until(200, () => statusOf(b, '/readyz'));
    expect(await shellOf(b)).toBe(first);

    await release('a', second, 2);
    expect(await until(second, () => shellOf(b))).toBeLessThan(2000);
    expect((await b.app.inject('/ship')).body).toContain(second);
    expect((await b.app.inject(`/assets/shell/${second}/main.js`)).body).toBe(`main.js ${second}`);

    await release('a', first, 3);
    expect(await until(first, () => shellOf(b))).toBeLessThan(2000);
    // An open tab continues with the version that is no longer live.
    expect(await statusOf(b, `/assets/shell/${second}/main.js`)).toBe(200);
  });

  it('RL-19 of promotions to one revision only one is added, whichever host it comes from', async () => {
    await release('a', first, 1);
    const added = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        shop.releasesOf(index % 2 === 0 ? 'a' : 'b').add(2, documentOf(first, 2)),
      ),
    );
    expect(added.filter(Boolean)).toHaveLength(1);
    expect(await shop.releasesOf('a').add(4, documentOf(first, 4))).toBe(false);
    expect(await shop.releasesOf('b').add(3, documentOf(first, 3))).toBe(true);
  });

  it('RL-20 a new host has the earlier versions that open tabs need', async () => {
    for (const [index, version] of [first, second, '0.1.0-cccccc3'].entries())
      await release('a', version, index + 1);
    const b = await shop.start('b');
    await until('0.1.0-cccccc3', () => shellOf(b));
    for (const version of [first, second])
      await until(200, () => statusOf(b, `/assets/shell/${version}/main.js`));
    expect(readdirSync(join(b.folder, 'history'))).toHaveLength(3);
  });

  it('RL-20 a release whose files are missing or changed is not shown, and is shown once they are right', async () => {
    await release('a', first, 1);
    const lines: string[] = [];
    const b = await shop.start('b', lines);
    await until(first, () => shellOf(b));
    const dist = shop.writeShell(second);
    await shop.releasesOf('a').keep({ part: 'shell', version: second }, dist);
    const digest = (await keptBuild(shop.db, { part: 'shell', version: second }))?.files['main.js'] ?? '';
    const key = `releases/${digest}`;
    await until(true, async () => existsSync(join(b.folder, 'shell', second)));
    await shop.bucket.write(key, Buffer.from('stolen()'));
    rmSync(join(b.folder, 'shell', second), { recursive: true, force: true });
    await shop.releasesOf('a').add(2, documentOf(second, 2));
    await until(true, async () => lines.some((line) => line.includes('the last good ones stay')));
    expect(await shellOf(b)).toBe(first);
    await shop.bucket.remove(key);
    expect(await statusOf(b, '/readyz')).toBe(200);
    expect(await shellOf(b)).toBe(first);
    expect(existsSync(join(b.folder, 'shell', second))).toBe(false);
    await shop.bucket.write(key, readFileSync(join(dist, 'main.js')));
    await until(second, () => shellOf(b));
    expect(lines.filter((line) => line.includes('the last good ones stay'))).toHaveLength(1);
  });

  it('RL-20 a host shows the last good release while the bucket is away, also after a restart, and says so', async () => {
    await release('a', first, 1);
    const lines: string[] = [];
    const b = await shop.start('b', lines);
    await until(first, () => shellOf(b));
    await release('a', second, 2);
    await until(second, () => shellOf(b));
    await shop
      .releasesOf('a')
      .keep({ part: 'shell', version: '0.1.0-cccccc3' }, shop.writeShell('0.1.0-cccccc3'));
    await until(true, async () => existsSync(join(b.folder, 'shell/0.1.0-cccccc3')));
    rmSync(join(b.folder, 'shell/0.1.0-cccccc3'), { recursive: true });
    await shop.s3.die();
    await shop.releasesOf('a').add(3, documentOf('0.1.0-cccccc3', 3));
    await until(true, async () => lines.some((line) => line.includes('the last good ones stay')));
    expect([await shellOf(b), await statusOf(b, '/readyz'), await statusOf(b, '/ship')]).toEqual([
      second,
      200,
      200,
    ]);
    expect(await metrics.metrics()).toMatch(/^releases_unread_seconds [\d.e-]+$/m);
    const again = await shop.start('b');
    expect([await shellOf(again), await statusOf(again, '/readyz')]).toEqual([second, 200]);
    await shop.s3.comeBack();
    await until('0.1.0-cccccc3', () => shellOf(b));
    await until(true, async () => lines.some((line) => line.includes('can be read again')));
  });

  it('RL-20 a host follows a database that was restored to an earlier moment', async () => {
    for (const [index, version] of [first, second].entries()) await release('a', version, index + 1);
    const b = await shop.start('b');
    await until(second, () => shellOf(b));
    await shop.db.deleteFrom('release_revisions').where('revision', '=', 2).execute();
    await until(first, () => shellOf(b));
    await until(1, async () => readdirSync(join(b.folder, 'history')).length);
  });
});
