import type { Brand } from '@sendahead/shared-contracts/brands/schema';
import type { Path } from '../state/state.ts';
import { bagName, travelerName } from './announcements.ts';

/** Says where a message belongs: `Traveler 2, Golf bag 1: `; '' for a person's field of an only traveler. */
export function placeWords(
  path: Path,
  traveler: number | null,
  brand: Pick<Brand, 'product_lines' | 'traveler_word'>,
): string {
  const [line = '', row] = path.split('.');
  const parts = [
    ...(traveler === null ? [] : [travelerName(traveler, brand)]),
    ...(row === undefined ? [] : [bagName(line, Number(row), brand)]),
  ];
  return parts.length === 0 ? '' : `${parts.join(', ')}: `;
}
