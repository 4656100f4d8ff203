import { isApiError } from '@sendahead/shared-contracts/client/api-error';

export const owedWords = {
  title: 'To be paid',
  why: 'The carrier charged it after you had booked. Your card is not charged by itself.',
  busy: 'Waiting for your card…',
} as const;

const failures: Readonly<Record<string, string>> = {
  request_closed: 'This is paid already, or was waived.',
  change_in_progress: 'Another payment for this order is under way. Try again in a minute.',
  action_not_allowed: 'Only the person whose order it is can pay this.',
  order_not_found: 'This order is not there any more.',
};

/** Why nothing was paid. */
export function owedFailure(error: unknown): string {
  const code = isApiError(error) ? error.code : '';
  return Object.hasOwn(failures, code)
    ? (failures[code] ?? '')
    : 'This did not get through. Nothing is charged twice: try again.';
}
