import {
  countryNamed,
  isOffered,
  type LineCountries,
} from '@sendahead/shared-contracts/catalog/offered-lines';
import { Refusal } from '../../platform/http/refusal.ts';
import type { ResolvedEnd } from './end.ts';
import type { PlannedBag } from './public/shipment.ts';

const named = ({ country, place }: ResolvedEnd): string =>
  countryNamed({ country, state: place?.state ?? '' });

/**
 * TR-17: throws Refusal `line_not_offered` with each traveler's lines that cannot ship between the countries
 * of the ends.
 */
export function requireOfferedLines(
  lines: ReadonlyMap<string, LineCountries>,
  bags: readonly PlannedBag[],
  origin: ResolvedEnd,
  destination: ResolvedEnd,
): void {
  const [from, to] = [named(origin), named(destination)];
  const refused = bags.filter(({ product }) => {
    const line = lines.get(product.line_key);
    return line !== undefined && !isOffered(line, from, to);
  });
  const paths = new Set(
    refused.map(({ travelerId, product }) => `traveler.${travelerId}.${product.line_key}`),
  );
  if (paths.size === 0) return;
  throw new Refusal(422, 'line_not_offered', {
    fields: [...paths].map((path) => ({ path, code: 'line_not_offered' })),
  });
}
