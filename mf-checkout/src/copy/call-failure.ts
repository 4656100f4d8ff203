import type { CommonErrorCode } from '@sendahead/shared-contracts/call/problem';

/** Codes that the browser itself gives to calls that came back wrong or not at all. */
export type ClientErrorCode = 'connection_lost' | 'answer_not_understood';

/** A sentence for every code that any call may answer. */
export const callFailures: Readonly<Record<CommonErrorCode | ClientErrorCode, string>> = {
  malformed: 'Something in the form could not be read. Check what you entered and try again.',
  unknown_field: 'This page is older than our service. Reload it; what you entered is kept.',
  not_signed_in: 'Your session has ended. Sign in and try again.',
  csrf_token_invalid: 'Your session has ended. Reload the page; what you entered is kept.',
  not_allowed: 'Your account may not do this.',
  not_found: 'We could not find this booking any more. Reload the page to start it anew.',
  misdirected_request: 'This address is not ours. Open the page by its own address.',
  too_large: 'There is more in this form than we can take. Shorten the notes and try again.',
  unsupported_media_type: 'This page is older than our service. Reload it; what you entered is kept.',
  invalid: 'Something in the form is not right. Check what you entered and try again.',
  too_many_requests: 'That was too often in a short time. Wait a minute and try again.',
  internal: 'Something went wrong on our side. Try again in a moment.',
  unavailable: 'Our service is not available just now. Try again in a moment.',
  connection_lost: 'We could not reach our service. Check your connection and try again.',
  answer_not_understood: 'This page is older than our service. Reload it; what you entered is kept.',
};

export const isKnownCode = <T extends object>(table: T, code: string): code is Extract<keyof T, string> =>
  Object.hasOwn(table, code);
