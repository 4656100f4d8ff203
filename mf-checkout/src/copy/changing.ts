import { formatMoney } from '@sendahead/shared-ui';

/** Why an order that was found before can no longer be changed. */
export const cannotBeChanged =
  'This order can no longer be changed: it was cancelled, or the carrier has a bag of it. Nothing was charged. Leave this page for the order to see how it stands.';

/** "You pay $12.40 more", "You get $12.40 back", "No difference" */
export function differenceWords(cents: number): string {
  if (cents === 0) return 'No difference';
  return cents > 0 ? `You pay ${formatMoney(cents)} more` : `You get ${formatMoney(-cents)} back`;
}

/** What the button of a change says, by what it costs in cents. */
export const changeOrderWords = (cents: number | null): string =>
  cents === null || cents === 0 ? 'Change the order' : `Change the order: ${changeButtonWords(cents)}`;

const changeButtonWords = (cents: number): string =>
  cents > 0 ? `pay ${formatMoney(cents)}` : `get ${formatMoney(-cents)} back`;
