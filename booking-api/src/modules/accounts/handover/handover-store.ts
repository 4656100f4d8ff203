import type { Queries } from '../../../platform/database/database.ts';
import { hashSecret, newSecret } from '../../../platform/security/secrets.ts';

/** How long a token opens a session: a redirect takes less than a second. */
const seconds = 60;

/** A session of staff on its way to another brand's host, for the one browser that has the state. */
export type Handover = {
  userId: string;
  sourceHash: Buffer;
  sourceBrand: string;
  targetBrand: string;
  stateHash: Buffer;
};

/** Issues the token of a handover; only its hash is stored. */
export async function keepHandover(db: Queries, handover: Handover, now: number): Promise<string> {
  const token = newSecret();
  await db
    .insertInto('session_handovers')
    .values({
      token_hash: hashSecret(token),
      user_id: handover.userId,
      source_hash: handover.sourceHash,
      source_brand: handover.sourceBrand,
      target_brand: handover.targetBrand,
      state_hash: handover.stateHash,
      expires_at: new Date(now + seconds * 1000).toISOString(),
    })
    .execute();
  return token;
}

/**
 * Spends a token: only its first use returns the handover, also when that use is then refused, so that a token which
 * somebody else shows opens nothing afterwards.
 */
export const spendHandover = (db: Queries, token: string, now: string): Promise<Handover | undefined> =>
  db
    .updateTable('session_handovers')
    .set({ used_at: now })
    .where('token_hash', '=', hashSecret(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['user_id as userId', 'source_hash as sourceHash', 'source_brand as sourceBrand'])
    .returning(['target_brand as targetBrand', 'state_hash as stateHash'])
    .executeTakeFirst();

export async function sweepHandovers(db: Queries, now: string): Promise<void> {
  await db.deleteFrom('session_handovers').where('expires_at', '<', now).execute();
}
