import { sql } from 'kysely';
import type { Queries } from '../../platform/database/database.ts';

/** A cart as a list shows it. */
export type ListedCart = {
  id: string;
  display_id: string;
  updated_at: string;
  is_divided: boolean;
  origin_city: string | null;
  destination_city: string | null;
};

/**
 * The carts of an account at a brand that have entries and are open or have a split bill, newest first, after
 * the cart `before`. Carts that change an order are left out, because they are not bookings. The index's
 * conditions are literals, so that a prepared plan uses it.
 */
export async function listOpenCarts(
  db: Queries,
  {
    userId,
    brandId,
    before,
    limit,
  }: { userId: string; brandId: number; before?: string | undefined; limit: number },
): Promise<ListedCart[]> {
  const earlier = sql`(updated_at, id) < ((select updated_at from carts where id = ${before} and user_id = ${userId}), ${before})`;
  const { rows } = await sql<ListedCart>`
    select id, display_id, updated_at, session->>'origin_city' as origin_city,
      session->>'destination_city' as destination_city, status = 'divided' as is_divided
    from carts
    where user_id = ${userId} and brand_id = ${brandId} and status in ('open', 'divided') and held_by is null and session is not null and amends_order_id is null
      ${before === undefined ? sql`` : sql`and ${earlier}`}
    order by updated_at desc, id desc limit ${limit}`.execute(db);
  return rows;
}
