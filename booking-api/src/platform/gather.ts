import { isLostConnection } from './lost-connection.ts';

/** Beyond this, what waits is asked in the next round, unless less is wanted. */
const mostAtOnce = 100;

type Waiting<K, V> = { key: K; done: (value: V) => void; failed: (error: unknown) => void };

/** A round that takes longer counts as under way no more: what it waits for keeps no others waiting. */
const longMs = 100;

/**
 * Puts what is asked while `lanes` rounds are under way into one round, instead of one each. A round begins after its
 * questions were put, so that an answer is never older than its question; nothing is remembered. `ask` answers in the
 * order of the keys. What a round refuses is asked again one by one, so that nobody's question spoils another's.
 */
export function gather<K, V>(
  ask: (keys: readonly K[]) => Promise<readonly V[]>,
  lanes = 2,
  most = mostAtOnce,
): (key: K) => Promise<V> {
  const waiting: Waiting<K, V>[] = [];
  let running = 0;

  async function round(): Promise<void> {
    const asked = waiting.splice(0, most);
    try {
      const answers = await ask(asked.map(({ key }) => key));
      if (answers.length !== asked.length) throw new Error('a round without all its answers');
      for (const [at, answer] of answers.entries()) asked[at]?.done(answer);
    } catch (error) {
      if (asked.length === 1 || isLostConnection(error)) for (const { failed } of asked) failed(error);
      else await Promise.all(asked.map(alone));
    }
  }

  async function alone({ key, done, failed }: Waiting<K, V>): Promise<void> {
    await ask([key]).then(([answer]) => done(answer as V), failed);
  }

  async function work(): Promise<void> {
    running += 1;
    while (waiting.length > 0) await overOrLong(round());
    running -= 1;
  }

  return (key) =>
    new Promise<V>((done, failed) => {
      waiting.push({ key, done, failed });
      if (running < lanes) void work();
    });
}

/** Settles when a round is over, or has taken long. */
async function overOrLong(round: Promise<void>): Promise<void> {
  let alarm: NodeJS.Timeout | undefined;
  const long = new Promise<void>((done) => {
    alarm = setTimeout(done, longMs);
  });
  await Promise.race([round, long]);
  clearTimeout(alarm);
}

/**
 * Keys of a round whose question is sent as one list, with this limit written out: PostgreSQL then knows as much of a list
 * that it has not seen as of one that it has, and plans the question once.
 */
export const fewAtOnce = 8;

/** The same for each database, or whatever is asked: what is put to one never goes into a round of another. */
export function gatherEach<D extends object, K, V>(
  ask: (of: D, keys: readonly K[]) => Promise<readonly V[]>,
  lanes?: number,
  most?: number,
): (of: D, key: K) => Promise<V> {
  const kept = new WeakMap<D, (key: K) => Promise<V>>();
  return (of, key) => {
    const gathered = kept.get(of) ?? gather<K, V>((keys) => ask(of, keys), lanes, most);
    kept.set(of, gathered);
    return gathered(key);
  };
}
