import type { DatabaseTransaction } from '../../../platform/database/database.ts';

/** Moves a guest's open carts to the account that signs in with the guest's session; the entries are kept. */
export async function adoptCarts(
  trx: DatabaseTransaction,
  sessionHash: Buffer,
  userId: string,
): Promise<void> {
  await trx
    .updateTable('carts')
    .set({ user_id: userId, session_hash: null })
    .where('session_hash', '=', sessionHash)
    .where('user_id', 'is', null)
    .where('status', '=', 'open')
    .execute();
}
