import {
  catchError,
  distinctUntilChanged,
  EMPTY,
  map,
  type Observable,
  of,
  switchMap,
} from '@sendahead/shared-contracts/bus/rx';
import { observeCall } from '@sendahead/shared-contracts/client/observe-call';
import {
  eircodeDetails,
  placeDetails,
  type ResolvedAddress,
} from '@sendahead/shared-contracts/geo/lookup-calls';
import type { Suggestion } from '@sendahead/shared-contracts/geo/schema';
import type { ShipEnd } from '@sendahead/shared-contracts/geo/ship-end';
import type { AddressesEvent } from '../state/events.ts';
import type { EffectContext } from './context.ts';

/** The suggestion's own data, for when its details cannot be loaded. */
const asListed = (suggestion: Suggestion): ResolvedAddress => ({
  id: suggestion.id,
  autofill_address: suggestion.autofill_address,
  autofill_address_2: '',
  autofill_zip: suggestion.autofill_zip,
  autofill_city: suggestion.autofill_city,
  autofill_state: suggestion.autofill_state,
  autofill_country: suggestion.autofill_country,
  autofill_club_id: suggestion.autofill_club_id,
  company_name: '',
  latitude: null,
  longitude: null,
  time_zone: null,
  postcoder_id: null,
});

/** AD-15: an address of a provider: the suggestion has all of it, except its location. */
const isProvided = ({ id }: Suggestion): boolean => id.startsWith('found-');

/**
 * A street that was typed with its town: the details are the town's, and only the suggestion has the street.
 */
const withListedStreet = ({ autofill_address }: Suggestion, found: ResolvedAddress): ResolvedAddress => ({
  ...found,
  autofill_address: found.autofill_address || autofill_address,
});

const whereItLies = (suggestion: Suggestion, { latitude, longitude, time_zone }: ResolvedAddress) => ({
  ...asListed(suggestion),
  latitude,
  longitude,
  time_zone,
});

/** AD-17, AD-18: the whole address behind a chosen suggestion; Irish ones of our list through their Eircode. */
export function resolveAddress({ host, store }: EffectContext, end: ShipEnd): Observable<AddressesEvent> {
  const details = (suggestion: Suggestion): Observable<ResolvedAddress> => {
    const { id, kind, autofill_country: country } = suggestion;
    if (country === 'IE' && kind === 'address' && !isProvided(suggestion)) {
      const query = store.getState()[end].point.address1 || suggestion.label;
      return observeCall(host.api, eircodeDetails, {
        body: { suggestion_id: id, query, country_code: country },
      });
    }
    return observeCall(host.api, placeDetails, { params: { id } });
  };
  return store.changes.pipe(
    map((state) => state[end].resolving),
    distinctUntilChanged(),
    switchMap((suggestion) => {
      if (suggestion === null) return EMPTY;
      return details(suggestion).pipe(
        map((found) =>
          isProvided(suggestion) ? whereItLies(suggestion, found) : withListedStreet(suggestion, found),
        ),
        catchError(() => of(asListed(suggestion))),
        map((resolved): AddressesEvent => ({ type: 'address-resolved', end, address: resolved })),
      );
    }),
  );
}
