import * as z from 'zod/mini';
import { askDatabase } from '../ended-canaries.ts';
import { UsageError } from './read-words.ts';

/** The brands of the shop, also those made in the console; undefined if the database does not answer. */
const askBrands = (): readonly string[] | undefined =>
  z.optional(z.array(z.string())).parse(askDatabase('list-brands.ts'));

/**
 * Throws UsageError for a brand that does not exist: its canary would reach nobody. Returns a warning if the database
 * does not answer, since such a canary harms nobody.
 */
export function refuseUnknownBrands(
  named: readonly string[] = [],
  ask: () => readonly string[] | undefined = askBrands,
): string | undefined {
  if (named.length === 0) return undefined;
  const brands = ask();
  if (!brands)
    return `The database does not answer: nobody checked that these brands exist: ${named.join(', ')}.`;
  const unknown = named.filter((brand) => !brands.includes(brand));
  if (unknown.length > 0)
    throw new UsageError(`No such brand: ${unknown.join(', ')}. Brands: ${brands.join(', ')}.`);
  return undefined;
}
