import { formatMoney } from '@sendahead/shared-ui';

/** What a change of an order costs; null while it has no price. */
export function changeCostWords(cents: number | null): string {
  if (cents === null) return 'No price for the change yet';
  if (cents === 0) return 'No difference';
  return cents > 0 ? `You pay ${formatMoney(cents)} more` : `We’ll refund you ${formatMoney(-cents)}`;
}

export const refundToClubWords = ({ cents, club }: { cents: number; club: string }): string =>
  `We’ll refund ${formatMoney(cents)} to ${club}`;
