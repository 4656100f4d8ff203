import type { Clock } from '../../../platform/clock.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { hashSecret, newId, newSecret } from '../../../platform/security/secrets.ts';

const prefix = 'srt_';

/** A token without its secret; `madeBy` is the id of an account. */
export interface KeptToken {
  readonly id: string;
  readonly part: string;
  readonly name: string;
  readonly madeBy: string;
  readonly madeAt: string;
  readonly usedAt: string | null;
}

const columns = [
  'id',
  'part',
  'name',
  'made_by as madeBy',
  'made_at as madeAt',
  'used_at as usedAt',
] as const;

/** Makes a token for one part and returns it: only its hash is kept. */
export async function makeToken(
  { db, clock }: { db: Queries; clock: Clock },
  { part, name, by }: { part: string; name: string; by: string },
): Promise<string> {
  const token = `${prefix}${newSecret()}`;
  const made_at = clock.instant();
  await db
    .insertInto('release_tokens')
    .values({ id: newId('rtk'), token_hash: hashSecret(token), part, name, made_by: by, made_at })
    .execute();
  return token;
}

/** The tokens that work, newest first. */
export const openTokens = (db: Queries): Promise<KeptToken[]> =>
  db
    .selectFrom('release_tokens')
    .select(columns)
    .where('revoked_at', 'is', null)
    .orderBy('made_at', 'desc')
    .execute();

export const tokenOf = (db: Queries, id: string): Promise<KeptToken | undefined> =>
  db.selectFrom('release_tokens').select(columns).where('id', '=', id).executeTakeFirst();

/** Ends a token; returns whether it worked until now. */
export async function revokeToken(
  { db, clock }: { db: Queries; clock: Clock },
  { id, by }: { id: string; by: string },
): Promise<boolean> {
  const revoked = await db
    .updateTable('release_tokens')
    .set({ revoked_at: clock.instant(), revoked_by: by })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return revoked !== undefined;
}

/** The part and the name of a token that works, which is marked as used; undefined for any other text. */
export async function redeemToken(
  { db, clock }: { db: Queries; clock: Clock },
  token: string,
): Promise<{ part: string; name: string } | undefined> {
  if (!token.startsWith(prefix)) return undefined;
  return db
    .updateTable('release_tokens')
    .set({ used_at: clock.instant() })
    .where('token_hash', '=', hashSecret(token))
    .where('revoked_at', 'is', null)
    .returning(['part', 'name'])
    .executeTakeFirst();
}
