import type { Brand } from '@sendahead/shared-contracts/brands/schema';

type Words = Pick<Brand, 'traveler_word'>;

/** A traveler by their place in the list, in the brand's word: `Camper 2`. */
export const golferPlace = (id: string, { traveler_word: word }: Words): string =>
  `${word.charAt(0).toUpperCase()}${word.slice(1)} ${id}`;

/** The same with their name, where it is known: `Camper 2: Mia Lee`. */
export const golferTitle = ({ id, name }: { id: string; name: string }, brand: Words): string =>
  name === '' ? golferPlace(id, brand) : `${golferPlace(id, brand)}: ${name}`;

export const sameForAll = 'Same for everyone';

export const sameAsFirst = (first: string, brand: Words): string => `Same as ${golferPlace(first, brand)}`;
