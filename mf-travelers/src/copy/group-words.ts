import type { Brand } from '@sendahead/shared-contracts/brands/schema';
import { bagName, travelerName } from './announcements.ts';

export const bagsCopied = (from: number, to: number, brand: Brand): string =>
  `${travelerName(to, brand)} now has the same items as ${travelerName(from, brand)}.`;

export const bagMoved = (line: string, row: number, to: number, brand: Brand): string =>
  `${bagName(line, row, brand)} moved to ${travelerName(to, brand)}.`;

export const bagsRestored = 'The items are back where they were.';

/** `3 travelers`. */
export const countedTravelers = (count: number, { traveler_word }: Pick<Brand, 'traveler_word'>): string =>
  `${count} ${traveler_word}${count === 1 ? '' : 's'}`;

export const undoBags = 'Undo';

/** The button that copies the bags of the first traveler, as visible text and as accessible name. */
export const sameAs = (first: number, brand: Brand): string => `Same items as ${travelerName(first, brand)}`;
export const sameAsFor = (first: number, number: number, brand: Brand): string =>
  `${sameAs(first, brand)}: ${travelerName(number, brand)}`;
