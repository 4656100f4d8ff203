import type { Actor } from '../../../modules/bookings/public/purpose.ts';
import { type CartKey, CartNotOpened, opensCart } from '../../../modules/carts/public/cart-access.ts';
import { mayOrder } from '../../../modules/carts/public/cart-owner.ts';
import { lockCart } from '../../../modules/carts/public/store.ts';
import { requireAct } from '../../../modules/orders/public/order-access.ts';
import type { LinkedBooking } from '../../../modules/orders/public/pay-links/pay-links.ts';
import { lockOrder } from '../../../modules/orders/public/store.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { PaymentForm, PlaceOrderContext } from '../../checkout/context.ts';
import { planBooking } from './booking-link.ts';
import { linkTo } from './send-link.ts';

type LinkRequest = { cartId: string; key: CartKey; form: PaymentForm; by: Actor };

/**
 * CO-46: sends a link that pays for a cart's changes of its order on the booking page, as it is now. Null on
 * success, or the code of place order for which none was sent. Throws Refusal `cart_not_found`,
 * `order_not_found`, `action_not_allowed`, and those of `planAttempt`.
 */
export const sendBookingLink = (context: PlaceOrderContext, linkRequest: LinkRequest) =>
  context.db.transaction().execute(async (trx): Promise<{ orderId: string } | { error: string }> => {
    const { by, key, form } = linkRequest;
    const cart = await lockCart(trx, linkRequest.cartId);
    if (!(await opensCart(trx, key, cart)) || cart?.status !== 'open') throw new CartNotOpened(cart);
    if (!mayOrder(cart, { userId: by.id, tokenHash: key.tokenHash }))
      throw new Refusal(404, 'cart_not_found');
    const order = cart.amends === null ? undefined : await lockOrder(trx, cart.amends);
    if (!order) throw new Refusal(404, 'order_not_found');
    requireAct(order, by, 'change');
    const booking: LinkedBooking = { kind: 'booking', cartId: cart.id, form: withoutPayment(form) };
    const difference = await planBooking(trx, context, order, { cart, booking, by, agreed: null });
    if ('error' in difference) return difference;
    if (difference.total <= 0) return { error: 'recalc' };
    await linkTo(trx, context, order, { amendment: booking, difference, by });
    return { orderId: order.id };
  });

const withoutPayment = ({
  payment_method_nonce: _nonce,
  payment_method_id: _id,
  authorization_id: _authorization,
  ...form
}: PaymentForm): PaymentForm => ({
  ...form,
  payment_method_type: 'NewCard',
  store_card_information: false,
});
