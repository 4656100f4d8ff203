import type { ProductLine } from '@sendahead/shared-contracts/catalog/schema';
import type { LastTrip } from '@sendahead/shared-contracts/orders/last-trip-calls';

type Named = Pick<ProductLine, 'key' | 'name' | 'plural_display_name'>;

/** "2 golf bags"; items that a brand no longer sells, or that have no plural, are called bags. */
function countOf({ line, count }: LastTrip['items'][number], lines: readonly Named[]): string {
  const sold = lines.find(({ key }) => key === line);
  const hasPlural = sold !== undefined && sold.plural_display_name !== sold.name;
  const itemName = hasPlural ? sold.name.toLowerCase() : 'bag';
  const many = hasPlural ? sold.plural_display_name.toLowerCase() : 'bags';
  return `${count} ${count === 1 ? itemName : many}`;
}

/** "Denver to Pebble Beach and back, 2 golf bags" */
export function tripWords({ from, to, round_trip, items }: LastTrip, lines: readonly Named[]): string {
  const counts = items.map((item) => countOf(item, lines));
  return [`${from} to ${to}${round_trip ? ' and back' : ''}`, ...counts].join(', ');
}

export const lastTripWords = {
  label: 'Your last trip',
  question: 'Send the same again?',
  fill: 'Fill in this trip',
  decline: 'No thanks',
} as const;
