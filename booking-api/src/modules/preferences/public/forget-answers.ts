import type { Queries } from '../../../platform/database/database.ts';

/**
 * Erases the travelers' answers to the clubs of an order, and their days abroad: both are stored with its
 * carts.
 */
export async function forgetAnswersOfCarts(trx: Queries, cartIds: readonly string[]): Promise<void> {
  for (const table of ['preference_answers', 'international_info'] as const)
    await trx.deleteFrom(table).where('cart_id', 'in', cartIds).execute();
}
