/** Whose password is looked at first: `known` browsers and those that did work for it, before `stranger`s. */
export type Lane = 'known' | 'stranger';

/** Passwords that are hashed at a time; each takes 19 MiB and a thread that files and names of hosts need too. */
const hashedAtOnce = 2;
/** Strangers who may wait before the next is asked to do work first; some two seconds of hashing. */
const mostWaiting = 50;

export type PasswordQueue = {
  /** Whether so many strangers wait that another one is asked for work. */
  isLong(): boolean;
  run<T>(lane: Lane, work: () => Promise<T>): Promise<T>;
};

/** Lets a few passwords be hashed at a time and the others wait, so that a flood of guesses refuses nobody. */
export function createPasswordQueue(atOnce = hashedAtOnce, longFrom = mostWaiting): PasswordQueue {
  const waiting: Readonly<Record<Lane, (() => void)[]>> = { known: [], stranger: [] };
  let running = 0;
  const begin = async (lane: Lane): Promise<void> => {
    if (running < atOnce) running += 1;
    else await new Promise<void>((turn) => waiting[lane].push(turn));
  };
  // The next one waiting takes the free place.
  const end = (): void => {
    const next = waiting.known.shift() ?? waiting.stranger.shift();
    if (next) next();
    else running -= 1;
  };
  return {
    isLong: () => waiting.stranger.length >= longFrom,
    async run(lane, work) {
      await begin(lane);
      try {
        return await work();
      } finally {
        end();
      }
    },
  };
}
