import type { Country } from '@sendahead/shared-contracts/geo/lookup-calls';
import type { ShipEnd } from '@sendahead/shared-contracts/geo/ship-end';
import type { ShipPoint } from '@sendahead/shared-contracts/geo/slice';
import { withCarriedPerson, withCarriedPhone, withPhoneOfCountry } from './carried-person.ts';
import { withCheckedCard } from './checked-card.ts';
import { otherPlace } from './cruise.ts';
import { fromDefault } from './default-origin.ts';
import { isPerson, reduceEnd } from './end-reducer.ts';
import { type AddressesEvent, type Customer, type EndEvent, isEndEvent } from './events.ts';
import { asContact, namesPerson } from './named-person.ts';
import { dialedFrom } from './phone.ts';
import { prefilled, withPrefills } from './prefilled.ts';
import { type AddressesState, type EndState, noNote, noValidation, untouched } from './state.ts';
import { streetAtOf } from './street-at.ts';
import { noSearch } from './suggestions.ts';
import { swapEnds } from './swap-ends.ts';
import { withTouched, withTyped } from './touched.ts';
import { inTerritory, withDueNote } from './typed.ts';

function restoredEnd(state: EndState, point: ShipPoint, origin: EndState): EndState {
  const named = namesPerson(point.contact, origin);
  return {
    ...state,
    named,
    point:
      named || point.kind === 'club' ? point : { ...point, ...asContact(point, state.defaultContacts.other) },
    term: point.club?.name ?? '',
    // The saved form knows only the club's id; the effects look the rest up again.
    club: { request: point.club ? 'asking' : 'idle', id: point.club?.id ?? null, message: '' },
    zip: { request: 'idle', known: false },
    streetAt: streetAtOf(point),
    displaced: null,
    suggestions: noSearch,
    resolving: null,
    note: noNote,
    countryNote: null,
    countryNoteDue: false,
    blurred: [],
  };
}

/** An origin that a person changes is no longer the saved default (AD-30). */
function withChangedEnd(state: AddressesState, event: EndEvent, end: EndState): AddressesState {
  const moved = isPerson(event) && event.end === 'origin' && end.point !== state.origin.point;
  const settled = state.defaultOrigin === 'answered' && moved;
  return { ...state, [event.end]: end, ...(settled ? { defaultOrigin: 'idle' } : {}) };
}

/** AD-05: values from before the countries were loaded are now checked by their rules. */
function withCountries(state: AddressesState, list: readonly Country[]): AddressesState {
  const countries = Object.fromEntries(list.map((country) => [country.code, country]));
  const read = (end: ShipEnd) => inTerritory(withDueNote(state[end], countries), countries);
  return { ...state, countries, origin: read('origin'), destination: read('destination') };
}

/** The person at an end was entered there. */
const isPersonLeft = (event: EndEvent): boolean =>
  event.type === 'blurred' && (event.field === 'contact' || event.field === 'phone');

/** A keystroke in a place begins a wait, and the answer ends it; other events do not change it. */
function isSettledBy(before: boolean, event: EndEvent): boolean {
  if (event.type === 'typed') return before && ['contact', 'label', 'phone'].includes(event.field);
  return before || ['zip-arrived', 'club-arrived', 'address-resolved'].includes(event.type);
}

/** BR-08: at home the customer sends and receives, unless another person is named there or carried from the other end. */
function withCustomer(state: EndState, { name, phone }: Customer): EndState {
  const { point, defaultContacts, customerPhone } = state;
  if (defaultContacts.other === name && customerPhone === phone) return state;
  const isUnsaid =
    point.kind === 'other' && !state.named && ['', defaultContacts.other].includes(point.contact);
  const own = (number: string) => dialedFrom(number, point.country);
  const called = point.phone === own(customerPhone) ? { phone: own(phone) } : {};
  return {
    ...state,
    defaultContacts: { ...defaultContacts, other: name },
    customerPhone: phone,
    point: isUnsaid ? { ...point, ...asContact(point, name), ...called } : point,
  };
}

/** A saved booking; input from while the page waited for it is kept. */
function withRestored(
  state: AddressesState,
  { origin, destination, replaces = false }: Extract<AddressesEvent, { type: 'restored' }>,
): AddressesState {
  const keeps = !replaces && state.restores === 0;
  const restored: AddressesState = {
    ...state,
    restores: state.restores + 1,
    beforeDefault: null,
    touched: keeps ? state.touched : untouched,
    origin: restoredEnd(state.origin, origin, state.origin),
    destination: restoredEnd(state.destination, destination, state.origin),
  };
  return withPrefills(keeps ? withTyped(restored, state) : restored);
}

/** Both ends after one event. */
export function reduce(state: AddressesState, event: AddressesEvent): AddressesState {
  if (isEndEvent(event)) {
    const end = reduceEnd(state[event.end], event, state.countries);
    const changed =
      end === state[event.end]
        ? state
        : { ...withChangedEnd(state, event, end), settled: isSettledBy(state.settled, event) };
    const noted = withTouched(changed, event);
    const read = withPhoneOfCountry(noted, event.end, state[event.end]);
    if (isPersonLeft(event)) return withCarriedPerson(read, event.end);
    const isChecked = event.type === 'phone-checked' && end.blurred.includes('phone');
    return isChecked ? withCarriedPhone(read, event.end) : read;
  }
  switch (event.type) {
    case 'validation-asked':
      return { ...state, validation: { ...noValidation, request: 'asking', key: event.key } };
    case 'validation-arrived': {
      const { key, valid, candidates = noValidation.candidates, warning = null } = event;
      return {
        ...state,
        validation: { ...noValidation, request: 'answered', key, valid, candidates, warning },
      };
    }
    case 'validation-failed':
      return { ...state, validation: { ...noValidation, request: 'failed', key: event.key } };
    case 'correction-declined':
      return { ...state, validation: { ...state.validation, declined: true } };
    case 'swapped':
      return swapEnds(state);
    case 'customer-known':
      return {
        ...state,
        origin: withCustomer(state.origin, event.customer),
        destination: withCustomer(state.destination, event.customer),
      };
    case 'states-arrived':
      return { ...state, states: { ...state.states, [event.country]: event.options } };
    case 'countries-arrived':
      return withCountries(state, event.countries);
    case 'default-origin':
      return { ...state, defaultOrigin: event.request };
    case 'default-origin-arrived':
      return fromDefault(state, event.entry);
    case 'prefilled':
      return prefilled(state, event.prefill, event.again);
    case 'cruise-known':
      return { ...state, cruise: { ...event.cruise, agreed: null } };
    case 'other-place-meant':
      return state.cruise ? { ...state, cruise: { ...state.cruise, agreed: otherPlace(state) } } : state;
    case 'recent-known':
      return { ...state, recent: event.places };
    case 'submitted':
      return { ...state, submits: state.submits + 1 };
    case 'card-checked':
      return withCheckedCard(state, event.card);
    case 'restored':
      return withRestored(state, event);
    default:
      return event satisfies never;
  }
}
