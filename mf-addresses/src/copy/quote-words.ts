import type { Brand } from '@sendahead/shared-contracts/brands/schema';
import type { QuoteTrip } from '@sendahead/shared-contracts/geo/quick-quote-trip';
import { paperDate } from '@sendahead/shared-contracts/primitives/calendar-date';

const openText = 'Left open';

export const tripLabels = { trip: 'Trip', shipDate: 'Ship date', items: 'Items' } as const;
export const tripTypes = { open: openText, one_way: 'One way', round_trip: 'Round trip' } as const;

/** The fields that the link fills in, other than the two ends, one line each. */
export function tripWords(
  { tripType, shipDate, quantities = {}, name, email, phone }: QuoteTrip,
  { product_lines, traveler_word }: Pick<Brand, 'product_lines' | 'traveler_word'>,
): readonly { readonly what: string; readonly words: string }[] {
  const items = product_lines.flatMap(({ key, name: one, plural_display_name: many }) => {
    const count = quantities[key] ?? 0;
    return count > 0 ? [`${count} ${(count === 1 ? one : many).toLowerCase()}`] : [];
  });
  return [
    { what: tripLabels.trip, words: tripType ? tripTypes[tripType] : '' },
    { what: tripLabels.shipDate, words: shipDate ? paperDate(shipDate) : '' },
    { what: tripLabels.items, words: items.join(', ') },
    {
      what: traveler_word.charAt(0).toUpperCase() + traveler_word.slice(1),
      words: [name, email, phone].filter(Boolean).join(', '),
    },
  ].filter(({ words }) => words !== '');
}

/** RT-18, RT-19 */
export const quoteWords = {
  intro: 'Enter what you know. The link opens the booking with all of it filled in.',
  tripTitle: 'Trip and items',
  travelerTitle: ({ word }: { word: string }) => `First ${word}`,
  dayPast: 'This day is past. Choose today or a later one.',
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  open: openText,
  link: 'Your link',
  linkMissing: 'Enter a place, a day or an item to get the link.',
  embed: 'Put this form on your own site',
} as const;

/** The texts for copying a link or a code. */
export const copyWords = {
  copy: ({ what }: { what: string }) => `Copy the ${what}`,
  copied: ({ what }: { what: string }) => `The ${what} is copied.`,
  byHand: ({ what }: { what: string }) => `Mark the ${what} and copy it by hand.`,
} as const;
