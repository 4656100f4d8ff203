import type { ShipEnd } from '@sendahead/shared-contracts/geo/ship-end';
import { emptyShipPoint } from '@sendahead/shared-contracts/geo/slice';
import { type AddressesState, type EndState, noClub, noNote, otherEnd } from './state.ts';
import { noSearch } from './suggestions.ts';

/** AD-04: the end from which a club moved: another address, with the same person. */
const withoutClub = (state: EndState): EndState => ({
  ...state,
  point: state.kept.other ?? {
    ...emptyShipPoint('US', 'other'),
    contact: state.defaultContacts.other,
    phone: state.customerPhone || state.point.phone,
  },
  kept: { club: null, other: null },
  term: '',
  suggestions: noSearch,
  club: noClub,
  note: noNote,
  zip: { request: 'idle', known: false },
  blurred: [],
});

/** AD-04: moves the club to the other end. With clubs at both ends, or at none, nothing moves. */
export function swapEnds(state: AddressesState): AddressesState {
  const withClub = (['origin', 'destination'] as const).filter((end) => state[end].point.club !== null);
  const [from] = withClub;
  if (withClub.length !== 1 || from === undefined) return state;
  const to: ShipEnd = otherEnd(from);
  const moved = state[from];
  const left = state[to];
  const keptAddress = left.point.kind === 'other' ? left.point : left.kept.other;
  return {
    ...state,
    [to]: {
      ...moved,
      defaultContacts: left.defaultContacts,
      kept: { club: null, other: keptAddress },
      blurred: [],
    },
    [from]: {
      ...withoutClub(left),
      defaultContacts: moved.defaultContacts,
      named: Boolean(keptAddress?.contact),
      point: keptAddress ?? withoutClub({ ...left, defaultContacts: moved.defaultContacts }).point,
    },
  };
}
