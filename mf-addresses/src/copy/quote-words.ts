import type { Brand } from '@sendahead/shared-contracts/brands/schema';
import type { QuoteTrip } from '@sendahead/shared-contracts/geo/quick-quote-trip';
import { formatDate } from '@sendahead/shared-contracts/primitives/calendar-date';

/** What the booking will have filled in beside its two ends, a line for each. */
export function tripWords(
  { tripType, shipDate, quantities = {}, name, email, phone }: QuoteTrip,
  { product_lines, traveler_word }: Pick<Brand, 'product_lines' | 'traveler_word'>,
): readonly { readonly what: string; readonly words: string }[] {
  const items = product_lines.flatMap(({ key, name: one, plural_display_name: many }) => {
    const count = quantities[key] ?? 0;
    return count > 0 ? [`${count} ${(count === 1 ? one : many).toLowerCase()}`] : [];
  });
  const trip = { one_way: 'One way', round_trip: 'Round trip' };
  return [
    { what: 'Trip', words: tripType ? trip[tripType] : '' },
    { what: 'Ship date', words: shipDate ? formatDate(shipDate) : '' },
    { what: 'Items', words: items.join(', ') },
    {
      what: traveler_word.charAt(0).toUpperCase() + traveler_word.slice(1),
      words: [name, email, phone].filter(Boolean).join(', '),
    },
  ].filter(({ words }) => words !== '');
}
