import { saveAddress } from '@sendahead/shared-contracts/accounts/profile-calls';
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
import { alertRaisedEvent } from '@sendahead/shared-contracts/page/topics';
import { savedDefaultText, unsavedDefaultText } from '../copy/default-origin.ts';
import type { AddressesEvent } from '../state/events.ts';
import type { EffectContext } from './context.ts';

/** AD-30: saves the origin as the user's default on request, and reports the result. */
export function saveDefault({ host, store }: EffectContext): Observable<AddressesEvent> {
  return store.changes.pipe(
    map((state) => state.defaultOrigin),
    distinctUntilChanged(),
    switchMap((request) => {
      if (request !== 'asking') return EMPTY;
      const { point } = store.getState().origin;
      const body = {
        label: point.companyName || point.address1,
        company_name: point.companyName,
        contact: point.contact,
        phone: point.phone,
        address_1: point.address1,
        address_2: point.address2,
        city: point.city,
        state: point.state,
        zip: point.zip,
        country_code: point.country,
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
