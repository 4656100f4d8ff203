import { readProfile } from '@sendahead/shared-contracts/accounts/profile-calls';
import { sessionTopic } from '@sendahead/shared-contracts/accounts/topics';
import {
  catchError,
  distinctUntilChanged,
  EMPTY,
  filter,
  map,
  mergeMap,
  type Observable,
  of,
  switchMap,
} from '@sendahead/shared-contracts/bus/rx';
import { observeCall } from '@sendahead/shared-contracts/client/observe-call';
import type { AddressesEvent } from '../state/events.ts';
import type { EffectContext } from './context.ts';

/** AD-30: the saved origin of a user who signs in; without one, or when the call fails, nothing happens. */
export const loadDefault = ({ host }: EffectContext): Observable<AddressesEvent> =>
  host.bus.state(sessionTopic).pipe(
    // A booking for somebody else does not start from the booker's saved place.
    map(({ user, onBehalfOf }) => (onBehalfOf ? null : (user?.id ?? null))),
    distinctUntilChanged(),
    filter((id) => id !== null),
    switchMap(() => observeCall(host.api, readProfile, {}).pipe(catchError(() => EMPTY))),
    mergeMap(({ addresses }) => {
      const entry = addresses.find(({ default_origin }) => default_origin);
      return entry ? of<AddressesEvent>({ type: 'default-origin-arrived', entry }) : EMPTY;
    }),
  );
