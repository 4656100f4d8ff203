import { limits } from '@sendahead/shared-contracts/constants';

export type RosterItem = { size: string; name: string };

const fold = (text: string): string => text.trim().toLowerCase().replaceAll(/\s+/g, ' ');
const singular = (word: string): string => word.replace(/s$/, '');

/** Whether a cell is a number of bags that one person may ship. */
export const isQuantity = (text: string): boolean =>
  /^\d{1,2}$/.test(text) && Number(text) >= 1 && Number(text) <= limits.quantityPerLine;

/** CO-102: the item of a cell: `Trunk, Standard`, `trunk`, `5 trunks` or `5 x trunk`. */
export function readItem(
  text: string,
  items: readonly RosterItem[],
  defaultSize?: string,
): { item: RosterItem | undefined; quantity: string } {
  const [, quantity = '', named = ''] = /^(?:(\d+)\s*[x×]?\s+)?(.*)$/i.exec(text.trim()) ?? [];
  return { item: itemNamed(text, items, defaultSize) ?? itemNamed(named, items, defaultSize), quantity };
}

/**
 * Matches the size or the whole name, else the words before the comma; of several matches, the event's own
 * item, or none.
 */
function itemNamed(text: string, items: readonly RosterItem[], defaultSize?: string): RosterItem | undefined {
  const word = fold(text);
  const exact = items.find(({ size, name }) => [size, name].some((one) => fold(one) === word));
  if (exact || word === '') return exact;
  const begun = items.filter(({ name }) => singular(fold(name.split(',', 1)[0] ?? '')) === singular(word));
  return begun.length === 1 ? begun[0] : begun.find(({ size }) => size === defaultSize);
}
