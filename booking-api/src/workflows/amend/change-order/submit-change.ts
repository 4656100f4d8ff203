import { createHash } from 'node:crypto';
import type { Cents } from '@sendahead/shared-contracts/primitives/cents';
import type { ShipmentForm } from '@sendahead/shared-contracts/ship-form/schema';
import { openCart } from '../../../modules/carts/public/open-cart.ts';
import { findCart } from '../../../modules/carts/public/store.ts';
import { findBrandById } from '../../../modules/catalog/public/store.ts';
import type { Order } from '../../../modules/orders/public/store.ts';
import type { Price } from '../../../modules/pricing/public/price-cart.ts';
import { storeQuote } from '../../../modules/pricing/public/quotes.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { PlaceOrderContext } from '../../checkout/context.ts';
import type { PaymentAnswer } from '../../checkout/place-order/answers/answer.ts';
import { placeOrder } from '../../checkout/place-order/place-order.ts';
import { fieldsOfMeans, type MeansOfChange } from './means-of-change.ts';
import { amendingForm, asChangeRefusal } from './price-change.ts';

/** Prices a change for its brand. */
type PriceOfChange = (brand: string) => Promise<Price>;
/** Who changes the order, what it is to become, the difference that was agreed to, and what pays one above 0. */
export type ChangeSubmission = {
  actorId: string;
  form: ShipmentForm;
  difference: Cents;
  means: MeansOfChange | undefined;
};

/**
 * Submits a change as every order that is paid: a cart, a quote, an attempt that amends. The difference is charged or given
 * back once, whatever fails in between. `priceOf` prices the change; the attempt prices it again by `context.priceAgain`.
 * Throws Refusal `recalc`, `change_in_progress`, `pickup_time_over`, `action_not_allowed`, `payment_refused`,
 * `international_info_required`.
 */
export async function submitChange(
  context: PlaceOrderContext,
  order: Order,
  submission: ChangeSubmission,
  priceOf: PriceOfChange,
): Promise<void> {
  const answer = await pay(context, order, submission, priceOf).catch(asChangeRefusal);
  if (answer.status === true) return;
  if (answer.status === 'pending') throw new Refusal(409, 'change_in_progress');
  if (answer.error === 'recalc') throw new Refusal(409, 'recalc');
  if (answer.error === 'pickup_time_over' || answer.error === 'same_day_delivery_over')
    throw new Refusal(422, 'pickup_time_over');
  throw new Refusal(422, 'payment_refused', { beside: { error: answer.error } });
}

async function pay(
  context: PlaceOrderContext,
  order: Order,
  { actorId, form, difference, means }: ChangeSubmission,
  priceOf: PriceOfChange,
): Promise<PaymentAnswer> {
  const { db, clock } = context;
  const brand = await findBrandById(db, order.brand_id);
  if (!brand) throw new Error('the brand of an order is gone');
  const { role, club_id } = await db
    .selectFrom('users')
    .select(['role', 'club_id'])
    .where('id', '=', order.user_id)
    .executeTakeFirstOrThrow();
  const ordered = await findCart(db, order.cart_id);
  const { id: cartId, tokenHash } = await openCart(db, {
    brandId: order.brand_id,
    micrositeId: ordered?.micrositeId ?? null,
    userId: order.user_id,
    sessionHash: null,
    now: clock.instant(),
  });
  const price = await priceOf(brand.slug);
  // What was agreed to is held against the order as it is now: another change may have come first.
  if (price.totalCents !== difference) throw new Refusal(409, 'recalc');
  const quote = await storeQuote(db, clock, { cartId, brand: brand.slug }, price);
  const body = amendingForm(form, order.id, {
    quote_id: quote.id,
    ...fieldsOfMeans(means),
  });
  return placeOrder(context, {
    userId: order.user_id,
    actorId,
    role,
    clubId: club_id,
    cartId,
    tokenHash,
    host: null,
    key: `change-${cartId}`,
    requestHash: createHash('sha256').update(JSON.stringify(body)).digest(),
    form: body,
  });
}
