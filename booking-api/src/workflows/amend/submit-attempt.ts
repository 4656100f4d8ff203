import type { Cents } from '@sendahead/shared-contracts/primitives/cents';
import type { Actor, AmendPurpose, PayPurpose } from '../../modules/bookings/public/purpose.ts';
import { openCart } from '../../modules/carts/public/open-cart.ts';
import { findCart } from '../../modules/carts/public/store.ts';
import type { Order } from '../../modules/orders/public/store.ts';
import { fingerprintOf } from '../../modules/payments/public/attempts/request-key.ts';
import type { Queries } from '../../platform/database/database.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { CheckoutRequest, PlaceOrderContext } from '../checkout/context.ts';
import type { PaymentAnswer } from '../checkout/place-order/answers/answer.ts';
import { placeOrder } from '../checkout/place-order/place-order.ts';
import { fieldsOfMeans, type MeansOfChange } from './means-of-change.ts';

/** The purpose of an attempt about an order, the agreed price, and the payment of a positive one. */
export type Submission = {
  purpose: AmendPurpose | PayPurpose;
  agreed: Cents;
  means: MeansOfChange | undefined;
  /** The staff member who submits it, by a press that has its own key; absent for one in the owner's name. */
  press?: StaffPress | undefined;
};

/** A press of staff: repeated, it has no further effect. `hash` identifies what was requested. */
export type StaffPress = { by: Actor; key: string; hash: Buffer };

/**
 * Submits an attempt for an existing order in its owner's name: the difference is charged or refunded exactly
 * once, regardless of failures in between. Throws Refusal `recalc`, `change_in_progress`, `pickup_time_over`,
 * `action_not_allowed`, `payment_refused`, `international_info_required`.
 */
export async function submitAttempt(
  context: PlaceOrderContext,
  order: Order,
  submission: Submission,
): Promise<void> {
  await submitCheckout(context, await checkoutOf(context, order, submission));
}

/** The same for an attempt on an existing cart. */
export const submitCheckout = async (context: PlaceOrderContext, request: CheckoutRequest): Promise<void> =>
  requirePlaced(await placeOrder(context, request).catch(asChangeRefusal));

/** Throws the Refusals of `submitAttempt` for the answer of an attempt that did not succeed. */
export function requirePlaced(answer: PaymentAnswer): void {
  if (answer.status === true) return;
  if (answer.status === 'pending') throw new Refusal(409, 'change_in_progress');
  if (answer.error === 'recalc') throw new Refusal(409, 'recalc');
  if (answer.error === 'pickup_time_over' || answer.error === 'same_day_delivery_over')
    throw new Refusal(422, 'pickup_time_over');
  throw new Refusal(422, 'payment_refused', { extensions: { error: answer.error } });
}

/** An attempt needs a cart, so each one without gets a hidden cart. */
async function checkoutOf(
  { db, clock }: PlaceOrderContext,
  order: Order,
  { purpose, agreed, means, press }: Submission,
): Promise<CheckoutRequest> {
  const owner = await ownerOf(db, order);
  const payer = press
    ? { userId: press.by.id, role: press.by.role, clubId: null }
    : { userId: order.user_id, role: owner.role, clubId: owner.club_id };
  const { id: cartId, tokenHash } = await openCart(db, {
    brandId: order.brand_id,
    micrositeId: (await findCart(db, order.cart_id))?.micrositeId ?? null,
    userId: order.user_id,
    sessionHash: null,
    heldBy: press?.by.id ?? null,
    now: clock.instant(),
  });
  const form = {
    quote_id: 'none',
    payment_method_type: 'NewCard',
    store_card_information: false,
    ...fieldsOfMeans(means),
  } as const;
  return {
    purpose,
    agreed,
    ...payer,
    cartId,
    tokenHash,
    host: null,
    key: press?.key ?? `change-${cartId}`,
    requestHash: press?.hash ?? fingerprintOf(form),
    form,
  };
}

const ownerOf = (db: Queries, { user_id: id }: Order) =>
  db.selectFrom('users').select(['role', 'club_id']).where('id', '=', id).executeTakeFirstOrThrow();

/** The order was found before but not now, so another change has replaced it. */
export function asChangeRefusal(error: unknown): never {
  const code = error instanceof Refusal ? error.code : undefined;
  if (code === 'order_not_found') throw new Refusal(409, 'action_not_allowed');
  if (code === 'attempt_in_progress') throw new Refusal(409, 'change_in_progress');
  throw error;
}
