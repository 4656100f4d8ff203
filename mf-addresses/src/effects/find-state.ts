import {
  catchError,
  distinctUntilChanged,
  EMPTY,
  filter,
  map,
  type Observable,
  of,
  switchMap,
  tap,
} from '@sendahead/shared-contracts/bus/rx';
import { observeCall } from '@sendahead/shared-contracts/client/observe-call';
import { zipToState } from '@sendahead/shared-contracts/geo/lookup-calls';
import type { AddressesEvent } from '../state/events.ts';
import type { End } from '../state/state.ts';
import type { EffectContext } from './context.ts';

const storageKey = (zip: string): string => `zip_state_${zip}`;

/** A visitor's browser may refuse storage; then the question is simply asked again. */
function browserStorage(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}
function recall(storage: Storage | null, zip: string): string | null {
  try {
    return storage === null ? null : storage.getItem(storageKey(zip));
  } catch {
    return null;
  }
}
function remember(storage: Storage | null, zip: string, state: string): void {
  try {
    storage?.setItem(storageKey(zip), state);
  } catch {
    // Full or forbidden storage costs a request next time, nothing else.
  }
}

/** AD-20: the state of a US zip that our own lookup could not tell; answers are kept, so that no zip is asked twice. */
export function findState(
  { host, store }: EffectContext,
  end: End,
  storage: Storage | null = browserStorage(),
): Observable<AddressesEvent> {
  return store.changes.pipe(
    map((state) => state[end]),
    filter(
      ({ point, zip }) =>
        point.country === 'US' &&
        point.state === '' &&
        (zip.request === 'failed' || (zip.request === 'answered' && !zip.known)),
    ),
    map(({ point }) => point.zip.slice(0, 5)),
    filter((zip) => /^\d{5}$/.test(zip)),
    distinctUntilChanged(),
    switchMap((zip) => {
      const known = recall(storage, zip);
      const asked = observeCall(host.api, zipToState, { params: { zip } }).pipe(
        map(({ state }) => state ?? ''),
        tap((state) => {
          if (state !== '') remember(storage, zip, state);
        }),
        catchError(() => EMPTY),
      );
      return (known === null ? asked : of(known)).pipe(
        filter((state) => state !== ''),
        map((state): AddressesEvent => ({ type: 'state-found', end, state })),
      );
    }),
  );
}
