import { emptyShipPoint, type ShipPoint } from '@sendahead/shared-contracts/geo/slice';
import { asContact } from './named-person.ts';
import { type EndState, noNote } from './state.ts';
import { noSearch } from './suggestions.ts';

/**
 * AD-02, AD-03: changes an end between club and other address. Its content is kept and restored with the next
 * switch; contact and phone belong to the person and remain, except the phone that came with a club.
 */
export function switchKind(state: EndState, kind: ShipPoint['kind']): EndState {
  const { point, kept } = state;
  if (point.kind === kind) return state;
  const keptNow = { ...kept, [point.kind]: point };
  // BR-08: "Golf shop" is never a contact at home. A typed contact is kept.
  const person = asContact(point, state.named ? point.contact : state.defaultContacts[kind]);
  const back = withTyped(keptNow[kind], state) ?? {
    ...emptyShipPoint('US', kind),
    ...person,
    phone:
      (kind === 'other' && !state.named && state.customerPhone) ||
      (point.phone === state.ofClub.phone ? '' : point.phone),
  };
  return {
    ...state,
    point: back,
    kept: keptNow,
    term: back.club?.name ?? '',
    suggestions: noSearch,
    resolving: null,
    note: noNote,
    blocked: false,
    blockedMessage: '',
    club: { request: back.club ? 'answered' : 'idle', id: back.club?.id ?? null, message: '' },
    zip: { request: 'idle', known: back.latitude !== null },
    blurred: [],
  };
}

/** BR-08: a contact that was typed comes along where the kept end has only a default, such as "Golf shop". */
function withTyped(kept: ShipPoint | null, { named, point, defaultContacts }: EndState): ShipPoint | null {
  if (!kept || !named || point.contact === '') return kept;
  const defaults = ['', defaultContacts.club, defaultContacts.other, kept.club?.senderName];
  return defaults.includes(kept.contact) ? { ...kept, ...asContact(kept, point.contact) } : kept;
}
