import type { StoredCart } from '../../../modules/carts/public/store.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { CheckoutRequest } from '../context.ts';

/**
 * ADR 0118: a customer who has already ordered this booking, on the first device or from a copy opened by a
 * saved price's link, must confirm before ordering it again. Throws Refusal 422 `booking_ordered_already`.
 */
export async function requireFirstOrder(
  db: Queries,
  cart: Pick<StoredCart, 'id'>,
  { form }: Pick<CheckoutRequest, 'form'>,
  owner: string,
): Promise<void> {
  if (form.second_order !== 'ask') return;
  const ordered = await db
    .selectFrom('orders')
    .innerJoin('carts as other', 'other.id', 'orders.cart_id')
    .innerJoin('carts as own', (join) => join.on('own.id', '=', cart.id).onRef('own.id', '!=', 'other.id'))
    .select('orders.id')
    .where('orders.user_id', '=', owner)
    .where('orders.status', '=', 'placed')
    .where(({ eb, fn, ref }) =>
      eb(fn.coalesce('own.copy_of', 'own.id'), '=', fn.coalesce(ref('other.copy_of'), ref('other.id'))),
    )
    .executeTakeFirst();
  if (ordered) throw new Refusal(422, 'booking_ordered_already');
}
