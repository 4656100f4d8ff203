import type { Brand } from '@sendahead/shared-contracts/brands/schema';

export const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** BR-05: `Traveler 2`, `Camper 2`. */
export const travelerName = (number: number, { traveler_word }: Pick<Brand, 'traveler_word'>): string =>
  `${capital(traveler_word)} ${number}`;

export const travelerAdded = (number: number, brand: Brand): string =>
  `${travelerName(number, brand)} added.`;

/** `Golf bag 2`: a bag by its line and its place in it, from 0. */
export function bagName(line: string, row: number, { product_lines }: Pick<Brand, 'product_lines'>): string {
  const productLine = product_lines.find(({ key }) => key === line);
  return `${productLine?.name ?? line} ${row + 1}`;
}

/** TR-08 in words: who was removed, and how many remain. */
export const travelerRemoved = (number: number, left: number, brand: Brand): string =>
  `${travelerName(number, brand)} removed. ${left === 1 ? `1 ${brand.traveler_word} left.` : `The others are now numbered 1 to ${left}.`}`;

/** VL-42: why no traveler is added yet. */
export const travelerNameless = (number: number, brand: Brand): string =>
  `${travelerName(number, brand)} needs a name and an email first.`;
