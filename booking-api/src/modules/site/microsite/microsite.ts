import type { Boot } from '@sendahead/shared-contracts/boot/schema';
import type { Queries } from '../../../platform/database/database.ts';
import { findMicrosite } from '../../clubs/public/microsites.ts';
import { logoPath } from './logo.ts';

/**
 * EN-31, OPEN-45: the changes of the microsite in a page's URL (`micro_site_id`); none when the URL names
 * none, or another brand's.
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
