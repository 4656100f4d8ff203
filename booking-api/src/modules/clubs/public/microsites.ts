import type { Queries } from '../../../platform/database/database.ts';
import { Refusal } from '../../../platform/http/refusal.ts';

/** AD-13: what the microsite of a cart says of carriers; null for carts without one. */
export async function findCarrierWarning(db: Queries, cartId: string): Promise<string | null> {
  const row = await db
    .selectFrom('carts')
    .innerJoin('microsites', 'microsites.id', 'carts.micro_site_id')
    .select('microsites.carrier_warning')
    .where('carts.id', '=', cartId)
    .executeTakeFirst();
  return row?.carrier_warning ?? null;
}

/** OPEN-45: a microsite of the brand; one of another brand is not found. Without a brand any is. */
export const findMicrosite = async (db: Queries, id: number, brandSlug: string | null) =>
  db
    .selectFrom('microsites')
    .innerJoin('brands', 'brands.id', 'microsites.brand_id')
    .selectAll('microsites')
    .where('microsites.id', '=', id)
    .$if(brandSlug !== null, (query) => query.where('brands.slug', '=', brandSlug ?? ''))
    .executeTakeFirst();

/** Throws Refusal `microsite_not_found` (404). */
export async function requireMicrosite(db: Queries, id: number, brandSlug: string) {
  const microsite = await findMicrosite(db, id, brandSlug);
  if (!microsite) throw new Refusal(404, 'microsite_not_found');
  return microsite;
}
