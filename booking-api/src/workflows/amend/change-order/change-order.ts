import type { OrderChange } from '@sendahead/shared-contracts/orders/change-schema';
import type { Order } from '../../../modules/orders/public/store.ts';
import { priceCart } from '../../../modules/pricing/public/price-cart.ts';
import { defaultPriceOptions } from '../../../modules/pricing/public/price-options.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { PlaceOrderContext } from '../../checkout/context.ts';
import { meansOfChange } from './means-of-change.ts';
import { type PricedChange, priceChange } from './price-change.ts';
import { submitChange } from './submit-change.ts';

export type ChangeRequest = {
  actorId: string;
  change: OrderChange;
  differenceCents: number;
  nonce: string | undefined;
};

/**
 * Changes an order before its pickup, by an attempt that amends it (`submitChange`); the labels are bought anew. Throws
 * Refusal `payment_required`, and those of `priceChange` and `submitChange`.
 */
export async function changeOrder(
  context: PlaceOrderContext,
  order: Order,
  { actorId, change, differenceCents, nonce }: ChangeRequest,
): Promise<PricedChange> {
  const priced = await priceChange(context, order, change);
  if (priced.difference !== differenceCents) throw new Refusal(409, 'recalc');
  const { form, role, difference } = priced;
  const { db, clock } = context;
  const means = await meansOfChange(db, order, difference, nonce);
  const submission = { actorId, form, difference, means };
  await submitChange(unlessChanged(context, order), order, submission, (brand) => {
    const owner = { userId: order.user_id, ownerId: order.user_id };
    const options = { ...defaultPriceOptions, ...owner, amends: order.id };
    return priceCart(db, clock, { form, brand, role, options });
  });
  return priced;
}

/** Prices an order, which the attempt has locked by then, only while it is the one that its change was made from. */
const unlessChanged = (context: PlaceOrderContext, order: Order): PlaceOrderContext => ({
  ...context,
  priceAgain: async (trx, asked) => {
    const { generation } = await trx
      .selectFrom('orders')
      .select('generation')
      .where('id', '=', order.id)
      .executeTakeFirstOrThrow();
    return generation === order.generation ? context.priceAgain(trx, asked) : { problem: 'recalc' };
  },
});
