import {
  catchError,
  debounceTime,
  distinctUntilChanged,
  EMPTY,
  map,
  type Observable,
  switchMap,
} from '@sendahead/shared-contracts/bus/rx';
import { observeCall } from '@sendahead/shared-contracts/client/observe-call';
import { disasterNotifications } from '@sendahead/shared-contracts/geo/lookup-calls';
import type { ShipEnd } from '@sendahead/shared-contracts/geo/ship-end';
import type { AddressesEvent } from '../state/events.ts';
import { isPlaced } from '../state/publication.ts';
import type { EffectContext } from './context.ts';

const settleMs = 400;

/** AD-22: asks for notices once an end has its place, and again when the place changes. Silence on failure. */
export function watchDisasters({ host, store }: EffectContext, end: ShipEnd): Observable<AddressesEvent> {
  return store.changes.pipe(
    map((state) => {
      const { zip, city, state: region, country } = state[end].point;
      return isPlaced(state, end) ? [zip, city, region, country].join('|') : '';
    }),
    distinctUntilChanged(),
    debounceTime(settleMs),
    switchMap((place) => {
      if (place === '') return EMPTY;
      const [zip_code = '', city = '', state_code = '', country_code = ''] = place.split('|');
      return observeCall(host.api, disasterNotifications, {
        query: { zip_code, city, state_code, country_code, address_type: end, brand_id: host.boot.brand.id },
      }).pipe(
        map(
          (answer): AddressesEvent => ({
            type: 'disaster-arrived',
            end,
            messages: answer.notifications.map(({ message }) => message),
          }),
        ),
        catchError(() => EMPTY),
      );
    }),
  );
}
