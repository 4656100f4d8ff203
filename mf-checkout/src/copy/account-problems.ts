import type { PasswordWeakness } from '@sendahead/shared-contracts/accounts/password-rules';
import {
  missingEmail,
  missingFirstName,
  missingLastName,
  missingPassword,
  takenEmail,
  validEmail,
  validName,
  validPhone,
} from '@sendahead/shared-contracts/validation/field-sentences';
import type { AccountProblem } from '../state/registration.ts';

/** VL-28, VL-37 to VL-39, VL-45, OPEN-59 */
export const accountProblems: Readonly<Record<AccountProblem, string>> = {
  first_name_missing: missingFirstName,
  last_name_missing: missingLastName,
  name_not_valid: validName,
  email_missing: missingEmail,
  email_not_valid: validEmail,
  email_taken: takenEmail,
  phone_not_valid: validPhone,
  phone_code_missing: 'Please enter the code we texted to your phone',
  password_missing: missingPassword,
  password_short: 'Minimum character is not reached',
  password_common: 'This password is too common. Please choose another one.',
  confirmation_missing: 'Please enter confirm password',
  confirmation_differs: "Password confirmation doesn't match Password.",
  terms_missing: 'Please accept the terms to create your account.',
};

/** VL-46: the sign-in dialog ends its sentences with a period on submit and without one while typing. */
export const signInProblem = (field: 'email' | 'password', submitted: boolean): string =>
  `Please enter your ${field}${submitted ? '.' : ''}`;

/** The problem of an email address to which an email must be sent. */
export const emailProblem = (typed: string): string =>
  typed.trim() === '' ? accountProblems.email_missing : accountProblems.email_not_valid;

export const codeProblem = 'Please enter the 6-digit code from our email.';

/** Always shown below a new password. */
export const passwordRule = 'Use 8 characters or more';

/** The hint below a new password while it is typed. */
export function passwordHint(typed: string, weakness: PasswordWeakness | null): string {
  if (weakness === 'password_common') return `${passwordRule}. This one is too common`;
  if (typed.length === 0 || weakness) return passwordRule;
  return `${passwordRule}. ${typed.length < 12 ? 'Good, longer is better' : 'Strong'}`;
}
