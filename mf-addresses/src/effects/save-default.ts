import { type AddressBookEntry, saveAddress } from '@sendahead/shared-contracts/accounts/profile-calls';
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
import type { ShipPoint } from '@sendahead/shared-contracts/geo/slice';
import { alertRaisedEvent } from '@sendahead/shared-contracts/page/topics';
import { savedDefaultText, unsavedDefaultText } from '../copy/default-origin.ts';
import type { AddressesEvent } from '../state/events.ts';
import type { TextField } from '../state/state.ts';
import type { EffectContext } from './context.ts';

/** The name of each text field in the address book; null for a field that is not stored there. */
const storedNames = {
  country: 'country_code',
  zip: 'zip',
  city: 'city',
  state: 'state',
  address1: 'address_1',
  address2: 'address_2',
  companyName: 'company_name',
  contact: 'contact',
  label: null,
  phone: 'phone',
} as const satisfies Record<TextField, keyof AddressBookEntry | null>;
type StoredName = NonNullable<(typeof storedNames)[TextField]>;

const storedFields = (point: ShipPoint) =>
  Object.fromEntries(
    Object.entries(storedNames).flatMap(([field, name]) =>
      name === null ? [] : [[name, point[field as TextField]]],
    ),
  ) as Record<StoredName, string>;

/** AD-30: saves the origin as the user's default on request, and reports the result. */
export function saveDefault({ host, store }: EffectContext): Observable<AddressesEvent> {
  return store.changes.pipe(
    map((state) => state.defaultOrigin),
    distinctUntilChanged(),
    switchMap((request) => {
      if (request !== 'asking') return EMPTY;
      const { point } = store.getState().origin;
      const body = {
        ...storedFields(point),
        label: point.companyName || point.address1,
        club_id: point.club?.id ?? null,
        default_origin: true,
      };
      return observeCall(host.api, saveAddress, { body }).pipe(
        map((): AddressesEvent => {
          host.bus.publish(alertRaisedEvent, { severity: 'success', text: savedDefaultText, seconds: 4 });
          return { type: 'default-origin', request: 'answered' };
        }),
        catchError(() => {
          host.bus.publish(alertRaisedEvent, { severity: 'danger', text: unsavedDefaultText, seconds: 6 });
          return of<AddressesEvent>({ type: 'default-origin', request: 'failed' });
        }),
      );
    }),
  );
}
