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
import { autocompleteClub } from '@sendahead/shared-contracts/geo/lookup-calls';
import type { AdminEvent } from '../state/events.ts';
import type { EffectContext } from './context.ts';

const pauseMs = 300;
const shortest = 2;

/** The clubs that fit what is typed for a new user; none are asked for once one is chosen. */
export const searchClubs = ({ host, store }: EffectContext): Observable<AdminEvent> =>
  store.changes.pipe(
    map(({ clubSearch }) => (clubSearch.chosen === null ? clubSearch.text.trim() : '')),
    distinctUntilChanged(),
    switchMap((term) =>
      term.length < shortest
        ? []
        : timer(pauseMs).pipe(
            switchMap(() =>
              observeCall(host.api, autocompleteClub, { query: { term } }).pipe(
                map(
                  ({ items }): AdminEvent => ({
                    type: 'clubs-answered',
                    found: items.flatMap(({ club_id, label, detail }) =>
                      club_id === null ? [] : [{ id: club_id, name: label, detail }],
                    ),
                  }),
                ),
                catchError(() => of<AdminEvent>({ type: 'clubs-failed' })),
                startWith<AdminEvent>({ type: 'clubs-asked' }),
              ),
            ),
          ),
    ),
  );
