import type { AuthorizedAct } from '@sendahead/shared-contracts/admin/concession-calls';
import type { Queries } from '../../../platform/database/database.ts';
import { hashSecret } from '../../../platform/security/secrets.ts';

/** The scope of an authorization: the staff member, the cart, and its owner. */
export type Authorized = { cartId: string; staffId: string; subjectId: string | null; act: AuthorizedAct };

export async function insertAuthorization(
  db: Queries,
  id: string,
  authorized: Authorized & { reason: string; now: string; expiresAt: string },
): Promise<void> {
  await db
    .insertInto('staff_authorizations')
    .values({
      id_hash: hashSecret(id),
      cart_id: authorized.cartId,
      staff_id: authorized.staffId,
      subject_id: authorized.subjectId,
      act: authorized.act,
      reason: authorized.reason,
      created_at: authorized.now,
      expires_at: authorized.expiresAt,
    })
    .execute();
}

/** Uses one up; false where it is used, too old, another's, of another cart or user, or for another act. */
export async function consumeAuthorization(
  trx: Queries,
  id: string,
  { cartId, staffId, subjectId, act }: Authorized,
  now: string,
): Promise<boolean> {
  const row = await trx
    .updateTable('staff_authorizations')
    .set({ used_at: now })
    .where('id_hash', '=', hashSecret(id))
    .where('cart_id', '=', cartId)
    .where('staff_id', '=', staffId)
    .where('subject_id', 'is not distinct from', subjectId)
    .where('act', '=', act)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('id_hash')
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether a reason stands for an act on a cart; one that lowers a price does so as long as the cart is its user's. */
export async function isAuthorized(
  db: Queries,
  { cartId, staffId, subjectId, act }: Authorized,
): Promise<boolean> {
  const row = await db
    .selectFrom('staff_authorizations')
    .select('id_hash')
    .where('cart_id', '=', cartId)
    .where('staff_id', '=', staffId)
    .where('subject_id', 'is not distinct from', subjectId)
    .where('act', '=', act)
    .executeTakeFirst();
  return row !== undefined;
}
