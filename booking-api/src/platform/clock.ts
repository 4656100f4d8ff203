/** The server's name for what the page computes too: a day and hour that both agree on. */
export { localNow as localTime } from '@sendahead/shared-contracts/calendar/local-now';

/** The product's time. No other code in the server reads the machine's clock. */
export type Clock = {
  /** Milliseconds since the epoch. */
  now(): number;
  /** The current instant in ISO form, UTC. */
  instant(): string;
};

/**
 * A clock that runs from `start` (ISO instant with offset), or with the machine when absent. `since`: the
 * machine's time at `start`, so that processes started one after the other read the same time; now when
 * absent.
 */
export function createClock(start?: string, machine: () => number = Date.now, since = machine()): Clock {
  const shift = start === undefined ? 0 : Date.parse(start) - since;
  const now = () => machine() + shift;
  return { now, instant: () => new Date(now()).toISOString() };
}

/** The instant this many times 24 hours later, or earlier for a negative number, in ISO form. */
export const daysLater = (from: string | number, days: number): string =>
  new Date(new Date(from).getTime() + days * 86_400_000).toISOString();

/** A stopped clock; for tests. */
export const stoppedClock = (instant: string): Clock => createClock(instant, () => 0);
