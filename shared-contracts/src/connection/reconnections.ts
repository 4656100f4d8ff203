import { merge, Observable, timer } from '../bus/rx.ts';

/**
 * A browser only knows its own connection: it detects that a server is up again only by a request, which
 * takes milliseconds.
 */
const askEveryMs = 15_000;

/** Emits whenever the connection may be back: as soon as the browser reports it, and every 15 s. */
export const reconnections = (): Observable<unknown> =>
  merge(
    new Observable<unknown>((subscriber) => {
      const tell = () => subscriber.next(undefined);
      window.addEventListener('online', tell);
      return () => window.removeEventListener('online', tell);
    }),
    timer(askEveryMs, askEveryMs),
  );
