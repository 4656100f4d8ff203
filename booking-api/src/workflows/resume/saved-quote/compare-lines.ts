import type { LineItem } from '@sendahead/shared-contracts/pricing/schema';

/** The stored part of a price line, for explaining its change. */
export type SavedLine = Pick<LineItem, 'kind' | 'title' | 'amount_cents'>;

/** A line's price increase, signed cents. */
export type LineChange = { title: string; cents: number };

/**
 * The differences between a price and an earlier one, line by line, largest first; lines of the same name are
 * combined.
 */
export function compareLines(before: readonly SavedLine[], now: readonly SavedLine[]): LineChange[] {
  const [old, present] = [sums(before), sums(now)];
  return [...new Set([...old.keys(), ...present.keys()])]
    .map((title) => ({ title, cents: (present.get(title) ?? 0) - (old.get(title) ?? 0) }))
    .filter(({ cents }) => cents !== 0)
    .sort((a, b) => Math.abs(b.cents) - Math.abs(a.cents));
}

function sums(lines: readonly SavedLine[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const { title, amount_cents } of lines) found.set(title, (found.get(title) ?? 0) + amount_cents);
  return found;
}
