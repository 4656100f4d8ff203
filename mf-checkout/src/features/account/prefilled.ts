import type { PageState } from '../../state/page.ts';
import {
  type RegistrationField,
  type RegistrationForm,
  registrationProblems,
} from '../../state/registration.ts';

/** What a registration asks about the person. */
export const personFields = [
  'first_name',
  'last_name',
  'email',
  'phone',
] as const satisfies readonly RegistrationField[];

type Booking = Pick<PageState, 'travelers' | 'points'>;
type Person = Pick<RegistrationForm, (typeof personFields)[number]>;

const homesOf = ({ points }: Booking) =>
  [points?.origin, points?.destination].filter((end) => end?.kind === 'other');

/** The first traveler, who may be at one end. */
function travelerOf(booking: Booking): Person {
  const first = booking.travelers?.travelers[0];
  const name = first ? `${first.firstName} ${first.lastName}` : '';
  const home = homesOf(booking).find((end) => end?.contact.trim().toLowerCase() === name.toLowerCase());
  return {
    first_name: first?.firstName ?? '',
    last_name: first?.lastName ?? '',
    email: first?.email ?? '',
    phone: first?.phone || home?.phone || '',
  };
}

/** Who sends a camper's bags from home, or receives them there; the email of a camper is a parent's. */
function parentOf(booking: Booking): Person {
  const camper = travelerOf(booking);
  const campers = booking.travelers?.travelers.map((one) => `${one.firstName} ${one.lastName}`.toLowerCase());
  const home = homesOf(booking).find((end) => !campers?.includes(end?.contact.trim().toLowerCase() ?? ''));
  const words = home?.contact.trim().split(/\s+/) ?? [];
  return {
    first_name: words.length > 1 ? words.slice(0, -1).join(' ') : (words[0] ?? ''),
    last_name: words.length > 1 ? (words.at(-1) ?? '') : '',
    email: camper.email,
    phone: home?.phone || camper.phone,
  };
}

/** WCAG 3.3.7: what the booking says of the person who books is not asked for again. In the order of the form. */
export function prefilled(booking: Booking, travelerWord: string): RegistrationForm {
  return {
    ...(travelerWord === 'camper' ? parentOf(booking) : travelerOf(booking)),
    mobile_verification_number: '',
    way: 'password',
    password: '',
    password_confirmation: '',
    terms: false,
  };
}

/** Whether the booking says all that a registration asks about the person. */
export function isPersonKnown(form: RegistrationForm): boolean {
  const problems = registrationProblems(form);
  return personFields.every((field) => problems[field] === undefined);
}
