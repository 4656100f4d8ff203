import type { AccountProblem } from '../state/registration.ts';
import { termsRefused } from './terms.ts';

/** VL-28, VL-37 to VL-39, VL-45, OPEN-59 */
export const accountProblems: Readonly<Record<AccountProblem, string>> = {
  first_name_missing: 'Please enter your first name',
  last_name_missing: 'Please enter your last name',
  name_not_valid: 'Please enter a valid name.',
  email_missing: 'Please enter your email',
  email_not_valid: 'Please enter valid email address.',
  email_taken: 'Is already taken',
  phone_not_valid: 'Please enter a valid phone number',
  password_missing: 'Please enter your password',
  password_short: 'Minimum character is not reached',
  confirmation_missing: 'Please enter confirm password',
  confirmation_differs: "Password confirmation doesn't match Password.",
  terms_missing: termsRefused,
};

/** VL-46: the sign-in dialog ends its sentences with a period on submit and without one while typing. */
export const signInProblem = (field: 'email' | 'password', submitted: boolean): string =>
  `Please enter your ${field}${submitted ? '.' : ''}`;
