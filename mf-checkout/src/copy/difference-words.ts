import { formatMoney } from '@sendahead/shared-ui';

/** "You pay $12.40 more", "You get $12.40 back", "No difference" */
export function differenceWords(cents: number): string {
  if (cents === 0) return 'No difference';
  return cents > 0 ? `You pay ${formatMoney(cents)} more` : `We’ll refund you ${formatMoney(-cents)}`;
}
