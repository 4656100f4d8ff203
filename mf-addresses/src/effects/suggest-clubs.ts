import {
  catchError,
  debounceTime,
  distinctUntilChanged,
  EMPTY,
  map,
  type Observable,
  of,
  startWith,
  switchMap,
} from '@sendahead/shared-contracts/bus/rx';
import { observeCall } from '@sendahead/shared-contracts/client/observe-call';
import { autocomplete as limits } from '@sendahead/shared-contracts/constants';
import { autocomplete } from '@sendahead/shared-contracts/geo/calls';
import type { AddressesEvent } from '../state/events.ts';
import type { End, EndState } from '../state/state.ts';
import type { EffectContext } from './context.ts';
import { whoAsks } from './who-asks.ts';

/** Nothing is searched while a club stands chosen: its name in the field is no question. */
const searchedTerm = ({ club, term }: EndState): string =>
  club.asking === 'idle' || club.asking === 'failed' ? term.trim() : '';

/** AD-14: asks from 3 characters, 500 ms after the last key, for 50 items; a newer term aborts the older question. */
export function suggestClubs({ host, store, session }: EffectContext, end: End): Observable<AddressesEvent> {
  const ask = (term: string): Observable<AddressesEvent> =>
    observeCall(host.api, autocomplete, {
      params: { mode: 'facility' },
      query: {
        term,
        brand: host.boot.brand.slug,
        ...whoAsks(session()),
        result_type: 'facility',
        limit: limits.maxItems,
      },
    }).pipe(
      map((answer): AddressesEvent => ({ type: 'suggestions-arrived', end, items: answer.items })),
      catchError(() => of<AddressesEvent>({ type: 'suggestions-failed', end })),
      startWith<AddressesEvent>({ type: 'suggestions-asked', end }),
    );

  return store.changes.pipe(
    map((state) => searchedTerm(state[end])),
    distinctUntilChanged(),
    debounceTime(limits.delayMs),
    switchMap((term) => (term.length < limits.minCharacters ? EMPTY : ask(term))),
  );
}
