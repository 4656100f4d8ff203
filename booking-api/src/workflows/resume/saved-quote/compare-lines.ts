import type { LineItem } from '@sendahead/shared-contracts/pricing/schema';

/** The stored part of a price line: enough to say how it changed. */
export type SavedLine = Pick<LineItem, 'kind' | 'title' | 'amount_cents'>;

/** What a line costs more than it did, signed cents. */
export type LineChange = { title: string; cents: number };

/** Line by line what a price differs in from an earlier one, the largest first; lines of one name are one. */
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
