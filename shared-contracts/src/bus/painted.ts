import { Observable } from './rx.ts';

/** A background tab paints nothing: then this is the wait. Longer than any frame of a slow phone. */
const maxMs = 1000;

/**
 * Emits once after the browser has painted the user's last action, and completes. A remote's publication
 * makes all others render again; a key press or a click must not wait for them.
 */
export const painted = <T>(value: T): Observable<T> =>
  new Observable((subscriber) => {
    const tell = (): void => {
      subscriber.next(value);
      subscriber.complete();
    };
    let timer = setTimeout(tell, maxMs);
    const frame = requestAnimationFrame(() => {
      clearTimeout(timer);
      timer = setTimeout(tell, 0);
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  });
