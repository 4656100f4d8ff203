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
import { getFacility } from '@sendahead/shared-contracts/clubs/calls';
import type { ShipEnd } from '@sendahead/shared-contracts/geo/ship-end';
import { clubFailure } from '../copy/club-failure.ts';
import type { AddressesEvent } from '../state/events.ts';
import type { EffectContext } from './context.ts';

/** Looks up a chosen place with the call that needs no session: a frame of another site has no session. */
export function lookUpFacility({ host, store }: EffectContext, end: ShipEnd): Observable<AddressesEvent> {
  return store.changes.pipe(
    map((state) => (state[end].club.request === 'asking' ? state[end].club.id : null)),
    distinctUntilChanged(),
    switchMap((id) =>
      id === null
        ? EMPTY
        : observeCall(host.api, getFacility, { params: { id }, query: {} }).pipe(
            map(
              (club_info): AddressesEvent => ({
                type: 'club-arrived',
                end,
                info: {
                  club_info,
                  carrier_preferences: [],
                  pickup_carriers: [],
                  logistics_provider: null,
                  club_sessions: [],
                },
              }),
            ),
            catchError(() => of<AddressesEvent>({ type: 'club-failed', end, message: clubFailure(null) })),
          ),
    ),
  );
}
