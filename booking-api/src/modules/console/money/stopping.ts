import type { MoneyState } from '@sendahead/shared-contracts/console/money-calls';

const hour = 3_600_000;

/** A day that is over everywhere on earth: what ends with it does so at once. */
export const overEverywhere = (now: number): string => new Date(now - 36 * hour).toISOString().slice(0, 10);

/** Where something stands that is good from a day to a day, and is left or not. By the day of the server's clock. */
export function stateOf(
  { from, until, isLeft }: { from: string; until: string; isLeft: boolean },
  now: number,
): MoneyState {
  const today = new Date(now).toISOString().slice(0, 10);
  if (until < today) return 'over';
  if (!isLeft) return 'used_up';
  return from > today ? 'planned' : 'open';
}
