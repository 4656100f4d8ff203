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
import type { ShipEnd } from '@sendahead/shared-contracts/geo/ship-end';
import { pageStorage } from '@sendahead/shared-contracts/page/page-storage';
import type { AddressesEvent } from '../state/events.ts';
import type { EffectContext } from './context.ts';

const storageKey = (zip: string): string => `zip_state_${zip}`;

/**
 * AD-20: the state of a US zip that our own lookup did not know; answers are cached, so that no zip is
 * requested twice.
 */
export function findState(
  { host, store }: EffectContext,
  end: ShipEnd,
  storage = pageStorage('localStorage'),
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
      const storedState = storage.getItem(storageKey(zip));
      const lookup = observeCall(host.api, zipToState, { params: { zip } }).pipe(
        map(({ state }) => state ?? ''),
        tap((state) => {
          if (state !== '') storage.setItem(storageKey(zip), state);
        }),
        catchError(() => EMPTY),
      );
      return (storedState === null ? lookup : of(storedState)).pipe(
        filter((state) => state !== ''),
        map((state): AddressesEvent => ({ type: 'state-found', end, state })),
      );
    }),
  );
}
