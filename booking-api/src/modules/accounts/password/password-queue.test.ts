import { createPasswordQueue } from './password-queue.ts';

/** Work that the test ends on demand. */
function held() {
  let end = (): void => {};
  const over = new Promise<void>((done) => {
    end = done;
  });
  return { end, over };
}

describe('attack 48: the queue of password checks', () => {
  it('checks a few passwords at a time, known browsers before strangers, and refuses no one', async () => {
    const queue = createPasswordQueue(1, 2);
    const first = held();
    const begun: string[] = [];
    const look = (who: string, lane: 'known' | 'stranger', work = Promise.resolve()) =>
      queue.run(lane, () => {
        begun.push(who);
        return work;
      });
    const all = [
      look('first', 'stranger', first.over),
      look('second', 'stranger'),
      look('third', 'stranger'),
    ];
    expect(queue.isLong()).toBe(true);
    all.push(look('known', 'known'));
    expect(begun).toEqual([]);
    first.end();
    await Promise.all(all);
    expect(begun).toEqual(['first', 'known', 'second', 'third']);
    expect(queue.isLong()).toBe(false);
  });

  it('continues after a failed check', async () => {
    const queue = createPasswordQueue(1);
    const failed = queue.run('stranger', () => Promise.reject(new Error('no memory')));
    const after = queue.run('stranger', async () => 'looked at');
    await expect(failed).rejects.toThrow('no memory');
    expect(await after).toBe('looked at');
  });
});
