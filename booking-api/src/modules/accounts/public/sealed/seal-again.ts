import type { Database } from '../../../../platform/database/database.ts';
import type { Sealer } from '../../../../platform/security/sealed.ts';

/** How many secrets were sealed with the present key now, and how many no key opens. */
export interface SealedAgain {
  readonly sealed: number;
  readonly unreadable: number;
}

/**
 * Seals with the present key what the key before sealed. A secret that changes in the meantime is left to its writer;
 * repeating it continues. Offers of an app end after minutes, so they are not sealed again.
 */
export async function sealAgain(db: Database, sealer: Sealer): Promise<SealedAgain> {
  const rows = await db.selectFrom('authenticators').select(['user_id', 'sealed_secret']).execute();
  let [sealed, unreadable] = [0, 0];
  for (const { user_id, sealed_secret } of rows) {
    if (sealer.isCurrent(sealed_secret, user_id)) continue;
    try {
      const { numUpdatedRows } = await db
        .updateTable('authenticators')
        .set({ sealed_secret: sealer.seal(sealer.open(sealed_secret, user_id), user_id) })
        .where('user_id', '=', user_id)
        .where('sealed_secret', '=', sealed_secret)
        .executeTakeFirst();
      sealed += Number(numUpdatedRows);
    } catch {
      unreadable += 1;
    }
  }
  return { sealed, unreadable };
}
