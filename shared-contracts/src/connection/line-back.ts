import { merge, Observable, timer } from '../bus/rx.ts';

/**
 * A browser only knows its own connection: it learns of a server that was down only by a request, which
 * takes milliseconds.
 */
const askEveryMs = 15_000;

/** Emits whenever the line may be back: as soon as the browser says so, and every 15 s. */
export const lineBack = (): Observable<unknown> =>
  merge(
    new Observable<unknown>((subscriber) => {
      const tell = () => subscriber.next(undefined);
      window.addEventListener('online', tell);
      return () => window.removeEventListener('online', tell);
    }),
    timer(askEveryMs, askEveryMs),
  );
