import { setTimeout as wait } from 'node:timers/promises';
import { gather, gatherEach } from './gather.ts';

describe('questions that are put together', () => {
  it('are asked at once when nothing is under way, and together while something is', async () => {
    const rounds: number[][] = [];
    const double = gather<number, number>(async (keys) => {
      rounds.push([...keys]);
      await wait(5);
      return keys.map((key) => key * 2);
    }, 1);
    expect(await Promise.all([1, 2, 3, 4].map(double))).toEqual([2, 4, 6, 8]);
    expect(rounds).toEqual([[1], [2, 3, 4]]);
    expect(await double(5)).toBe(10);
  });

  it('are never answered by a round that began before them', async () => {
    let state = 1;
    const read = gather<null, number>(async (keys) => {
      const seen = state;
      await wait(5);
      return keys.map(() => seen);
    });
    const before = [read(null), read(null), read(null)];
    state = 2;
    expect(await read(null)).toBe(2);
    expect((await Promise.all(before)).slice(0, 2)).toEqual([1, 1]);
  });

  it('are refused each by itself, and the next round works again', async () => {
    const ask = gather<number, number>(async (keys) => {
      await wait(1);
      if (keys.includes(3)) throw new Error('not three');
      return keys;
    }, 1);
    const outcomes = await Promise.allSettled([1, 2, 3, 4].map(ask));
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
    expect(await ask(5)).toBe(5);
  });

  it('fail together when the connection is lost', async () => {
    const asked: number[][] = [];
    const ask = gather<number, number>(async (keys) => {
      asked.push([...keys]);
      await wait(1);
      throw Object.assign(new Error('gone'), { code: 'ECONNREFUSED' });
    }, 1);
    const outcomes = await Promise.allSettled([1, 2, 3].map(ask));
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(asked).toEqual([[1], [2, 3]]);
  });

  it('do not wait for a round that takes long', async () => {
    const slow = Promise.withResolvers<void>();
    const ask = gather<number, number>(async (keys) => {
      if (keys.includes(1)) await slow.promise;
      return keys;
    }, 1);
    const first = ask(1);
    expect(await Promise.all([2, 3].map(ask))).toEqual([2, 3]);
    slow.resolve();
    expect(await first).toBe(1);
  });

  it('of two databases never share a round', async () => {
    const rounds: string[] = [];
    const read = gatherEach(async (of: { name: string }, keys: readonly number[]) => {
      rounds.push(`${of.name} ${keys.join(' ')}`);
      await wait(5);
      return keys.map((key) => `${of.name}${key}`);
    }, 1);
    const [one, other] = [{ name: 'a' }, { name: 'b' }];
    const asked = [read(one, 1), read(other, 2), read(one, 3), read(other, 4), read(one, 5)];
    expect(await Promise.all(asked)).toEqual(['a1', 'b2', 'a3', 'b4', 'a5']);
    expect(rounds).toEqual(['a 1', 'b 2', 'a 3 5', 'b 4']);
  });
});
