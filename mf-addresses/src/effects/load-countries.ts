import { catchError, EMPTY, map, type Observable } from '@sendahead/shared-contracts/bus/rx';
import { observeCall } from '@sendahead/shared-contracts/client/observe-call';
import { listCountries } from '@sendahead/shared-contracts/geo/lookup-calls';
import type { AddressesEvent } from '../state/events.ts';
import type { EffectContext } from './context.ts';

/** Loads the countries once; until then, and when it fails, the common rules apply. */
export const loadCountries = ({ host }: EffectContext): Observable<AddressesEvent> =>
  observeCall(host.api, listCountries, { query: { brand: host.boot.brand.slug } }).pipe(
    map(({ countries }): AddressesEvent => ({ type: 'countries-arrived', countries })),
    catchError(() => EMPTY),
  );
