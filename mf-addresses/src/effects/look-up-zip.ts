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
import { zipInfo } from '@sendahead/shared-contracts/geo/calls';
import type { AddressesEvent } from '../state/events.ts';
import { lookedUpZip } from '../state/looked-up-zip.ts';
import type { End } from '../state/state.ts';
import type { EffectContext } from './context.ts';

/** A pause in typing, so that a corrected digit does not cost two lookups. */
const typingPauseMs = 250;

/** AD-19: a zip fills city, state and country; another zip aborts the lookup. */
export function lookUpZip({ host, store }: EffectContext, end: End): Observable<AddressesEvent> {
  const ask = (code: string, country: string): Observable<AddressesEvent> =>
    observeCall(host.api, zipInfo, { query: { zip_code: code, country_code: country } }).pipe(
      map((info): AddressesEvent => ({ type: 'zip-arrived', end, info })),
      catchError(() => of<AddressesEvent>({ type: 'zip-failed', end })),
      startWith<AddressesEvent>({ type: 'zip-asked', end }),
    );
  return store.changes.pipe(
    map((state) => {
      const { kind, country, zip } = state[end].point;
      // A booking that is restored brings its own city: the zip is asked about anew.
      return `${kind}|${country}|${zip}|${state.restores}`;
    }),
    distinctUntilChanged(),
    debounceTime(typingPauseMs),
    switchMap(() => {
      const wanted = lookedUpZip(store.getState()[end]);
      return wanted ? ask(wanted.code, wanted.country) : EMPTY;
    }),
  );
}
