import { sql } from 'kysely';
import type { Queries } from '../../../platform/database/database.ts';
import { Refusal } from '../../../platform/http/refusal.ts';

type MicrositeOf = { cartId: string | undefined; micrositeId: number | undefined; brand: string };

/** AD-13: the carriers of a microsite: the cart's microsite, else the named one; null without one. */
export async function carrierWarning(db: Queries, of: MicrositeOf): Promise<string | null> {
  const ofCart = of.cartId === undefined ? null : await carrierWarningOfCart(db, of.cartId);
  if (ofCart !== null || of.micrositeId === undefined) return ofCart;
  return (await findMicrosite(db, of.micrositeId, of.brand))?.carrier_warning ?? null;
}

async function carrierWarningOfCart(db: Queries, cartId: string): Promise<string | null> {
  const row = await db
    .selectFrom('carts')
    .innerJoin('microsites', 'microsites.id', 'carts.micro_site_id')
    .select('microsites.carrier_warning')
    .where('carts.id', '=', cartId)
    .executeTakeFirst();
  return row?.carrier_warning ?? null;
}

/** OPEN-45: a microsite of the brand; another brand's is not found. Without a brand, any microsite. */
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

/**
 * The page of the microsite whose own host was requested: the brand's, with its id; undefined for any other
 * label.
 */
export async function micrositeOfLabel(
  db: Queries,
  label: string,
): Promise<{ id: number; brand: string } | undefined> {
  return db
    .selectFrom('microsites')
    .innerJoin('brands', 'brands.id', 'microsites.brand_id')
    .select(['microsites.id', 'brands.slug as brand'])
    .where('microsites.host', '=', label)
    .executeTakeFirst();
}

/** Whether a microsite of the brand shows a coupon to everyone. */
export async function isMicrositeCoupon(db: Queries, code: string, brandSlug: string): Promise<boolean> {
  const row = await db
    .selectFrom('microsites')
    .innerJoin('brands', 'brands.id', 'microsites.brand_id')
    .select('microsites.id')
    .where('brands.slug', '=', brandSlug)
    .where(sql<string>`upper(customizations ->> 'coupon')`, '=', code)
    .executeTakeFirst();
  return row !== undefined;
}
