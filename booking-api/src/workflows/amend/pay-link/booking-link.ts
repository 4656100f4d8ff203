import { type Cents, cents } from '@sendahead/shared-contracts/primitives/cents';
import type { ShipmentRecord } from '../../../modules/bookings/public/draft.ts';
import type { Actor, AmendPurpose } from '../../../modules/bookings/public/purpose.ts';
import { findCart, type StoredCart } from '../../../modules/carts/public/store.ts';
import type { LinkedBooking, PayLink } from '../../../modules/orders/public/pay-links/pay-links.ts';
import type { Order } from '../../../modules/orders/public/store.ts';
import { fingerprintOf } from '../../../modules/payments/public/attempts/request-key.ts';
import type { DatabaseTransaction, Queries } from '../../../platform/database/database.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { newId } from '../../../platform/security/secrets.ts';
import { roleOf } from '../../checkout/amendment/role-of.ts';
import type { CheckoutRequest, PlaceOrderContext } from '../../checkout/context.ts';
import { planAttempt } from '../../checkout/place-order/steps/plan-attempt.ts';
import { fieldsOfMeans, type MeansOfChange } from '../means-of-change.ts';

type BookingCheckout = CheckoutRequest & { purpose: AmendPurpose };

/** The card comes with the payment, long after the price: until then a placeholder is used. */
const unknownCard = { nonce: 'of the link' };

/** The current price of a link's change, with its shipment; undefined when it is no longer possible. */
export async function bookingPriceNow(
  trx: DatabaseTransaction,
  context: PlaceOrderContext,
  order: Order,
  booking: LinkedBooking,
  agreed: Cents,
): Promise<{ total: Cents; shipment: ShipmentRecord } | undefined> {
  const cart = await findCart(trx, booking.cartId);
  if (!cart) return undefined;
  const by = await holderOf(trx, cart, order);
  const difference = await planBooking(trx, context, order, { cart, booking, by, agreed });
  return 'error' in difference ? undefined : difference;
}

/** The price of a change's cart, calculated like the attempt that pays for it, or why it cannot be paid. */
export async function planBooking(
  trx: DatabaseTransaction,
  context: PlaceOrderContext,
  order: Order,
  { cart, ...linked }: { cart: StoredCart; booking: LinkedBooking; by: Actor; agreed: Cents | null },
): Promise<{ total: Cents; shipment: ShipmentRecord } | { error: string }> {
  const checkout = checkoutOf(cart, order, { ...linked, means: unknownCard });
  const plan = await planAttempt(context, trx, cart, checkout);
  if ('error' in plan) return plan;
  return { total: plan.plan.gatewayCents, shipment: plan.attempt.draft.shipment };
}

/**
 * The attempt that pays a link to a change on the booking page: as it was when the link was sent, for the
 * person who holds its cart.
 */
export async function checkoutOfBooking(
  db: Queries,
  order: Order,
  link: PayLink,
  { booking, means }: { booking: LinkedBooking; means: MeansOfChange },
): Promise<BookingCheckout> {
  const cart = await findCart(db, booking.cartId);
  if (!cart) throw new Refusal(409, 'change_not_possible');
  const by = await holderOf(db, cart, order);
  return checkoutOf(cart, order, { booking, by, means, link, agreed: cents(link.amount_cents) });
}

async function holderOf(db: Queries, { heldBy }: StoredCart, order: Order): Promise<Actor> {
  const id = heldBy ?? order.user_id;
  return { id, role: await roleOf(db, id) };
}

function checkoutOf(
  cart: StoredCart,
  order: Order,
  wanted: {
    booking: LinkedBooking;
    by: Actor;
    agreed: Cents | null;
    means: MeansOfChange;
    link?: Pick<PayLink, 'id' | 'generation'>;
  },
): BookingCheckout {
  const { by, agreed, link } = wanted;
  const form = { ...wanted.booking.form, ...fieldsOfMeans(wanted.means) };
  return {
    purpose: {
      kind: 'amend',
      orderId: order.id,
      generation: link?.generation ?? null,
      amendment: { kind: 'booking' },
      by,
      linkId: link?.id,
    },
    agreed,
    userId: by.id,
    role: by.role,
    clubId: null,
    cartId: cart.id,
    tokenHash: cart.tokenHash,
    host: null,
    key: newId('link'),
    requestHash: fingerprintOf(form),
    form,
  };
}
