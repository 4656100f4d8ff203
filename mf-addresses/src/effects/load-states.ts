import {
  catchError,
  distinctUntilChanged,
  EMPTY,
  filter,
  from,
  map,
  mergeMap,
  type Observable,
} from '@sendahead/shared-contracts/bus/rx';
import { observeCall } from '@sendahead/shared-contracts/client/observe-call';
import { stateOptions } from '@sendahead/shared-contracts/geo/calls';
import type { AddressesEvent } from '../state/events.ts';
import { type AddressesState, ends } from '../state/state.ts';
import type { EffectContext } from './context.ts';

/** Countries of ends with address fields whose states are not loaded yet. */
const countriesWithoutStates = (state: AddressesState): string[] =>
  ends
    .map((end) => state[end].point)
    .filter(({ kind, country }) => kind === 'other' && country !== '' && state.states[country] === undefined)
    .map(({ country }) => country);

/** AD-21: loads the states of each chosen country once. On failure the state stays a text field. */
export function loadStates({ host, store }: EffectContext): Observable<AddressesEvent> {
  const requested = new Set<string>();
  return store.changes.pipe(
    map((state) => countriesWithoutStates(state).join()),
    distinctUntilChanged(),
    mergeMap((countries) => from(countries.split(','))),
    filter((country) => country !== '' && !requested.has(country)),
    mergeMap((country) => {
      requested.add(country);
      return observeCall(host.api, stateOptions, { query: { country } }).pipe(
        map((answer): AddressesEvent => ({ type: 'states-arrived', country, options: answer.options })),
        catchError(() => {
          requested.delete(country);
          return EMPTY;
        }),
      );
    }),
  );
}
