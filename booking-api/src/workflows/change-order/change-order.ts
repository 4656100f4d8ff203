import { createHash } from 'node:crypto';
import type { CallAnswer } from '@sendahead/shared-contracts/call/define-call';
import type { OrderChange } from '@sendahead/shared-contracts/orders/change-schema';
import type { processPayment } from '@sendahead/shared-contracts/payments/calls';
import { openCart } from '../../modules/carts/open-cart.ts';
import { findCart } from '../../modules/carts/store.ts';
import { findBrandById } from '../../modules/catalog/store.ts';
import type { Order } from '../../modules/orders/store.ts';
import { plainAsk } from '../../modules/pricing/price-ask.ts';
import { priceCart } from '../../modules/pricing/price-cart.ts';
import { storeQuote } from '../../modules/pricing/quotes.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { PlaceOrderContext } from '../place-order/context.ts';
import { placeOrder } from '../place-order/place-order.ts';
import { amendingForm, inOurWords, type PricedChange, priceChange } from './price-change.ts';

type Answer = CallAnswer<typeof processPayment>;
export type ChangeRequest = { change: OrderChange; differenceCents: number; nonce: string | undefined };

/**
 * Changes an order before its pickup. The changed booking goes the way of every order that is paid: a cart, a quote, a
 * press that amends, so that the difference is charged or given back once, whatever fails in between, and the labels
 * are bought anew. Throws the Refusals of `priceChange`, and `recalc`, `payment_required`, `payment_refused`,
 * `change_in_progress`, `international_info_required`.
 */
export async function changeOrder(
  context: PlaceOrderContext,
  order: Order,
  { change, differenceCents, nonce }: ChangeRequest,
): Promise<PricedChange> {
  const priced = await priceChange(context, order, change);
  if (priced.difference !== differenceCents) throw new Refusal(409, 'recalc');
  if (priced.difference > 0 && !nonce) throw new Refusal(422, 'payment_required');
  const answer = await pay(context, order, priced, nonce).catch(inOurWords);
  if (answer.status === true) return priced;
  if (answer.status === 'pending') throw new Refusal(409, 'change_in_progress');
  if (answer.error === 'recalc') throw new Refusal(409, 'recalc');
  if (answer.error === 'pickup_time_over') throw new Refusal(422, 'pickup_time_over');
  throw new Refusal(422, 'payment_refused', { beside: { error: answer.error } });
}

async function pay(
  context: PlaceOrderContext,
  order: Order,
  { form, role, difference }: PricedChange,
  nonce: string | undefined,
): Promise<Answer> {
  const { db, clock } = context;
  const brand = await findBrandById(db, order.brand_id);
  if (!brand) throw new Error('the brand of an order is gone');
  const { id: cartId, tokenHash } = await openCart(db, {
    brandId: order.brand_id,
    micrositeId: (await findCart(db, order.cart_id))?.micrositeId ?? null,
    userId: order.user_id,
    sessionHash: null,
    now: clock.instant(),
  });
  const ask = { ...plainAsk, userId: order.user_id, cartId, amends: order.id };
  const price = await priceCart(db, clock, { form, brand: brand.slug, role, ask });
  // What was agreed to is held against the order as it is now: another change may have come first.
  if (price.totalCents !== difference) throw new Refusal(409, 'recalc');
  const { quote, stored } = storeQuote(db, clock, { cartId, brand: brand.slug }, price);
  await stored;
  const body = amendingForm(form, order.id, {
    quote_id: quote.id,
    ...(difference > 0 ? { payment_method_nonce: nonce } : {}),
  });
  const text = await placeOrder(unlessChanged(context, order), {
    userId: order.user_id,
    role,
    clubId: null,
    cartId,
    tokenHash,
    key: `change-${cartId}`,
    requestHash: createHash('sha256').update(JSON.stringify(body)).digest(),
    form: body,
  });
  // Written by the payment itself, in the shape of its contract.
  return JSON.parse(text) as Answer;
}

/** Prices an order, which the press has locked by then, only while it is the one that its change was made from. */
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
