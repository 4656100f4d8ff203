import type { Database } from './database.ts';
import { lastReference, type Reference } from './reference.ts';

/**
 * Takes work that is done by reference data, and gives what does it once that is known. The work changes nothing and asks
 * for nobody's data: nobody may ever call for it.
 */
export type Planned = <T>(work: (reference: Reference) => Promise<T>) => (reference: Reference) => Promise<T>;

/** What is waited for, in the whole server, by those who may work meanwhile. */
let waiting = 0;

/**
 * Begins work while `awaited`, which tells the state of the reference data, is on its way. A server in which others wait
 * too has no time to win by it, so there the work is left until it is called for.
 */
export function whileWaiting(db: Database, awaited: Promise<unknown>): Planned {
  const idle = waiting === 0;
  waiting += 1;
  const over = () => {
    waiting -= 1;
  };
  awaited.then(over, over);
  return idle ? workAhead(db) : (work) => work;
}

/**
 * Begins work by the reference data that was last seen, while it is still being asked how that stands. Where it has
 * changed since, the work is done anew.
 */
export const workAhead =
  (db: Database): Planned =>
  (work) => {
    const last = lastReference(db);
    const begun = last && work(last);
    // What fails is told to whoever calls for it.
    begun?.catch(() => {});
    return (reference) => (begun && last.state === reference.state ? begun : work(reference));
  };
