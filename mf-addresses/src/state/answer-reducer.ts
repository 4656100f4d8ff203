import type { ResolvedAddress } from '@sendahead/shared-contracts/geo/lookup-calls';
import type { ZipInfo } from '@sendahead/shared-contracts/geo/schema';
import type { ShipPoint } from '@sendahead/shared-contracts/geo/slice';
import { chosenClub } from './chosen-club.ts';
import { contradicts, type Town } from './entered-place.ts';
import type { AnswerEvent } from './events.ts';
import { asContact, namesPerson } from './named-person.ts';
import type { EndState } from './state.ts';
import { streetAtOf, withStreetOfPlace } from './street-at.ts';

/** Only the codes of American states and Canadian provinces are read as names, unlike WSM for Westminster. */
const placeText = ({ city, state, country }: Pick<ShipPoint, 'city' | 'state' | 'country'>): string =>
  country === 'US' || country === 'CA' ? `${city}, ${state}` : city;

const zipOf = (place: Pick<ShipPoint, 'city' | 'state' | 'country'>): EndState['zip'] => ({
  request: 'answered',
  known: true,
  filledIn: placeText(place),
});

/** The entered place that contradicts this zip: replaced by the place of the zip, or kept. */
function enteredOf({ before, entered }: EndState['zip'], place: Town, known: Town) {
  if (entered && before && contradicts(before, place)) return { replaced: before };
  return contradicts(place, known) ? { entered: true } : {};
}

/**
 * AD-19: the fields that a known zip fills in; an unknown zip keeps the typed text, and text typed since is
 * always kept.
 */
function withZip(state: EndState, info: ZipInfo): EndState {
  if (!info.success) return { ...state, zip: { request: 'answered', known: false } };
  const { point, zip } = state;
  const filled = (field: 'city' | 'state'): string => {
    const untouched = point[field] === (zip.before?.[field] ?? '');
    return untouched ? (info[field] ?? point[field]) : point[field];
  };
  const place = { city: filled('city'), state: filled('state') };
  const known = { city: info.city ?? '', state: info.state ?? '' };
  return withStreetOfPlace({
    ...state,
    zip: {
      ...zipOf({ ...place, country: info.country }),
      place: known,
      ...enteredOf(state.zip, place, known),
    },
    point: {
      ...point,
      ...place,
      country: info.country,
      latitude: info.latitude,
      longitude: info.longitude,
      timeZone: info.time_zone,
    },
  });
}

/**
 * AD-17, AD-18: a chosen address fills in every field that it has; a club of the address book has its address itself.
 */
function withAddress(state: EndState, address: ResolvedAddress): EndState {
  const person = {
    ...asContact(state.point, address.contact || state.point.contact),
    phone: address.phone_number || state.point.phone,
  };
  const named = state.named || namesPerson(address.contact, state);
  if (state.point.kind === 'club')
    return { ...state, named, resolving: null, point: { ...state.point, ...person } };
  const point = withPlace(state.point, address, person);
  return {
    ...state,
    named,
    resolving: null,
    zip: zipOf(point),
    point,
    streetAt: streetAtOf(point),
    displaced: null,
  };
}

const withPlace = (
  point: ShipPoint,
  address: ResolvedAddress,
  person: Pick<ShipPoint, 'contact' | 'label' | 'phone'>,
): ShipPoint => ({
  ...point,
  ...person,
  address1: address.autofill_address || point.address1,
  address2: address.autofill_address_2,
  zip: address.autofill_zip,
  city: address.autofill_city,
  state: address.autofill_state,
  country: address.autofill_country,
  companyName: address.company_name || point.companyName,
  latitude: address.latitude,
  longitude: address.longitude,
  timeZone: address.time_zone,
  postcoderId: address.postcoder_id,
});

/** A lookup without an answer keeps the city and state from when the zip was typed. */
const looking = ({ before, entered }: EndState['zip']) => ({
  known: false,
  ...(before ? { before } : {}),
  ...(entered ? { entered } : {}),
});

/** One end after an answer of the server. */
export function reduceAnswer(state: EndState, event: AnswerEvent): EndState {
  switch (event.type) {
    case 'suggested':
      return state.suggestions === event.suggestions ? state : { ...state, suggestions: event.suggestions };
    case 'address-resolved':
      return withAddress(state, event.address);
    case 'address-unresolved':
      return { ...state, resolving: null };
    case 'club-arrived':
      return { ...state, ...chosenClub(state, event.info) };
    case 'club-failed':
      return { ...state, club: { ...state.club, request: 'failed', message: event.message } };
    case 'zip-asked':
      return { ...state, zip: { ...looking(state.zip), request: 'asking' } };
    case 'zip-failed':
      return { ...state, zip: { ...looking(state.zip), request: 'failed' } };
    case 'zip-arrived':
      return withZip(state, event.info);
    case 'state-found':
      return state.point.state === '' ? { ...state, point: { ...state.point, state: event.state } } : state;
    case 'phone-checked':
      return { ...state, phoneCheck: event.check };
    case 'note-arrived':
      return { ...state, note: { text: event.text, accepted: event.accepted ?? false } };
    case 'disaster-arrived':
      return { ...state, disaster: { messages: event.messages, read: event.messages.length === 0 } };
    case 'blocked-arrived':
      return state.blocked === event.blocked && state.blockedMessage === event.message
        ? state
        : { ...state, blocked: event.blocked, blockedMessage: event.message };
    default:
      return event satisfies never;
  }
}
