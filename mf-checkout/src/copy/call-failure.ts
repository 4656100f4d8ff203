import type { CommonErrorCode } from '@sendahead/shared-contracts/call/problem';

/** Codes that the browser itself gives to calls that came back wrong or not at all. */
export type ClientErrorCode = 'connection_lost' | 'answer_not_understood';

/** A sentence for every code that any call may answer. */
export const callFailures: Readonly<Record<CommonErrorCode | ClientErrorCode, string>> = {
  malformed: 'We couldn’t read part of the form. Check your entries and try again.',
  unknown_field: 'This page is out of date. Reload it. Your entries are saved.',
  not_signed_in: 'Your session has ended. Sign in and try again.',
  csrf_token_invalid: 'Your session has ended. Reload the page. Your entries are saved.',
  not_allowed: 'Your account doesn’t have permission to do this.',
  not_found: 'We couldn’t find this booking. Reload the page to start again.',
  misdirected_request: 'This web address isn’t ours. Open the page from our website.',
  too_large: 'The form has too much text. Shorten your notes and try again.',
  unsupported_media_type: 'This page is out of date. Reload it. Your entries are saved.',
  invalid: 'Something in the form isn’t right. Check your entries and try again.',
  too_many_requests: 'Too many tries. Wait a minute and try again.',
  internal: 'Something went wrong on our end. Try again in a moment.',
  unavailable: 'Our service isn’t available right now. Try again in a moment.',
  connection_lost: 'We can’t reach our service. Check your connection and try again.',
  answer_not_understood: 'This page is out of date. Reload it. Your entries are saved.',
};

export const isKnownCode = <T extends object>(table: T, code: string): code is Extract<keyof T, string> =>
  Object.hasOwn(table, code);
