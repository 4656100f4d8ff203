import {
  distinctUntilChanged,
  map,
  Observable,
  of,
  switchMap,
  tap,
} from '@sendahead/shared-contracts/bus/rx';
import { travelersTopic } from '@sendahead/shared-contracts/travelers/topics';
import { publication } from '../state/publication.ts';
import type { EffectContext } from './context.ts';

/** A tab in the background paints nothing: then this is the wait. Longer than any frame of a slow phone. */
const longestMs = 1000;

/** Emits once what the person did is painted, and completes. */
const painted = <T>(value: T): Observable<T> =>
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

/**
 * Tells the page who travels with what, whenever that changed in substance. All the other parts draw anew then, so
 * the counter that was pressed shows its number first.
 */
export const publish = ({ host, store }: EffectContext): Observable<unknown> =>
  store.changes.pipe(
    map((state) => publication(state, host.boot.brand)),
    distinctUntilChanged((a, b) => JSON.stringify(a) === JSON.stringify(b)),
    switchMap((travelers, turn) => (turn === 0 ? of(travelers) : painted(travelers))),
    tap((travelers) => host.bus.publish(travelersTopic, travelers)),
  );
