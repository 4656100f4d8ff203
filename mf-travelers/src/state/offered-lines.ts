import type { Brand } from '@sendahead/shared-contracts/brands/schema';
import type { ProductLine } from '@sendahead/shared-contracts/catalog/schema';
import type { TravelerState, TravelersState } from './state.ts';

/** TR-17: whether a line can be sent between two countries; unknown countries rule nothing out. */
export function isOffered(line: ProductLine, origin: string, destination: string): boolean {
  if (line.disabled_origin_countries.includes(origin)) return false;
  if (line.disabled_destination_countries.includes(destination)) return false;
  if (origin === '' || destination === '') return true;
  if (origin !== destination) return line.international_enabled;
  return line.domestic_enabled && line.domestic_countries.includes(origin);
}

/** The lines a traveler sees: those on offer, and those it already has bags of. */
export const offeredLines = (
  { product_lines }: Pick<Brand, 'product_lines'>,
  { countries }: Pick<TravelersState, 'countries'>,
  traveler: TravelerState,
): ProductLine[] =>
  product_lines.filter(
    (line) =>
      isOffered(line, countries.origin, countries.destination) ||
      traveler.lines.some((state) => state.line === line.key && state.count > 0),
  );
