import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { createClock } from '../../../platform/clock.ts';
import type { WantedAct } from '../desk/do-act.ts';
import { createReleaseDesk } from '../public/release-desk.ts';
import { documentOf, first, second, third, writeBuild, writeChecks } from '../testing/release-folder.ts';
import { openSharedShop, type SharedShop } from './testing/shared-shop.ts';

let shop: SharedShop;
beforeEach(async () => {
  shop = await openSharedShop();
  const builds = [
    ...[first, second, third].map((version) => ({ part: 'mf-services', version })),
    { part: 'mf-orders', version: first },
    { part: 'shell', version: first },
  ];
  for (const { part, version } of builds) {
    const dist = join(shop.dataOf('dist'), part, version);
    writeBuild(dist, part, version);
    writeChecks(dist);
    await shop.releasesOf('a').keep({ part, version }, dist);
  }
  await shop.releasesOf('a').add(1, JSON.stringify(documentOf(1, first)));
  await shop.releasesOf('a').add(2, JSON.stringify(documentOf(2, second)));
});
afterEach(() => shop.close());

const deskOf = (host: string) =>
  createReleaseDesk({ config: shop.configOf(host), db: shop.db, clock: createClock(undefined) });
const wanted = (more: Partial<WantedAct>): WantedAct => ({
  ...{ act: 'release', part: 'mf-services', version: third, percent: 100, rises: false, notice: '' },
  ...more,
});
const ada = { revision: 2, by: 'ada@example.com', why: 'Clearer dates' };
const present = async () => {
  const rows = await shop.db.selectFrom('release_revisions').selectAll().orderBy('revision').execute();
  return JSON.parse(rows.at(-1)?.document ?? '{}');
};

describe('acts in the console of a shop whose releases are in a bucket', () => {
  it('RL-22 a host releases a build that only the bucket has, and another host shows it', async () => {
    const b = await shop.start('b');
    await shop.releasesOf('a').pull();
    const { revision, versions } = await deskOf('a').choices('mf-services');
    expect([revision, versions.find(({ version }) => version === first)?.refused]).toEqual([2, []]);
    rmSync(join(shop.folderOf('a'), 'mf-services', third), { recursive: true, force: true });
    expect(await deskOf('a').act(wanted({}), ada)).toBe(3);
    expect((await present()).change).toMatchObject({ by: 'ada@example.com', commit: 'abc123def456' });
    for (let tries = 0; tries < 80; tries += 1) {
      if ((await b.app.inject('/release.json')).json().remotes['mf-services']?.version === third) return;
      await new Promise((done) => setTimeout(done, 50));
    }
    throw new Error('the other host does not show it');
  });

  it('RL-24 of two hosts that move a part at the same moment one takes effect, and the other names who', async () => {
    await shop.releasesOf('a').pull();
    await shop.releasesOf('b').pull();
    const bob = { revision: 2, by: 'bob@example.com', why: 'A hole' };
    const done = await Promise.allSettled([
      deskOf('a').act(wanted({}), ada),
      deskOf('b').act(wanted({ act: 'off', notice: 'Back soon.' }), bob),
    ]);
    expect(done.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const refused = done.find((one) => one.status === 'rejected');
    expect(refused?.reason).toMatchObject({
      code: 'changed_since',
      extensions: { changed_by: (await present()).change.by, changed_revision: 3 },
    });
  });

  it('RL-23 a version that is not in the bucket, and a bucket that is away, are refused in words', async () => {
    await shop.releasesOf('a').pull();
    const missing = deskOf('a').act(wanted({ version: '0.1.0-fffffff' }), ada);
    await expect(missing).rejects.toMatchObject({
      extensions: { reasons: ['mf-services 0.1.0-fffffff was never released here'] },
    });
    await shop.s3.die();
    rmSync(join(shop.folderOf('a'), 'mf-services', third), { recursive: true, force: true });
    await expect(deskOf('a').act(wanted({}), ada)).rejects.toMatchObject({
      extensions: { reasons: [expect.stringMatching(/^The releases cannot be reached: /)] },
    });
    await shop.s3.comeBack();
  });
});
