import type { Brand } from '@sendahead/shared-contracts/brands/schema';
import type { PageState } from '../../state/page.ts';
import {
  type RegistrationField,
  type RegistrationForm,
  registrationProblems,
} from '../../state/registration.ts';

/** The data about the person that a registration requires. */
export const personFields = [
  'first_name',
  'last_name',
  'email',
  'phone',
] as const satisfies readonly RegistrationField[];

type Booking = Pick<PageState, 'travelers' | 'points'>;
type Person = Pick<RegistrationForm, (typeof personFields)[number]>;

type BrandOfBooking = Pick<Brand, 'traveler_word' | 'place_type' | 'default_origin_contact'>;

const homesOf = ({ points }: Booking) =>
  [points?.origin, points?.destination].filter((end) => end?.kind === 'other');

const fold = (text: string): string => text.trim().toLowerCase();

const namesOf = ({ travelers }: Booking): readonly string[] =>
  travelers?.travelers.map(({ firstName, lastName }) => fold(`${firstName} ${lastName}`)) ?? [];

/** The traveler who has this address, which may be at either end. */
function travelerOf(booking: Booking, index = 0): Person {
  const traveler = booking.travelers?.travelers[index];
  const name = namesOf(booking)[index];
  const home = homesOf(booking).find((end) => fold(end?.contact ?? '') === name);
  return {
    first_name: traveler?.firstName ?? '',
    last_name: traveler?.lastName ?? '',
    email: traveler?.email ?? '',
    phone: traveler?.phone || home?.phone || '',
  };
}

/**
 * The non-traveler who sends the bags from home, or receives them there; `counter` is the brand's placeholder
 * contact.
 */
function senderOf(
  booking: Booking,
  counter: string | null = null,
): Pick<Person, 'first_name' | 'last_name' | 'phone'> | null {
  const names = [...namesOf(booking), fold(counter ?? '')];
  const home = homesOf(booking).find((end) => end?.contact.trim() && !names.includes(fold(end.contact)));
  if (!home) return null;
  const words = home.contact.trim().split(/\s+/);
  return {
    first_name: words.length > 1 ? words.slice(0, -1).join(' ') : (words[0] ?? ''),
    last_name: words.length > 1 ? (words.at(-1) ?? '') : '',
    phone: home.phone,
  };
}

const nobody: Person = { first_name: '', last_name: '', email: '', phone: '' };

/**
 * Whether families book here for a child: always for camps, and for schools unless the student sends the
 * bags.
 */
export function isParents(booking: Booking, { traveler_word, place_type }: BrandOfBooking): boolean {
  return traveler_word === 'camper' || (place_type === 'School' && senderOf(booking) !== null);
}

/** A parent. The email of the first camper or student may be the parent's; only the parent can say. */
function parentOf(booking: Booking): Person {
  const { email, phone } = travelerOf(booking);
  const sender = senderOf(booking) ?? nobody;
  return { ...sender, email, phone: sender.phone || phone };
}

/**
 * Who may book and pay other than the first traveler: the sender of the bags, or the only other traveler with
 * an email.
 */
export function otherPayer(booking: Booking, { default_origin_contact: counter }: BrandOfBooking): Person {
  const sender = senderOf(booking, counter);
  if (sender) return { ...sender, email: '' };
  const ownEmail = fold(booking.travelers?.travelers[0]?.email ?? '');
  const others = (booking.travelers?.travelers ?? []).flatMap(({ email }, index) =>
    index > 0 && email.trim() && fold(email) !== ownEmail ? [index] : [],
  );
  return others.length === 1 ? travelerOf(booking, others[0]) : nobody;
}

/**
 * WCAG 3.3.7: data about the person that the booking already contains is not requested again. In the order of
 * the form.
 */
export function prefilled(booking: Booking, brand: BrandOfBooking): RegistrationForm {
  return {
    ...(isParents(booking, brand) ? parentOf(booking) : travelerOf(booking)),
    mobile_verification_number: '',
    way: 'password',
    password: '',
    password_confirmation: '',
    terms: false,
  };
}

/** Whether the booking contains everything that a registration requires about the person. */
export function isPersonKnown(form: RegistrationForm): boolean {
  const problems = registrationProblems(form);
  return personFields.every((field) => problems[field] === undefined);
}
