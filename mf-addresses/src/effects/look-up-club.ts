import {
  catchError,
  distinctUntilChanged,
  EMPTY,
  filter,
  map,
  type Observable,
  of,
  switchMap,
} from '@sendahead/shared-contracts/bus/rx';
import { isApiError } from '@sendahead/shared-contracts/client/api-error';
import { observeCall } from '@sendahead/shared-contracts/client/observe-call';
import { checkClubInfo } from '@sendahead/shared-contracts/clubs/calls';
import type { ShipEnd } from '@sendahead/shared-contracts/geo/ship-end';
import { clubFailure } from '../copy/club-failure.ts';
import type { AddressesEvent } from '../state/events.ts';
import type { EffectContext } from './context.ts';

/** AD-24: looks up the chosen club; another choice aborts it. Fails with words for the field (ER-01). */
export function lookUpClub({ host, store }: EffectContext, end: ShipEnd): Observable<AddressesEvent> {
  return store.changes.pipe(
    map((state) => state[end].club),
    distinctUntilChanged((a, b) => a.id === b.id && a.request === b.request),
    filter(({ request }) => request === 'asking' || request === 'idle'),
    switchMap(({ request, id }) =>
      request !== 'asking' || id === null
        ? EMPTY
        : observeCall(host.api, checkClubInfo, { body: { club_id: id } }).pipe(
            map((info): AddressesEvent => ({ type: 'club-arrived', end, info })),
            catchError((error: unknown) =>
              of<AddressesEvent>({
                type: 'club-failed',
                end,
                message: clubFailure(isApiError(error) ? error : null),
              }),
            ),
          ),
    ),
  );
}
