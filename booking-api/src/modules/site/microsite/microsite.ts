import type { Boot } from '@sendahead/shared-contracts/boot/schema';
import type { Queries } from '../../../platform/database/database.ts';
import { findMicrosite } from '../../clubs/public/microsites.ts';
import { logoPath } from './logo.ts';

/**
 * EN-31, OPEN-45: what the microsite that a page address names (`micro_site_id`) changes; nothing where it names none,
 * or one of another brand.
 */
export async function micrositeOf(
  db: Queries,
  query: unknown,
  brandSlug: string,
): Promise<Pick<Boot, 'microsite' | 'microsite_customizations'>> {
  const id: unknown =
    typeof query === 'object' && query !== null && 'micro_site_id' in query ? query.micro_site_id : undefined;
  if (typeof id !== 'string' || !/^\d{1,9}$/.test(id)) return {};
  const microsite = await findMicrosite(db, Number(id), brandSlug);
  if (!microsite) return {};
  const { customizations, name, note, logo_svg } = microsite;
  const logo = logo_svg === null ? {} : { logo: logoPath(microsite.id) };
  return {
    microsite_customizations: customizations,
    microsite: { id: microsite.id, name, note, ...logo },
  };
}
