import type { StoredCart } from '../../../../modules/carts/public/store.ts';
import { countChanges } from '../../../../modules/orders/public/count-changes.ts';
import type { Queries } from '../../../../platform/database/database.ts';
import { Refusal } from '../../../../platform/http/refusal.ts';

/**
 * CH-04: a cart that changes an order contains the order as it was when the cart was opened; it must not
 * silently undo a later change. The order is locked. Throws Refusal `order_changed`.
 */
export async function requireUnchangedOrder(
  db: Queries,
  { amends, amendsAfter }: Pick<StoredCart, 'amends' | 'amendsAfter'>,
): Promise<void> {
  if (amends !== null && (await countChanges(db, amends)) !== amendsAfter)
    throw new Refusal(409, 'order_changed');
}
