import type { Queries } from '../../../platform/database/database.ts';

/** The singular name of a bag of a line; the brand names the lines as a whole. */
const lineNames: Readonly<Record<string, string>> = {
  golf: 'Golf bag',
  luggage: 'Luggage',
  ski: 'Skis',
  snowboard: 'Snowboard',
  snowboot: 'Snow boots',
  bike: 'Bike',
  box: 'Box',
  trunk: 'Trunk',
};

/** Line and size, 'Golf bag, Standard': the same words in the price, on the receipt and in the mail. */
export const bagName = (product: { line_key: string; name: string }): string =>
  `${lineNames[product.line_key] ?? product.line_key}, ${product.name}`;

/** The words of a size by its id, 'Golf bag, Standard'; the id itself when the size no longer exists. */
export async function itemName(db: Queries, size: string): Promise<string> {
  const product = await db
    .selectFrom('products')
    .select(['line_key', 'name'])
    .where('id', '=', size)
    .executeTakeFirst();
  return product ? bagName(product) : size;
}
