import type { Queries } from '../../platform/database/database.ts';
import { type Account, findAccount, findByEmail } from '../accounts/public/store.ts';
import type { StoredCart } from '../carts/public/store.ts';

/** A person by id or email, whichever was typed. */
export const findPerson = async (db: Queries, typed: string): Promise<Account | undefined> =>
  typed.includes('@') ? findByEmail(db, typed) : findAccount(db, typed.trim());

/**
 * Assigns an open cart to a person, held by the staff member who books; false when it has become an order. A
 * price correction agreed with another person is dropped (TK-14).
 */
export async function assignCart(
  db: Queries,
  { id, tokenHash }: Pick<StoredCart, 'id' | 'tokenHash'>,
  { userId, actorId, now }: { userId: string; actorId: string; now: string },
): Promise<boolean> {
  await db
    .deleteFrom('rate_adjustments')
    .using('carts')
    .whereRef('carts.id', '=', 'rate_adjustments.cart_id')
    .where('carts.id', '=', id)
    .where('carts.token_hash', '=', tokenHash)
    .where('carts.status', '=', 'open')
    .where('carts.user_id', 'is distinct from', userId)
    .execute();
  const row = await db
    .updateTable('carts')
    .set({ user_id: userId, held_by: actorId === userId ? null : actorId, updated_at: now })
    .where('id', '=', id)
    .where('token_hash', '=', tokenHash)
    .where('status', '=', 'open')
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export const joinClub = (
  db: Queries,
  userId: string,
  { clubId, memberNumber }: { clubId: number; memberNumber: string | null },
) =>
  db
    .updateTable('users')
    .set({ club_id: clubId, member_number: memberNumber })
    .where('id', '=', userId)
    .execute();
