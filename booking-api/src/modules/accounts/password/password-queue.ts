/**
 * The priority of password checks: `known` browsers and those that solved a puzzle come before `stranger`s.
 */
export type Lane = 'known' | 'stranger';

/** Passwords hashed concurrently; each takes 19 MiB and a thread that file access and DNS need too. */
const hashedAtOnce = 2;
/** How many strangers may wait before the next one must solve a puzzle; some two seconds of hashing. */
const maxWaiting = 50;

export type PasswordQueue = {
  /** Whether so many strangers wait that another one must solve a puzzle. */
  isLong(): boolean;
  run<T>(lane: Lane, work: () => Promise<T>): Promise<T>;
};

/** Hashes a few passwords at a time while others wait, so that a flood of guesses refuses no one. */
export function createPasswordQueue(atOnce = hashedAtOnce, longFrom = maxWaiting): PasswordQueue {
  const waiting: Readonly<Record<Lane, (() => void)[]>> = { known: [], stranger: [] };
  let running = 0;
  const begin = async (lane: Lane): Promise<void> => {
    if (running < atOnce) running += 1;
    else await new Promise<void>((turn) => waiting[lane].push(turn));
  };
  // The next one in line takes the free slot.
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
