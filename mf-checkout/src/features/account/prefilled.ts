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

/** WCAG 3.3.7: data of the first traveler, who may be at one end, is not asked for again. In the order of the form. */
export function prefilled({ travelers, points }: Pick<PageState, 'travelers' | 'points'>): RegistrationForm {
  const first = travelers?.travelers[0];
  const name = first ? `${first.firstName} ${first.lastName}` : '';
  const home = [points?.origin, points?.destination].find(
    (end) => end?.kind === 'other' && end.contact.trim().toLowerCase() === name.toLowerCase(),
  );
  return {
    first_name: first?.firstName ?? '',
    last_name: first?.lastName ?? '',
    email: first?.email ?? '',
    phone: first?.phone || home?.phone || '',
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
