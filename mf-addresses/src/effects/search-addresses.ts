import {
  catchError,
  combineLatest,
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
import type { Suggestion } from '@sendahead/shared-contracts/geo/schema';
import type { AddressesEvent } from '../state/events.ts';
import type { End, EndState } from '../state/state.ts';
import type { EffectContext } from './context.ts';
import { whoAsks } from './who-asks.ts';

/** A line that a chosen suggestion or a club filled in is no question; a line that is being typed is. */
const searchedLine = ({ point, zip, resolving }: EndState): string =>
  point.kind === 'other' && resolving === null && !(zip.known && point.zip !== '')
    ? point.address1.trim()
    : '';

/**
 * AD-15, AD-16: suggestions for the address line, those of the user's own address book first. The book is asked only
 * when somebody is signed in; when it fails the others still come.
 */
export function searchAddresses(
  { host, store, session }: EffectContext,
  end: End,
): Observable<AddressesEvent> {
  const ask = (
    mode: 'address' | 'address-book',
    term: string,
    country: string,
  ): Observable<readonly Suggestion[]> =>
    observeCall(host.api, autocomplete, {
      params: { mode },
      query: {
        term,
        brand: host.boot.brand.slug,
        ...whoAsks(session()),
        result_type: mode,
        country_code: country || 'US',
        limit: limits.maxItems,
      },
    }).pipe(map(({ items }) => items));

  const search = (term: string): Observable<AddressesEvent> => {
    const { country } = store.getState()[end].point;
    const own = session().user ? ask('address-book', term, country).pipe(catchError(() => of([]))) : of([]);
    return combineLatest([own, ask('address', term, country)]).pipe(
      map(
        ([book, found]): AddressesEvent => ({
          type: 'addresses-arrived',
          end,
          items: [...book, ...found].slice(0, limits.maxItems),
        }),
      ),
      catchError(() => of<AddressesEvent>({ type: 'addresses-failed', end })),
      startWith<AddressesEvent>({ type: 'addresses-asked', end }),
    );
  };

  return store.changes.pipe(
    map((state) => searchedLine(state[end])),
    distinctUntilChanged(),
    debounceTime(limits.delayMs),
    switchMap((term) => (term.length < limits.minCharacters ? EMPTY : search(term))),
  );
}
