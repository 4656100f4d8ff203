import type { AuthorizedAct } from '@sendahead/shared-contracts/admin/concession-calls';
import type { Queries } from '../../../platform/database/database.ts';
import { hashSecret } from '../../../platform/security/secrets.ts';

/**
 * The subject of a permission: the staff member, the cart, its owner and the act. The API calls it
 * `authorization`.
 */
export type PermissionScope = {
  cartId: string;
  staffId: string;
  subjectId: string | null;
  act: AuthorizedAct;
};

export async function insertPermission(
  db: Queries,
  id: string,
  permission: PermissionScope & { reason: string; now: string; expiresAt: string },
): Promise<void> {
  await db
    .insertInto('staff_authorizations')
    .values({
      id_hash: hashSecret(id),
      cart_id: permission.cartId,
      staff_id: permission.staffId,
      subject_id: permission.subjectId,
      act: permission.act,
      reason: permission.reason,
      created_at: permission.now,
      expires_at: permission.expiresAt,
    })
    .execute();
}

/**
 * Uses a permission; false when it is used, expired, another user's, for another cart or owner, or for
 * another act.
 */
export async function consumePermission(
  trx: Queries,
  id: string,
  { cartId, staffId, subjectId, act }: PermissionScope,
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

/**
 * Whether a reason covers an act on a cart; one that lowers a price does so as long as the cart has the same
 * owner.
 */
export async function isPermitted(
  db: Queries,
  { cartId, staffId, subjectId, act }: PermissionScope,
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
