import { isEmail, isName, isPhoneText } from '@sendahead/shared-contracts/validation/person';

export interface RegistrationForm {
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly phone: string;
  readonly password: string;
  readonly password_confirmation: string;
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
  | 'password_missing'
  | 'password_short'
  | 'confirmation_missing'
  | 'confirmation_differs'
  | 'terms_missing';

/** OPEN-59 */
const passwordMin = 8;

const nameProblem = (name: string, missing: AccountProblem): AccountProblem | undefined => {
  if (name.trim() === '') return missing;
  return isName(name) ? undefined : 'name_not_valid';
};

const emailProblem = (email: string): AccountProblem | undefined => {
  if (email.trim() === '') return 'email_missing';
  return isEmail(email) ? undefined : 'email_not_valid';
};

const passwordProblem = (password: string): AccountProblem | undefined => {
  if (password === '') return 'password_missing';
  return password.length < passwordMin ? 'password_short' : undefined;
};

const confirmationProblem = ({
  password,
  password_confirmation,
}: RegistrationForm): AccountProblem | undefined => {
  if (password_confirmation === '') return 'confirmation_missing';
  return password_confirmation === password ? undefined : 'confirmation_differs';
};

/** VL-28, VL-37 to VL-39, VL-47, OPEN-59: everything that is not right in a registration, in the order of its fields. */
export function registrationProblems(
  form: RegistrationForm,
): Partial<Record<RegistrationField, AccountProblem>> {
  const problems: Record<RegistrationField, AccountProblem | undefined> = {
    first_name: nameProblem(form.first_name, 'first_name_missing'),
    last_name: nameProblem(form.last_name, 'last_name_missing'),
    email: emailProblem(form.email),
    phone: form.phone.trim() === '' || isPhoneText(form.phone) ? undefined : 'phone_not_valid',
    password: passwordProblem(form.password),
    password_confirmation: confirmationProblem(form),
    terms: form.terms ? undefined : 'terms_missing',
  };
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== undefined));
}
