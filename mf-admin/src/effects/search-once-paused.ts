import {
  catchError,
  distinctUntilChanged,
  EMPTY,
  type Observable,
  of,
  startWith,
  switchMap,
  timer,
} from '@sendahead/shared-contracts/bus/rx';
import type { AdminEvent } from '../state/events.ts';

/** A search, with the events before it and after its failure. */
export interface Search {
  /** Shorter terms are not searched. */
  readonly shortest: number;
  /** Milliseconds without typing before the search starts. */
  readonly pauseMs: number;
  ask(term: string): Observable<AdminEvent>;
  readonly started: AdminEvent;
  readonly failed: AdminEvent;
}

/** Searches for the typed term once typing pauses; a newer search replaces an older one. */
export const searchOncePaused = (
  typed: Observable<string>,
  { shortest, pauseMs, ask, started, failed }: Search,
): Observable<AdminEvent> =>
  typed.pipe(
    distinctUntilChanged(),
    switchMap((term) =>
      term.length < shortest
        ? EMPTY
        : timer(pauseMs).pipe(
            switchMap(() =>
              ask(term).pipe(
                catchError(() => of(failed)),
                startWith(started),
              ),
            ),
          ),
    ),
  );
