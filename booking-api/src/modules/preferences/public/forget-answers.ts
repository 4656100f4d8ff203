import type { Queries } from '../../../platform/database/database.ts';

/** Forgets what travelers answered the clubs of an order, and their days abroad: both are kept with its carts. */
export async function forgetAnswersOfCarts(trx: Queries, cartIds: readonly string[]): Promise<void> {
  for (const table of ['preference_answers', 'international_info'] as const)
    await trx.deleteFrom(table).where('cart_id', 'in', cartIds).execute();
}
