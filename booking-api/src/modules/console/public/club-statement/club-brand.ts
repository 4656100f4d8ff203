import type { Queries } from '../../../../platform/database/database.ts';
import { type BrandLook, readBrandLook, requireBrand } from '../../../catalog/public/store.ts';
import { requireFacility } from '../../../clubs/public/store.ts';

/** The brand that writes to a club: the first of its own. Throws Refusal 404 where there is none. */
export async function brandOfClub(db: Queries, clubId: number): Promise<BrandLook> {
  const { brand_slugs } = await requireFacility(db, clubId);
  const { id } = await requireBrand(db, brand_slugs[0] ?? '');
  return readBrandLook(db, id);
}
