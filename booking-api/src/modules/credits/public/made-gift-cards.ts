import { sql } from 'kysely';
import type { Queries } from '../../../platform/database/database.ts';

/** CO-163: the cents of the gift cards that someone made since an instant. Stopped cards count: an undo opens them again. */
export async function cardsMadeSince(db: Queries, userId: string, since: string): Promise<number> {
  const { made } = await db
    .selectFrom('gift_cards')
    .select(sql<number>`coalesce(sum(initial_cents), 0)::int`.as('made'))
    .where('made_by', '=', userId)
    .where('made_at', '>', since)
    .executeTakeFirstOrThrow();
  return made;
}

/** The card of a code, as it was made; undefined for an unknown code. */
export const findMadeCard = (db: Queries, codeHash: Buffer) =>
  db
    .selectFrom('gift_cards')
    .select(['initial_cents', 'expires_on'])
    .where('code_hash', '=', codeHash)
    .executeTakeFirst();
