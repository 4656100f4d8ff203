import type { MoneyState } from '@sendahead/shared-contracts/console/money-calls';

const hour = 3_600_000;

/** A past day in every time zone, so that this end applies immediately. */
export const overEverywhere = (now: number): string => new Date(now - 36 * hour).toISOString().slice(0, 10);

/** The state of a stoppable record with a first and a last valid day, by the server's clock. */
export function stateOf(
  { from, until, isLeft }: { from: string; until: string; isLeft: boolean },
  now: number,
): MoneyState {
  const today = new Date(now).toISOString().slice(0, 10);
  if (until < today) return 'over';
  if (!isLeft) return 'used_up';
  return from > today ? 'planned' : 'open';
}
