import type { Queries } from '../../platform/database/database.ts';
import { findMicrosite } from '../clubs/public/microsites.ts';

/**
 * EN-31, OPEN-45: what the microsite that a page address names (`micro_site_id`) changes; nothing where it names none,
 * or one of another brand.
 */
export async function customizationsOf(
  db: Queries,
  query: unknown,
  brandSlug: string,
): Promise<{ microsite_customizations?: Record<string, string> }> {
  const id: unknown =
    typeof query === 'object' && query !== null && 'micro_site_id' in query ? query.micro_site_id : undefined;
  if (typeof id !== 'string' || !/^\d{1,9}$/.test(id)) return {};
  const microsite = await findMicrosite(db, Number(id), brandSlug);
  return microsite ? { microsite_customizations: microsite.customizations } : {};
}
