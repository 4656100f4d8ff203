import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReleaseDocument } from '@sendahead/shared-contracts/releases/schema';
import { documentOf, releaseFolder, second } from '../testing/release-folder.ts';
import { inFolder } from './backings.ts';

const store = releaseFolder();
beforeEach(() => store.reset());
afterAll(() => store.remove());

const noted = (why: string) => (release: ReleaseDocument | undefined) => {
  if (!release) throw new Error('nothing is released');
  return { ...release, change: { by: 'ada@example.com', why, despite: [] } };
};
const third = join(store.releases, 'history/000003.json');
/** A promotion by another program, until it replaces the document. */
const begin = (): ReleaseDocument => {
  const next = { ...documentOf(3, second), change: { by: 'bob@example.com', why: 'first', despite: [] } };
  writeFileSync(third, JSON.stringify(next));
  return next;
};

describe('promotions by a server into a folder', () => {
  it('RL-24 a server waits for a promotion of another program that has taken the number, and loses neither', async () => {
    const next = begin();
    setTimeout(() => writeFileSync(join(store.releases, 'release.json'), JSON.stringify(next)), 200);
    const { revision } = await inFolder(store.releases).update(noted('second'));
    expect([revision, store.read().change?.why]).toEqual([4, 'second']);
    expect(readdirSync(join(store.releases, 'history'))).toHaveLength(4);
  });

  it('RL-24 a promotion that was killed between the history and the document is completed by the next one', async () => {
    begin();
    expect((await inFolder(store.releases, 100).update(noted('second'))).revision).toBe(4);
    expect(store.read().revision).toBe(4);
  });

  it('RL-24 twelve promotions at the same moment by several servers all take effect, one revision each', async () => {
    await Promise.all(
      Array.from({ length: 12 }, (_, index) => inFolder(store.releases).update(noted(`${index}`))),
    );
    expect(store.read().revision).toBe(14);
    expect(
      readdirSync(join(store.releases, 'history')).filter((name) => name.endsWith('.json')),
    ).toHaveLength(14);
  });

  it('RL-24 a promotion that is refused leaves nothing behind', async () => {
    const refusing = inFolder(store.releases).update(() => {
      throw new Error('refused');
    });
    await expect(refusing).rejects.toThrow('refused');
    expect(store.read().revision).toBe(2);
    expect(readdirSync(join(store.releases, 'history'))).toHaveLength(2);
  });
});
