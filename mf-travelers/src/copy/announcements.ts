import type { Brand } from '@sendahead/shared-contracts/brands/schema';
import type { TravelersState } from '../state/state.ts';

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** BR-05: `Traveler 2`, `Camper 2`. */
export const travelerName = (number: number, { traveler_word }: Pick<Brand, 'traveler_word'>): string =>
  `${capital(traveler_word)} ${number}`;

export const travelerAdded = (number: number, brand: Brand): string =>
  `${travelerName(number, brand)} added.`;

/** `Golf bag 2`: a bag by its line and its place in it, from 0. */
export function bagName(line: string, row: number, { product_lines }: Pick<Brand, 'product_lines'>): string {
  const known = product_lines.find(({ key }) => key === line);
  return `${known?.name ?? line} ${row + 1}`;
}

/** TR-08 in words: who is gone, and how many there are now. */
export const travelerRemoved = (number: number, left: number, brand: Brand): string =>
  `${travelerName(number, brand)} removed. ${left === 1 ? `1 ${brand.traveler_word} left.` : `The others are now numbered 1 to ${left}.`}`;

const numberOf = ({ travelers }: Pick<TravelersState, 'travelers'>, key: number): number =>
  travelers.findIndex((traveler) => traveler.key === key) + 1;

export const bagsCopied = (state: TravelersState, from: number, to: number, brand: Brand): string =>
  `${travelerName(numberOf(state, to), brand)} now sends the same as ${travelerName(numberOf(state, from), brand)}.`;

export const bagMoved = (
  state: TravelersState,
  { line, row, to }: { line: string; row: number; to: number },
  brand: Brand,
): string => `${bagName(line, row, brand)} moved to ${travelerName(numberOf(state, to), brand)}.`;

export const bagsBack = 'The bags are back where they were.';

/** `3 travelers added.` */
export const listAdded = (count: number, { traveler_word }: Pick<Brand, 'traveler_word'>): string =>
  `${count} ${traveler_word}${count === 1 ? '' : 's'} added.`;

/** VL-42: why nobody is added yet. */
export const travelerNameless = (number: number, brand: Brand): string =>
  `${travelerName(number, brand)} needs a name and an email first.`;
