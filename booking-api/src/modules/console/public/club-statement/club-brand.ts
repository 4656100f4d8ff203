import type { Queries } from '../../../../platform/database/database.ts';
import { type BrandLook, readBrandLook, requireBrand } from '../../../catalog/public/store.ts';
import { requireFacility } from '../../../clubs/public/store.ts';

/** The sender brand of a club's emails: its first. Throws Refusal 404 for a club without a brand. */
export async function brandOfClub(db: Queries, clubId: number): Promise<BrandLook> {
  const { brand_slugs, archived_brands } = await requireFacility(db, clubId);
  const { id } = await requireBrand(db, brand_slugs[0] ?? archived_brands[0] ?? '');
  return readBrandLook(db, id);
}
