import type { ShipEnd } from '@sendahead/shared-contracts/geo/ship-end';
import { isPhoneText } from '@sendahead/shared-contracts/validation/phone-text';
import { asContact } from './named-person.ts';
import { dialedFrom, phoneFrom } from './phone.ts';
import { type AddressesState, type EndState, otherEnd } from './state.ts';

/** Copies the person of one end to the other, if nobody else was entered there. */
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

/**
 * The number of one end, formatted for the country of the other; the earlier one while it is incomplete or
 * not checked yet.
 */
function phoneAt(to: EndState, { point, phoneCheck }: EndState): string {
  // A number with an error at its own field is not copied, so that the error is shown once.
  const isNumber = isPhoneText(point.phone, point.country);
  return (isNumber ? phoneFrom(point, phoneCheck, to.point.country) : undefined) ?? to.carried.phone;
}

/**
 * Travelers ship to where they stay: name and phone of one address apply to the other until somebody changes
 * them.
 */
export function withCarriedPerson(state: AddressesState, from: ShipEnd): AddressesState {
  const { point } = state[from];
  if (point.kind !== 'other') return state;
  const to = otherEnd(from);
  const person = { contact: point.contact, phone: phoneAt(state[to], state[from]) };
  return { ...state, [to]: atOtherEnd(state[to], person) };
}

/** Only the phone: its number, or the country that formats it, is known only now. */
export function withCarriedPhone(state: AddressesState, from: ShipEnd): AddressesState {
  const to = otherEnd(from);
  if (state[from].point.kind !== 'other' || state[from].point.phone === '') return state;
  const person = { contact: state[to].carried.contact, phone: phoneAt(state[to], state[from]) };
  return { ...state, [to]: atOtherEnd(state[to], person) };
}

/** TR-23: when an end moves to another country, a number from elsewhere remains the same number. */
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
