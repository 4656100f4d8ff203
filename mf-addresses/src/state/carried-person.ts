import type { ShipEnd } from '@sendahead/shared-contracts/geo/ship-end';
import { isPhoneText } from '@sendahead/shared-contracts/validation/phone-text';
import { asContact } from './named-person.ts';
import { dialedFrom, phoneFrom } from './phone.ts';
import { type AddressesState, type EndState, otherEnd } from './state.ts';

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

/** The number of one end as the country of the other reads it; the one before, while it is not whole or not checked yet. */
function phoneAt(to: EndState, { point, phoneCheck }: EndState): string {
  // A number that its own field refuses is refused once, not twice.
  const isNumber = isPhoneText(point.phone, point.country);
  return (isNumber ? phoneFrom(point, phoneCheck, to.point.country) : undefined) ?? to.carried.phone;
}

/** A traveler sends to where they stay: name and phone of one address are those of the other until it says otherwise. */
export function withCarriedPerson(state: AddressesState, from: ShipEnd): AddressesState {
  const { point } = state[from];
  if (point.kind !== 'other') return state;
  const to = otherEnd(from);
  const person = { contact: point.contact, phone: phoneAt(state[to], state[from]) };
  return { ...state, [to]: atOtherEnd(state[to], person) };
}

/** The phone alone: its number, or the country that reads it, is known only now. */
export function withCarriedPhone(state: AddressesState, from: ShipEnd): AddressesState {
  const to = otherEnd(from);
  if (state[from].point.kind !== 'other' || state[from].point.phone === '') return state;
  const person = { contact: state[to].carried.contact, phone: phoneAt(state[to], state[from]) };
  return { ...state, [to]: atOtherEnd(state[to], person) };
}

/** TR-23: an end that is in another country now keeps a number that came from elsewhere the number that it was. */
export function withPhoneOfCountry(state: AddressesState, end: ShipEnd, before: EndState): AddressesState {
  const { point, carried, customerPhone } = state[end];
  const { phone, country } = point;
  if (country === before.point.country || phone === '' || phone !== before.point.phone) return state;
  if (phone === carried.phone) return withCarriedPhone(state, otherEnd(end));
  if (phone !== dialedFrom(customerPhone, before.point.country)) return state;
  return {
    ...state,
    [end]: { ...state[end], point: { ...point, phone: dialedFrom(customerPhone, country) } },
  };
}
