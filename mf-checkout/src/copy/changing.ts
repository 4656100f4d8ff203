import { formatMoney } from '@sendahead/shared-ui';

/** The label of a change's button, by its cost in cents. */
export const changeOrderWords = (cents: number | null): string =>
  cents === null || cents === 0 ? 'Change order' : `Change order: ${changeButtonWords(cents)}`;

const changeButtonWords = (cents: number): string =>
  cents > 0 ? `pay ${formatMoney(cents)}` : `${formatMoney(-cents)} refund`;
