import type { Queries } from '../../../platform/database/database.ts';
import { findAccount } from '../../accounts/public/store.ts';

/** A person's requests for the price of a cart, oldest first, with the first name of who decided them. */
export async function requestsForCart(db: Queries, of: { cartId: string; askedBy: string }) {
  const rows = await db
    .selectFrom('approval_requests')
    .select(['id', 'state', 'decision', 'decided_by'])
    .where('cart_id', '=', of.cartId)
    .where('asked_by', '=', of.askedBy)
    .orderBy('asked_at')
    .orderBy('id')
    .execute();
  return Promise.all(
    rows.map(async ({ decided_by: by, ...request }) => ({
      ...request,
      decided_by: by === null ? null : ((await findAccount(db, by))?.firstName ?? null),
    })),
  );
}
