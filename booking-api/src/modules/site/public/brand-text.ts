import type { Queries } from '../../../platform/database/database.ts';
import { type BrandText, usualTexts } from '../brand-pages/usual-texts.ts';
import { withWords, writeText } from '../brand-pages/write-text.ts';

/** What a brand says under a name, with how it is written: as plain text with its words, or as markup. */
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
  const text = own ?? usualTexts[name];
  return text && { ...text, fill: withWords, write: writeText };
}
