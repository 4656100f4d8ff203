import { formatMoney } from '@sendahead/shared-ui';
import { type PlacingState, waitsForCustomer } from '../state/placing.ts';
import { changeOrderWords } from './changing.ts';

/** What a submission does while it is sent, without a stop. */
export function submittingWords(
  { submission }: Extract<PlacingState, { phase: 'submitting' }>,
  isChange: boolean,
): string {
  if (submission.isSplit) return 'Sending the requests';
  if (submission.sendsLink) return 'Sending the link';
  return isChange ? 'Changing your order' : 'Placing your order';
}

/** The label of the busy button. */
export function busyWords(placing: PlacingState, isChange: boolean): string {
  if (placing.phase === 'awaiting-price') return 'Updating your total…';
  if (placing.phase === 'tokenizing') return 'Checking your payment…';
  if (placing.phase === 'submitting') return `${submittingWords(placing, isChange)}…`;
  return isChange ? 'Changing your order…' : 'Placing your order…';
}

/** The label of the order button, with the amount to pay, from cents, if there is one. */
export function orderWords(
  placing: PlacingState,
  cents: number | null,
  { isSplit, sendsLink, isChange }: { isSplit: boolean; sendsLink: boolean; isChange: boolean },
): string {
  if (waitsForCustomer(placing)) return 'Check again';
  if (isSplit) return 'Send the requests';
  if (sendsLink) return 'Send the link';
  if (isChange) return changeOrderWords(cents);
  return cents === null || cents <= 0 ? 'Place order' : `Place order, ${formatMoney(cents)}`;
}
