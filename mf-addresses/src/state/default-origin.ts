import type { AddressBookEntry } from '@sendahead/shared-contracts/accounts/profile-calls';
import { namedClub } from './named-club.ts';
import { asContact, namesPerson } from './named-person.ts';
import type { AddressesState, EndState } from './state.ts';

/** Nobody has entered anything at this end; the brand's own defaults do not count. */
const isUntouched = ({ point, term, club }: EndState): boolean =>
  club.request === 'idle' && [term, point.zip, point.city, point.address1].every((text) => text === '');

function withAddress(state: EndState, entry: AddressBookEntry): EndState {
  const named = namesPerson(entry.contact, state);
  return {
    ...state,
    zip: { request: 'idle', known: true },
    named,
    point: {
      ...state.point,
      kind: 'other',
      country: entry.country_code,
      zip: entry.zip,
      city: entry.city,
      state: entry.state,
      address1: entry.address_1,
      address2: entry.address_2,
      companyName: entry.company_name,
      ...asContact(state.point, named ? entry.contact : state.defaultContacts.other),
      phone: entry.phone,
    },
  };
}

/**
 * AD-30: the next booking starts from the saved place, unless a link, a saved booking or a person has set
 * another.
 */
export function fromDefault(state: AddressesState, entry: AddressBookEntry): AddressesState {
  const { origin } = state;
  if (state.restores > 0 || state.originNamed || !isUntouched(origin)) return state;
  const person = {
    ...origin,
    named: namesPerson(entry.contact, origin),
    point: { ...origin.point, ...asContact(origin.point, entry.contact), phone: entry.phone },
  };
  return {
    ...state,
    beforeDefault: origin,
    defaultOrigin: 'answered',
    origin:
      entry.club_id === null
        ? withAddress(origin, entry)
        : namedClub(person, { id: entry.club_id, name: entry.label }),
  };
}
