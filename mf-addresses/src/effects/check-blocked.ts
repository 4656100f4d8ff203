import {
  catchError,
  distinctUntilChanged,
  map,
  type Observable,
  of,
  switchMap,
  throttleTime,
} from '@sendahead/shared-contracts/bus/rx';
import { observeCall } from '@sendahead/shared-contracts/client/observe-call';
import { blockedAddressThrottleMs } from '@sendahead/shared-contracts/constants';
import { addressBlocked } from '@sendahead/shared-contracts/geo/lookup-calls';
import type { ShipEnd } from '@sendahead/shared-contracts/geo/ship-end';
import type { ShipPoint } from '@sendahead/shared-contracts/geo/slice';
import type { AddressesEvent } from '../state/events.ts';
import type { EffectContext } from './context.ts';

/** Enough of an address to look it up in the list of blocked ones. */
const searchable = ({ address1, zip, city }: ShipPoint): boolean =>
  address1.trim() !== '' && zip !== '' && city !== '';
const nameOf = ({ address1, address2, zip, city, state, country }: ShipPoint): string =>
  [address1, address2, zip, city, state, country].join('|');

/**
 * AD-23: at most one request per 1200 ms of typing, always for the latest state; a failure means not blocked.
 */
export function checkBlocked({ host, store }: EffectContext, end: ShipEnd): Observable<AddressesEvent> {
  const answer = (blocked: boolean, message = ''): AddressesEvent => ({
    type: 'blocked-arrived',
    end,
    blocked,
    message,
  });
  return store.changes.pipe(
    map((state) => state[end].point),
    distinctUntilChanged((a, b) => nameOf(a) === nameOf(b)),
    throttleTime(blockedAddressThrottleMs, undefined, { leading: true, trailing: true }),
    switchMap((point) => {
      if (!searchable(point)) return of(answer(false));
      const { address1: address, address2: address_2, zip, city, state, country: country_code } = point;
      return observeCall(host.api, addressBlocked, {
        query: { blocked_address: { address, address_2, zip, city, state, country_code } },
      }).pipe(
        map(({ blocked, message }) => answer(blocked, message)),
        catchError(() => of(answer(false))),
      );
    }),
  );
}
