import { Observable } from './rx.ts';

/** A tab in the background paints nothing: then this is the wait. Longer than any frame of a slow phone. */
const longestMs = 1000;

/**
 * Emits once what the person just did is painted, and completes. What a part publishes makes all the others draw anew;
 * a key or a press must not wait for them.
 */
export const painted = <T>(value: T): Observable<T> =>
  new Observable((told) => {
    const tell = (): void => {
      told.next(value);
      told.complete();
    };
    let timer = setTimeout(tell, longestMs);
    const frame = requestAnimationFrame(() => {
      clearTimeout(timer);
      timer = setTimeout(tell, 0);
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  });
