import { sql } from 'kysely';
import type { Queries } from '../../../../platform/database/database.ts';

/** A canceled order, and who canceled it when. */
export interface Cancellation {
  readonly orderId: string;
  readonly cartId: string;
  readonly displayId: string;
  /** Instant. */
  readonly at: string;
  /** Null where it was its owner. */
  readonly by: string | null;
}

/** The cancellations of those orders that are canceled, the latest first. */
export async function cancellationsOf(db: Queries, orderIds: readonly string[]): Promise<Cancellation[]> {
  if (orderIds.length === 0) return [];
  const rows = await db
    .selectFrom('orders')
    .innerJoin('order_acts', 'order_acts.order_id', 'orders.id')
    .innerJoin('users', 'users.id', 'order_acts.actor_id')
    .select(['orders.id as orderId', 'orders.cart_id as cartId', 'orders.display_id as displayId'])
    .select(['order_acts.at'])
    .select(
      sql<string | null>`case when order_acts.actor_id <> orders.user_id then
        coalesce(nullif(trim(concat_ws(' ', users.first_name, users.last_name)), ''), users.email) end`.as(
        'by',
      ),
    )
    .where('orders.id', 'in', [...orderIds])
    .where('orders.state', '=', 'cancelled')
    .where('order_acts.act', '=', 'cancel')
    .where('order_acts.state', '<>', 'ended')
    .orderBy('order_acts.at', 'desc')
    .execute();
  return rows.map((row) => ({ ...row, at: new Date(row.at).toISOString() }));
}
