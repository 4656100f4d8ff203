import type { DatabaseTransaction } from '../../../platform/database/database.ts';

/** A guest's open carts become the account's that signs in with the guest's session; what was entered stays. */
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
