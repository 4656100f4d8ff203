import { ApiError } from '@sendahead/shared-contracts/client/api-error';
import { callFailures, isKnownCode } from './call-failure.ts';

/** ER-17 */
export const loginFailed = 'Login failed.';
export const registeredButLoginFailed = 'Your account registered but login failed.';

export const accountFailure = (error: unknown): string =>
  error instanceof ApiError && isKnownCode(callFailures, error.code)
    ? callFailures[error.code]
    : callFailures.internal;

/** ER-16: the first sentence of each field, with a capital letter. */
export const capitalised = (errors: Readonly<Record<string, readonly string[]>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(errors).flatMap(([field, [text = '']]) =>
      text === '' ? [] : [[field, text.charAt(0).toUpperCase() + text.slice(1)]],
    ),
  );
