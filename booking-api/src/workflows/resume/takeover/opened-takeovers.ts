import type { Queries } from '../../../platform/database/database.ts';

/** A cart by its id or by the number that its customer reads out, ignoring case. */
export async function findCartToTakeOver(db: Queries, typed: string) {
  return db
    .selectFrom('carts')
    .innerJoin('brands', 'brands.id', 'carts.brand_id')
    .select(['carts.id as id', 'carts.display_id as displayId', 'carts.status as status'])
    .select(['carts.user_id as userId', 'carts.held_by as heldBy', 'brands.slug as brand'])
    .where((where) =>
      where.or([where('carts.id', '=', typed), where('carts.display_id', '=', typed.toUpperCase())]),
    )
    .executeTakeFirst();
}

export async function insertTakeover(
  db: Queries,
  takeover: {
    idHash: Buffer;
    cartId: string;
    staffId: string;
    reason: string;
    now: string;
    expiresAt: string;
  },
): Promise<void> {
  await db
    .insertInto('cart_takeovers')
    .values({
      id_hash: takeover.idHash,
      cart_id: takeover.cartId,
      staff_id: takeover.staffId,
      reason: takeover.reason,
      created_at: takeover.now,
      expires_at: takeover.expiresAt,
    })
    .execute();
}

/**
 * A takeover by a staff member: until it is used or expires, and afterwards while that member holds its cart.
 */
export async function findOpened(
  db: Queries,
  { idHash, staffId, now }: { idHash: Buffer; staffId: string; now: string },
) {
  return db
    .selectFrom('cart_takeovers')
    .innerJoin('carts', 'carts.id', 'cart_takeovers.cart_id')
    .innerJoin('brands', 'brands.id', 'carts.brand_id')
    .select(['carts.id as cartId', 'carts.display_id as displayId', 'carts.user_id as customerId'])
    .select(['brands.slug as brand', 'cart_takeovers.used_at as usedAt'])
    .select('carts.buyer_named as buyerNamed')
    .where('cart_takeovers.id_hash', '=', idHash)
    .where('cart_takeovers.staff_id', '=', staffId)
    .where('carts.status', '=', 'open')
    .where((where) =>
      where.or([
        where.and([where('used_at', 'is', null), where('expires_at', '>', now)]),
        where.and([where('used_at', 'is not', null), where('carts.held_by', '=', staffId)]),
      ]),
    )
    .executeTakeFirst();
}
