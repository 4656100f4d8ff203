import { sql } from 'kysely';
import type { Queries } from '../../platform/database.ts';
import { type Account, findAccount, findByEmail } from '../accounts/store.ts';

/** A person by id or by mail, whichever was typed. */
export const findPerson = async (db: Queries, typed: string): Promise<Account | undefined> =>
  typed.includes('@') ? findByEmail(db, typed) : findAccount(db, typed.trim());

/** Puts an open cart on a person's behalf, in the hands of who books; false when it became an order meanwhile. */
export async function giveCart(
  db: Queries,
  cartId: string,
  { userId, actorId, now }: { userId: string; actorId: string; now: string },
): Promise<boolean> {
  const row = await db
    .updateTable('carts')
    .set({ user_id: userId, held_by: actorId === userId ? null : actorId, updated_at: now })
    .where('id', '=', cartId)
    .where('status', '=', 'open')
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export const joinClub = (db: Queries, userId: string, clubId: number) =>
  db.updateTable('users').set({ club_id: clubId }).where('id', '=', userId).execute();

/** Acts that were done for somebody else, newest first; `subject` narrows them to one person, cart or order. */
export const listActs = (db: Queries, subject: string | undefined, limit: number) =>
  db
    .selectFrom('audit_events')
    .select(['happened_at', 'kind', 'user_id', 'subject', 'detail'])
    .where('user_id', 'is not', null)
    .where('subject', 'is not', null)
    .where(sql<boolean>`kind like 'staff.%' or kind like '%on_behalf'`)
    .$if(subject !== undefined, (query) => query.where('subject', '=', subject ?? ''))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
