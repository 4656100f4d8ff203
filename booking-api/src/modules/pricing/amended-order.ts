import type { Role } from '@sendahead/shared-contracts/call/access';
import { may } from '@sendahead/shared-contracts/call/role-acts';
import { allowedActs } from '@sendahead/shared-contracts/orders/states';
import type { Cents } from '@sendahead/shared-contracts/primitives/cents';
import type { Queries } from '../../platform/database.ts';
import { Refusal } from '../../platform/refusal.ts';
import { paidFor } from '../payments/refunds.ts';

/** What an order brings into the price that amends it. */
export type AmendedOrder = {
  paidCents: Cents;
  /** What staff have corrected its price by, signed; it holds for what the order becomes. */
  rateCents: number | null;
};

/** The order to be amended. Throws Refusal `order_not_found` for another person's, and for one that may not be changed any more. */
export async function findAmended(
  db: Queries,
  orderId: string,
  who: { userId: string | null; role: Role },
): Promise<AmendedOrder> {
  const order = await db
    .selectFrom('orders')
    .leftJoin('rate_adjustments', 'rate_adjustments.cart_id', 'orders.cart_id')
    .select(['user_id', 'state', 'amount_cents as rateCents'])
    .where('id', '=', orderId)
    .executeTakeFirst();
  const own = order !== undefined && (order.user_id === who.userId || may(who.role, 'change_every_order'));
  if (!own || !allowedActs(order.state, who.role).includes('change'))
    throw new Refusal(404, 'order_not_found');
  return { paidCents: await paidFor(db, orderId), rateCents: order.rateCents };
}
