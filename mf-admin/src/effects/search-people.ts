import { findPeople, searchMin } from '@sendahead/shared-contracts/admin/calls';
import {
  catchError,
  distinctUntilChanged,
  map,
  type Observable,
  of,
  startWith,
  switchMap,
  timer,
} from '@sendahead/shared-contracts/bus/rx';
import { observeCall } from '@sendahead/shared-contracts/client/observe-call';
import type { AdminEvent } from '../state/events.ts';
import type { EffectContext } from './context.ts';

/** Milliseconds without a key before a search is asked: each is counted and noted. */
const pauseMs = 400;

/** TK-13: the people that fit what is typed, once typing pauses; a newer search takes an older one's place. */
export const searchPeople = ({ host, store }: EffectContext): Observable<AdminEvent> =>
  store.changes.pipe(
    map(({ search }) => search.text.trim()),
    distinctUntilChanged(),
    switchMap((search) =>
      search.length < searchMin
        ? []
        : timer(pauseMs).pipe(
            switchMap(() =>
              observeCall(host.api, findPeople, { query: { search } }).pipe(
                map(({ people, more }): AdminEvent => ({ type: 'search-answered', people, more })),
                catchError(() => of<AdminEvent>({ type: 'search-failed' })),
                startWith<AdminEvent>({ type: 'search-asked' }),
              ),
            ),
          ),
    ),
  );
