import { isApiError } from '@sendahead/shared-contracts/client/api-error';
import { noAnswer } from './problems.ts';

export const owedWords = {
  title: 'Amount due',
  why: 'The carrier added this charge after you booked. We don’t charge your card automatically.',
  busy: 'Waiting for your card…',
} as const;

export const changeToPayWords = {
  title: 'Change waiting for payment',
  how: ({ until }: { until: string }) =>
    `We emailed you a link to pay. We make the change once it’s paid. The link works until ${until}.`,
} as const;

const failures: Readonly<Record<string, string>> = {
  request_closed: 'This was already paid or waived.',
  ordering_paused: 'Payments are paused right now. Nothing was charged. Try again later, or call us.',
  change_in_progress: 'Another payment for this order is in progress. Try again in a minute.',
  action_not_allowed: 'Only the person who ordered can pay this.',
  order_not_found: 'We couldn’t find this order.',
};

/** Why nothing was paid. */
export function owedFailure(error: unknown): string {
  const code = isApiError(error) ? error.code : '';
  return Object.hasOwn(failures, code) ? (failures[code] ?? '') : noAnswer;
}
