import { passwordWeakness } from '@sendahead/shared-contracts/accounts/password-rules';
import { isEmail, isName } from '@sendahead/shared-contracts/validation/person';
import { isPhoneText } from '@sendahead/shared-contracts/validation/phone-text';

/** How somebody signs in to a new account. */
export type SignInWay = 'password' | 'code' | 'passkey';

export interface RegistrationForm {
  readonly way: SignInWay;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly phone: string;
  readonly password: string;
  readonly password_confirmation: string;
  /** AC-13: the code that was texted to the phone; required only while that is switched on. */
  readonly mobile_verification_number: string;
  readonly terms: boolean;
}
export type RegistrationField = keyof RegistrationForm;

export type AccountProblem =
  | 'first_name_missing'
  | 'last_name_missing'
  | 'name_not_valid'
  | 'email_missing'
  | 'email_not_valid'
  | 'email_taken'
  | 'phone_not_valid'
  | 'phone_code_missing'
  | 'password_missing'
  | 'password_short'
  | 'password_common'
  | 'confirmation_missing'
  | 'confirmation_differs'
  | 'terms_missing';

const nameProblem = (name: string, missing: AccountProblem): AccountProblem | undefined => {
  if (name.trim() === '') return missing;
  return isName(name) ? undefined : 'name_not_valid';
};

const emailProblem = (email: string): AccountProblem | undefined => {
  if (email.trim() === '') return 'email_missing';
  return isEmail(email) ? undefined : 'email_not_valid';
};

const passwordProblem = ({ password, email }: RegistrationForm): AccountProblem | undefined => {
  if (password === '') return 'password_missing';
  const weakness = passwordWeakness(password, email);
  if (weakness === null) return undefined;
  return weakness === 'password_too_short' ? 'password_short' : 'password_common';
};

const phoneProblem = (phone: string, withPhone: boolean): AccountProblem | undefined =>
  (phone.trim() === '' && !withPhone) || isPhoneText(phone) ? undefined : 'phone_not_valid';

const confirmationProblem = ({
  password,
  password_confirmation,
}: RegistrationForm): AccountProblem | undefined => {
  if (password_confirmation === '') return 'confirmation_missing';
  return password_confirmation === password ? undefined : 'confirmation_differs';
};

/**
 * VL-28, VL-37 to VL-39, OPEN-59: every problem of a registration, in the order of its fields. `withPhone`: a
 * code that was texted to the phone is required (AC-13).
 */
export function registrationProblems(
  form: RegistrationForm,
  withPhone = false,
): Partial<Record<RegistrationField, AccountProblem>> {
  const problems: Partial<Record<RegistrationField, AccountProblem | undefined>> = {
    first_name: nameProblem(form.first_name, 'first_name_missing'),
    last_name: nameProblem(form.last_name, 'last_name_missing'),
    email: emailProblem(form.email),
    phone: phoneProblem(form.phone, withPhone),
    mobile_verification_number:
      withPhone && form.mobile_verification_number.trim() === '' ? 'phone_code_missing' : undefined,
    ...(form.way === 'password'
      ? { password: passwordProblem(form), password_confirmation: confirmationProblem(form) }
      : {}),
    terms: form.terms ? undefined : 'terms_missing',
  };
  return Object.fromEntries(
    Object.entries(problems).flatMap(([field, problem]) => (problem ? [[field, problem]] : [])),
  );
}
