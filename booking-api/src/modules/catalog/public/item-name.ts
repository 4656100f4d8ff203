import type { Queries } from '../../../platform/database/database.ts';
import { bagName } from './bag-name.ts';

/** A size by its id in words, 'Golf bag, Standard'; the id where it is no longer known. */
export async function itemName(db: Queries, size: string): Promise<string> {
  const product = await db
    .selectFrom('products')
    .select(['line_key', 'name'])
    .where('id', '=', size)
    .executeTakeFirst();
  return product ? bagName(product) : size;
}
