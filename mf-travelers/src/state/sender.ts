import type { Brand } from '@sendahead/shared-contracts/brands/schema';
import { readPhone } from './phone.ts';
import type { Phone, TravelersState } from './state.ts';

/** The sender or recipient at the trip's first address; a club's contacts are not travelers. */
export interface Sender {
  readonly contact: string;
  readonly phone: string;
}

/** The data that decides whether parents send for somebody else. */
type FamilyBrand = Pick<Brand, 'camp_grades' | 'place_type'>;

export const noSender: Sender = { contact: '', phone: '' };

/** `Mary Ann Lee`: the last word is the family name. */
function names(contact: string): { firstName: string; lastName: string } {
  const words = contact.trim().split(/\s+/);
  const lastName = words.length > 1 ? (words.pop() ?? '') : '';
  return { firstName: words.join(' '), lastName };
}

/** A parent sends for a camper or a student: there the sender is not a traveler. */
const isTraveler = ({ camp_grades, place_type }: FamilyBrand): boolean =>
  camp_grades.length === 0 && place_type !== 'School';

const digits = (text: string): string => text.replace(/\D/g, '');

/** Whether a phone is still the one that was read: its country’s code may have gone to the country next to it. */
const isNumberOf = ({ number, dial }: Phone, read: Phone): boolean =>
  number === read.number || (read.number !== '' && digits(dial + number) === digits(read.number));

/** The first traveler is the sender until somebody else is entered there; then it no longer changes. */
export function withSender(state: TravelersState, sender: Sender, brand: FamilyBrand): TravelersState {
  const [first, ...others] = state.travelers;
  if (!first || !isTraveler(brand)) return state;
  const before = names(state.sender.contact);
  const { person, phone } = first;
  const followsName = person.firstName === before.firstName && person.lastName === before.lastName;
  const followsPhone = isNumberOf(phone, readPhone(state.sender.phone));
  const isNewName = followsName && sender.contact !== state.sender.contact;
  const isNewPhone = followsPhone && sender.phone !== state.sender.phone;
  if (!isNewName && !isNewPhone) return state;
  return {
    ...state,
    sender: {
      contact: isNewName ? sender.contact : state.sender.contact,
      phone: isNewPhone ? sender.phone : state.sender.phone,
    },
    travelers: [
      {
        ...first,
        person: isNewName ? { ...person, ...names(sender.contact) } : person,
        phone: isNewPhone ? readPhone(sender.phone) : phone,
      },
      ...others,
    ],
  };
}
