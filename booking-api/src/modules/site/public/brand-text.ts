import type { Queries } from '../../../platform/database/database.ts';
import { withWords, writeText } from '../brand-pages/write-text.ts';
import { type BrandText, defaultTexts } from '../copy/brand-pages.ts';

/** A brand's text under a name, in its format: as plain text with placeholders, or as markup. */
export async function brandTextOf(
  db: Queries,
  brandId: number,
  name: string,
): Promise<(BrandText & { fill: typeof withWords; write: typeof writeText }) | undefined> {
  const own = await db
    .selectFrom('brand_pages')
    .select(['title', 'body'])
    .where('brand_id', '=', brandId)
    .where('name', '=', name)
    .executeTakeFirst();
  const text = own ?? standardTextOf(name);
  return text && { ...text, fill: withWords, write: writeText };
}

/** The standard text for brands without their own; undefined for an unknown name. */
export const standardTextOf = (name: string): BrandText | undefined =>
  Object.hasOwn(defaultTexts, name) ? defaultTexts[name] : undefined;

/** Stores a brand's own text. One that equals the standard text is removed, so that the brand follows it again. */
export async function saveBrandText(
  db: Queries,
  brandId: number,
  name: string,
  { title, body }: BrandText,
): Promise<void> {
  const standard = standardTextOf(name);
  if (title === standard?.title && body === standard.body)
    await db.deleteFrom('brand_pages').where('brand_id', '=', brandId).where('name', '=', name).execute();
  else
    await db
      .insertInto('brand_pages')
      .values({ brand_id: brandId, name, title, body })
      .onConflict((conflict) => conflict.columns(['brand_id', 'name']).doUpdateSet({ title, body }))
      .execute();
}
