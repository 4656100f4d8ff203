import type { Brand } from '@sendahead/shared-contracts/brands/schema';
import { isOffered } from '@sendahead/shared-contracts/catalog/offered-lines';
import type { ProductLine } from '@sendahead/shared-contracts/catalog/schema';
import type { TravelerState, TravelersState } from './state.ts';

/** The lines a traveler sees: those on offer between both ends (TR-17), and those it already has bags of; RT-11 luggage first. */
export function offeredLines(
  { product_lines }: Pick<Brand, 'product_lines'>,
  { countries, luggageFirst }: Pick<TravelersState, 'countries' | 'luggageFirst'>,
  traveler: TravelerState,
): ProductLine[] {
  const offered = product_lines.filter(
    (line) =>
      isOffered(line, countries.origin, countries.destination) ||
      traveler.lines.some((state) => state.line === line.key && state.count > 0),
  );
  const isFirst = (line: ProductLine): number => Number(luggageFirst && line.key === 'luggage');
  return offered.toSorted((one, other) => isFirst(other) - isFirst(one));
}
