import type { Insertable, Selectable } from 'kysely';
import type { Queries } from '../../../platform/database/database.ts';
import { hashSecret, newSecret } from '../../../platform/security/secrets.ts';
import type { SavedQuoteTables } from './tables.ts';

type Row = SavedQuoteTables['saved_quotes'];
export type SavedQuote = Selectable<Row>;

/** Stores a booking that will be mailed; it opens nothing yet. */
export async function insertSavedQuote(
  db: Queries,
  { session, lines, ...row }: Omit<Insertable<Row>, 'token_hash'>,
): Promise<void> {
  await db
    .insertInto('saved_quotes')
    .values({ ...row, session: JSON.stringify(session) as never, lines: JSON.stringify(lines) as never })
    .execute();
}

/**
 * Sets the token of a saved booking, a new one each time; undefined when it is gone. Only the hash is stored.
 */
export async function drawToken(
  db: Queries,
  id: string,
): Promise<{ token: string; saved: SavedQuote } | undefined> {
  const token = newSecret();
  const saved = await db
    .updateTable('saved_quotes')
    .set({ token_hash: hashSecret(token) })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  return saved && { token, saved };
}

/** The saved booking of a token; undefined for any other token, and for an expired booking. */
export const findByToken = (db: Queries, token: string, now: string): Promise<SavedQuote | undefined> =>
  db
    .selectFrom('saved_quotes')
    .selectAll()
    .where('token_hash', '=', hashSecret(token))
    .where('expires_at', '>', now)
    .executeTakeFirst();

/** Removes saved bookings whose link has expired. */
export async function sweepSavedQuotes(db: Queries, now: string): Promise<void> {
  await db.deleteFrom('saved_quotes').where('expires_at', '<=', now).execute();
}
