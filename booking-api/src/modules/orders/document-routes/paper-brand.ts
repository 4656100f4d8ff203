import type { Queries } from '../../../platform/database/database.ts';
import { defaultTheme } from '../../catalog/public/default-theme.ts';
import type { PaperBrand } from '../documents/masthead.ts';
import type { Order } from '../public/store.ts';

/** The brand that the papers of an order show. Throws when it is gone. */
export async function paperBrandOf(db: Queries, { brand_id }: Pick<Order, 'brand_id'>): Promise<PaperBrand> {
  const { name, words } = await db
    .selectFrom('brands')
    .select(['name', 'words'])
    .where('id', '=', brand_id)
    .executeTakeFirstOrThrow();
  return { name, theme: words.theme ?? defaultTheme };
}
