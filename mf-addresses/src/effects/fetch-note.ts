import {
  catchError,
  distinctUntilChanged,
  EMPTY,
  map,
  type Observable,
  switchMap,
} from '@sendahead/shared-contracts/bus/rx';
import type { Role } from '@sendahead/shared-contracts/call/roles';
import { observeCall } from '@sendahead/shared-contracts/client/observe-call';
import { checkClubNote, clubUserNote, consumerNote } from '@sendahead/shared-contracts/clubs/note-calls';
import type { ShipEnd } from '@sendahead/shared-contracts/geo/ship-end';
import type { AddressesEvent } from '../state/events.ts';
import { keepSeen, wasAccepted } from './accepted-note.ts';
import { type EffectContext, micrositeOf } from './context.ts';

/**
 * AD-27: the note of a chosen club, by role. Customers get the consumer note (RO-08), club users and admins the club's
 * (RO-05), unless it is hidden for their own club (RO-09); carrier admins the checked one, shown only if the server
 * allows it (RO-04, RO-10).
 */
function noteFor(
  { host, context }: EffectContext,
  role: Role,
  club_id: number,
  end: ShipEnd,
): Observable<string | null> {
  const query = { direction: end, ...micrositeOf(context().micrositeId) };
  if (role === 'carrier_admin') {
    return observeCall(host.api, checkClubNote, { body: { club_id, direction: end } }).pipe(
      map(({ note, user_role }) => (user_role === 1 ? note : null)),
    );
  }
  const call = role === 'guest' || role === 'consumer' ? consumerNote : clubUserNote;
  return observeCall(host.api, call, { params: { club_id }, query }).pipe(
    map(({ note, hidden_for_own_club }) => (hidden_for_own_club ? null : note)),
  );
}

export function fetchNote(context: EffectContext, end: ShipEnd): Observable<AddressesEvent> {
  let restores = 0;
  /** TK-29: the club of a cart that staff take over: its customer has read the note, which opens on demand. */
  const cameWithTakeover = (): boolean => {
    const before = restores;
    restores = context.store.getState().restores;
    return restores > before && 'takeover_id' in context.context().query;
  };
  return context.store.changes.pipe(
    map((state) => (state[end].club.request === 'answered' ? (state[end].point.club?.id ?? null) : null)),
    distinctUntilChanged(),
    switchMap((id) =>
      id === null
        ? EMPTY
        : noteFor(context, context.session().role, id, end).pipe(
            map((note): AddressesEvent => {
              const text = note === null || note.trim() === '' ? null : note;
              const read = { end, club: id, text: text ?? '' };
              if (text !== null && cameWithTakeover()) keepSeen(read);
              const accepted = wasAccepted(read);
              return { type: 'note-arrived', end, text, accepted };
            }),
            // A note that cannot be loaded must not prevent a booking.
            catchError(() => EMPTY),
          ),
    ),
  );
}
