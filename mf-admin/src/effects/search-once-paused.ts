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

/** How one search is asked, and what happens before it, and when it fails. */
export interface Search {
  /** Characters below which nothing is asked. */
  readonly shortest: number;
  /** Milliseconds without a key before it is asked. */
  readonly pauseMs: number;
  ask(term: string): Observable<AdminEvent>;
  readonly asked: AdminEvent;
  readonly failed: AdminEvent;
}

/** Asks for what is typed once typing pauses; a newer search takes an older one's place. */
export const searchOncePaused = (
  typed: Observable<string>,
  { shortest, pauseMs, ask, asked, failed }: Search,
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
                startWith(asked),
              ),
            ),
          ),
    ),
  );
