import { type ApiError, isApiError } from '@sendahead/shared-contracts/client/api-error';
import { validPhone } from '@sendahead/shared-contracts/validation/field-sentences';
import { callFailures, isKnownCode } from './call-failure.ts';

/** ER-17 */
export const loginFailed = 'Login failed.';
/** OPEN-21: a sign-in page that is not one of the configured ones is not opened. */
export const signInPageNotOurs =
  'We didn’t open that sign-in page because it isn’t one of our partners. Sign in with your password or an emailed code.';
export const registeredButLoginFailed = 'Your account registered but login failed.';

/** Codes of the account calls, in addition to those that any call may answer. */
export const accountFailures = {
  code_not_valid: 'That code is wrong or more than 10 minutes old. Check your email, or ask for a new code.',
  passkey_not_valid: 'We couldn’t use a passkey from this device. Try again, or sign in another way.',
  second_factor_wrong:
    'That code is wrong or already used. Wait for the next code in your app, then enter it.',
  sign_in_step_over: 'This step timed out, or too many codes were wrong. Please sign in again.',
  phone_not_valid: validPhone,
} as const;

/** A field's error says more than the overall code. */
const fieldFailure = (error: ApiError): string | undefined => {
  const code = error.fields.map((field) => field.code).find((each) => isKnownCode(accountFailures, each));
  return code !== undefined && isKnownCode(accountFailures, code) ? accountFailures[code] : undefined;
};

export const accountFailure = (error: unknown): string => {
  if (!isApiError(error)) return callFailures.internal;
  const fieldMessage = fieldFailure(error);
  if (fieldMessage) return fieldMessage;
  if (isKnownCode(accountFailures, error.code)) return accountFailures[error.code];
  return isKnownCode(callFailures, error.code) ? callFailures[error.code] : callFailures.internal;
};

/** ER-16: the first sentence of each field, with a capital letter. */
export const capitalized = (errors: Readonly<Record<string, readonly string[]>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(errors).flatMap(([field, [text = '']]) =>
      text === '' ? [] : [[field, text.charAt(0).toUpperCase() + text.slice(1)]],
    ),
  );
