import type { Queries } from '../../../../platform/database/database.ts';
import { findAccount } from '../../../accounts/public/store.ts';

/** A canceled order, and who canceled it when. */
export interface Cancellation {
  readonly orderId: string;
  readonly cartId: string;
  readonly displayId: string;
  /** Instant. */
  readonly at: string;
  /** Null when its owner did. */
  readonly by: string | null;
}

/** The cancellations of the canceled ones among the orders, latest first. */
export async function cancellationsOf(db: Queries, orderIds: readonly string[]): Promise<Cancellation[]> {
  if (orderIds.length === 0) return [];
  const rows = await db
    .selectFrom('orders')
    .innerJoin('order_acts', 'order_acts.order_id', 'orders.id')
    .select(['orders.id as orderId', 'orders.cart_id as cartId', 'orders.display_id as displayId'])
    .select(['order_acts.at', 'order_acts.actor_id', 'orders.user_id'])
    .where('orders.id', 'in', [...orderIds])
    .where('orders.state', '=', 'cancelled')
    .where('order_acts.act', '=', 'cancel')
    .where('order_acts.state', '<>', 'ended')
    .orderBy('order_acts.at', 'desc')
    .execute();
  return Promise.all(
    rows.map(async ({ actor_id, user_id, at, ...row }) => ({
      ...row,
      at: new Date(at).toISOString(),
      by: actor_id === user_id ? null : await nameOf(db, actor_id),
    })),
  );
}

async function nameOf(db: Queries, userId: string): Promise<string> {
  const account = await findAccount(db, userId);
  return `${account?.firstName ?? ''} ${account?.lastName ?? ''}`.trim() || (account?.email ?? '');
}
