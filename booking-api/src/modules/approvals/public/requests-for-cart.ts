import type { Queries } from '../../../platform/database/database.ts';

/** A person's requests for the price of a cart, oldest first, with who decided them. */
export const requestsForCart = (db: Queries, of: { cartId: string; askedBy: string }) =>
  db
    .selectFrom('approval_requests')
    .leftJoin('users', 'users.id', 'approval_requests.decided_by')
    .select(['approval_requests.id', 'approval_requests.state', 'approval_requests.decision'])
    .select('users.first_name as decided_by')
    .where('cart_id', '=', of.cartId)
    .where('asked_by', '=', of.askedBy)
    .orderBy('asked_at')
    .orderBy('approval_requests.id')
    .execute();
