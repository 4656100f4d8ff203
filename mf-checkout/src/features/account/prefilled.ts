import type { Travelers } from '@sendahead/shared-contracts/travelers/slice';
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

/** WCAG 3.3.7: data of the first traveler is not asked for again. In the order of the form. */
export function prefilled(travelers: Travelers | null): RegistrationForm {
  const first = travelers?.travelers[0];
  return {
    first_name: first?.firstName ?? '',
    last_name: first?.lastName ?? '',
    email: first?.email ?? '',
    phone: first?.phone ?? '',
    mobile_verification_number: '',
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
