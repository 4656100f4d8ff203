import { type Role, staffRoles } from '@sendahead/shared-contracts/call/access';
import { allowedActs } from '@sendahead/shared-contracts/orders/states';
import type { Cents } from '@sendahead/shared-contracts/primitives/cents';
import type { Queries } from '../../platform/database.ts';
import { Refusal } from '../../platform/refusal.ts';
import { paidFor } from '../payments/refunds.ts';

/**
 * What the order to be amended has brought in. Another person's order, or one that may not be changed
 * any more, is not found.
 */
export async function paidBefore(
  db: Queries,
  orderId: string,
  who: { userId: string | null; role: Role },
): Promise<Cents> {
  const order = await db
    .selectFrom('orders')
    .select(['user_id', 'state'])
    .where('id', '=', orderId)
    .executeTakeFirst();
  const own = order !== undefined && (order.user_id === who.userId || staffRoles.includes(who.role));
  if (!own || !allowedActs(order.state, who.role).includes('change'))
    throw new Refusal(404, 'order_not_found');
  return paidFor(db, orderId);
}
