import { formatMoney } from '@sendahead/shared-ui';

/** Why an order that was found before can no longer be changed. */
export const cannotBeChanged =
  'This order can’t be changed anymore: it was canceled, or the carrier has a bag. Nothing was charged. Open your order to see its status.';

/** "You pay $12.40 more", "You get $12.40 back", "No difference" */
export function differenceWords(cents: number): string {
  if (cents === 0) return 'No difference';
  return cents > 0 ? `You pay ${formatMoney(cents)} more` : `We’ll refund you ${formatMoney(-cents)}`;
}

/** What the button of a change says, by what it costs in cents. */
export const changeOrderWords = (cents: number | null): string =>
  cents === null || cents === 0 ? 'Change order' : `Change order: ${changeButtonWords(cents)}`;

const changeButtonWords = (cents: number): string =>
  cents > 0 ? `pay ${formatMoney(cents)}` : `${formatMoney(-cents)} refund`;
