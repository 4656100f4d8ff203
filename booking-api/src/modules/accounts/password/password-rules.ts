import { type PasswordWeakness, passwordWeakness } from '@sendahead/shared-contracts/accounts/password-rules';
import { missingPassword } from '@sendahead/shared-contracts/validation/field-sentences';
import { isCommonPassword } from './common-passwords.ts';

/**
 * The problems of a new password, by field; empty when it is valid. The messages are those of the forms
 * (VL-38).
 */
export type PasswordProblem = {
  path: 'password' | 'password_confirmation';
  code: 'required' | PasswordWeakness | 'password_differs';
  sentence: string;
};

const sentences = {
  password_too_short: 'Minimum character is not reached',
  password_common: 'This password is too common. Please choose another one.',
} as const satisfies Record<PasswordWeakness, string>;

/** `email` is the account's own, which must not be the password either. */
export function passwordProblems(password: string, confirmation: string, email = ''): PasswordProblem[] {
  const problems: PasswordProblem[] = [];
  const weakness =
    passwordWeakness(password, email) ?? (isCommonPassword(password) ? 'password_common' : null);
  if (password.length === 0) problems.push({ path: 'password', code: 'required', sentence: missingPassword });
  else if (weakness) problems.push({ path: 'password', code: weakness, sentence: sentences[weakness] });
  if (password !== confirmation)
    problems.push({
      path: 'password_confirmation',
      code: 'password_differs',
      sentence: "Password confirmation doesn't match Password.",
    });
  return problems;
}
