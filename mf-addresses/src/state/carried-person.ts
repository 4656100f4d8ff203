import { isPhoneText } from '@sendahead/shared-contracts/validation/phone-text';
import { asContact } from './named-person.ts';
import { type AddressesState, type End, type EndState, otherEnd } from './state.ts';

/** The person of one end at the other, where nobody else was entered there. */
function atOtherEnd(state: EndState, { contact, phone }: EndState['carried']): EndState {
  const { point, carried } = state;
  if (point.kind !== 'other') return state;
  const followsName = point.contact === carried.contact;
  const followsPhone = point.phone === carried.phone;
  if (!followsName && !followsPhone) return state;
  return {
    ...state,
    carried: {
      contact: followsName ? contact : carried.contact,
      phone: followsPhone ? phone : carried.phone,
    },
    point: {
      ...point,
      ...(followsName ? asContact(point, contact) : {}),
      ...(followsPhone ? { phone } : {}),
    },
  };
}

/** A traveler sends to where they stay: name and phone of one address are those of the other until it says otherwise. */
export function withCarriedPerson(state: AddressesState, from: End): AddressesState {
  const { point } = state[from];
  if (point.kind !== 'other') return state;
  const to = otherEnd(from);
  // A number that its own field refuses is refused once, not twice.
  const phone = isPhoneText(point.phone, point.country) ? point.phone : state[to].carried.phone;
  return { ...state, [to]: atOtherEnd(state[to], { contact: point.contact, phone }) };
}
