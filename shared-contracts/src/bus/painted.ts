import { Observable } from './rx.ts';

/** A tab in the background paints nothing: then this is the wait. Longer than any frame of a slow phone. */
const longestMs = 1000;

/**
 * Emits once after the browser has painted what the person just did, and completes. What a remote publishes
 * makes all others render again; a key press or a click must not wait for them.
 */
export const painted = <T>(value: T): Observable<T> =>
  new Observable((subscriber) => {
    const tell = (): void => {
      subscriber.next(value);
      subscriber.complete();
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
