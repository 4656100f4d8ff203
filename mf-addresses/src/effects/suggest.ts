import {
  catchError,
  combineLatest,
  debounceTime,
  distinctUntilChanged,
  map,
  type Observable,
  of,
  startWith,
  switchMap,
} from '@sendahead/shared-contracts/bus/rx';
import { observeCall } from '@sendahead/shared-contracts/client/observe-call';
import { autocomplete as limits } from '@sendahead/shared-contracts/constants';
import { type AutocompleteMode, autocomplete } from '@sendahead/shared-contracts/geo/calls';
import type { ShipEnd } from '@sendahead/shared-contracts/geo/ship-end';
import type { AddressesEvent } from '../state/events.ts';
import type { EndState } from '../state/state.ts';
import { noSearch, type SearchAnswer, searchFrom } from '../state/suggestions.ts';
import type { EffectContext } from './context.ts';
import { whoAsks } from './who-asks.ts';

/** The primary search of each kind of end. */
const modes = {
  club: ['facility', 'address-book', 'address'],
  other: ['address-book', 'address', 'facility'],
} as const satisfies Record<string, readonly AutocompleteMode[]>;

/** AD-39: a whole zip means its town rather than a place with that zip. */
const modesFor = (kind: keyof typeof modes, term: string): readonly AutocompleteMode[] =>
  /^\d{5}(-\d{4})?$/.test(term)
    ? ['address', ...modes[kind].filter((mode) => mode !== 'address')]
    : modes[kind];

/** The typed text, if it is a search: not the name of a chosen club, nor a line that a choice filled in. */
function question({ point, term, club, zip, resolving }: EndState): string {
  if (point.kind === 'club') return club.request === 'idle' || club.request === 'failed' ? term.trim() : '';
  return resolving === null && !(zip.known && point.zip !== '') ? point.address1.trim() : '';
}

/**
 * AD-14 to AD-16: suggestions of places, addresses and the user's own book for what is typed at an end: from
 * 3 characters, 500 ms after the last key; newer words abort the older request. The address book is requested
 * only for users.
 */
export function suggest({ host, store, session }: EffectContext, end: ShipEnd): Observable<AddressesEvent> {
  const ask = (mode: AutocompleteMode, term: string): Observable<SearchAnswer> => {
    const { kind, country } = store.getState()[end].point;
    const abroad = mode === 'facility' || (mode === 'address-book' && kind === 'club');
    return observeCall(host.api, autocomplete, {
      params: { mode },
      query: {
        term,
        brand: host.boot.brand.slug,
        ...whoAsks(session()),
        result_type: mode,
        ...(abroad ? {} : { country_code: country || 'US' }),
        limit: limits.maxItems,
      },
    }).pipe(
      map(({ items }): SearchAnswer => items),
      catchError(() => of<SearchAnswer>('failed')),
      startWith<SearchAnswer>('pending'),
    );
  };
  const isSignedIn = (): boolean => session().user !== null;
  /** AC-20: nothing is typed, so that only the user's own addresses can be meant. */
  const isEmpty = ({ point, term }: EndState): boolean =>
    (point.kind === 'club' ? term : point.address1) === '';
  const search = (term: string) => {
    const allModes = modesFor(store.getState()[end].point.kind, term);
    const mine = allModes.filter((mode) => mode !== 'address-book' || isSignedIn());
    return combineLatest(mine.map((mode) => ask(mode, term))).pipe(map(searchFrom));
  };
  return store.changes.pipe(
    map((state) => `${state[end].point.kind}:${isEmpty(state[end]) && isSignedIn()}:${question(state[end])}`),
    distinctUntilChanged(),
    debounceTime(limits.delayMs),
    switchMap(() => {
      const state = store.getState()[end];
      if (isEmpty(state) && isSignedIn())
        return ask('address-book', '').pipe(map((answer) => searchFrom([answer])));
      const term = question(state);
      return term.length < limits.minCharacters ? of(noSearch) : search(term);
    }),
    map((suggestions): AddressesEvent => ({ type: 'suggested', end, suggestions })),
  );
}
