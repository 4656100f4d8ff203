import { homeTimeZone } from '@sendahead/shared-contracts/calendar/local-now';
import type { CartSession } from '@sendahead/shared-contracts/carts/schema';
import { waivedFeeId } from '@sendahead/shared-contracts/constants';
import type { RepeatDirection } from '@sendahead/shared-contracts/orders/life-calls';
import type { ShipmentForm } from '@sendahead/shared-contracts/ship-form/schema';
import type { BookingRecord } from '../../../modules/bookings/public/draft.ts';
import { openCart } from '../../../modules/carts/public/open-cart.ts';
import { findCart, saveSession } from '../../../modules/carts/public/store.ts';
import type { Order } from '../../../modules/orders/public/store.ts';
import { carryInternationalInfo } from '../../../modules/preferences/public/store.ts';
import { localTime } from '../../../platform/clock.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { reversedEnds } from '../../checkout/amendment/legs/leg-ends.ts';
import { singleLegForm } from '../../checkout/amendment/legs/single-leg-form.ts';

/** The days are past, a coupon was for that order, and ids of its cart do not belong to the new one. */
const ofItsTime: readonly (keyof ShipmentForm)[] = [
  'cart_id',
  'order_tracking_id',
  'pickup_date',
  'arrival_date',
  'return_pickup_date',
  'return_arrival_date',
  'coupon',
  'trip_plan',
  'gift-card',
  'more-gift-cards',
];
const fees: readonly (keyof ShipmentForm)[] = ['outbound_pickup', 'return_pickup'];

/**
 * The booking of an order as the start of another one, in the same direction or as its return. Throws Refusal
 * `action_not_allowed` when no booking was stored.
 */
export function bookingToRepeat(order: Order, direction: RepeatDirection = 'again'): ShipmentForm {
  const { booking } = order.shipment;
  if (!booking) throw new Refusal(409, 'action_not_allowed');
  const form = direction === 'back' ? wayBackOf(booking) : booking.form;
  const dropped = [...ofItsTime, ...fees.filter((fee) => form[fee] === String(waivedFeeId))];
  return Object.fromEntries(
    Object.entries(form).filter(([name]) => !dropped.some((other) => other === name)),
  );
}

/** A booking of only the return: the booked return of a round trip, or else the reversed trip. */
function wayBackOf(booking: BookingRecord): ShipmentForm {
  const back = booking.legs.find(({ leg }) => leg === 'return');
  return back ? singleLegForm(booking, 'return', back.shipDate) : reversedEnds(booking.form);
}

/**
 * Opens a cart for a user with the booking of an order, and the traveler's days abroad if they are in the
 * future; its token is returned only here.
 */
export async function openCartLike(
  db: Queries,
  order: Order,
  owner: {
    userId: string;
    /** Staff who book for the user. */
    heldBy?: string | null;
    now: string;
    direction?: RepeatDirection | undefined;
  },
): Promise<{
  id: string;
  order_id: string;
  display_id: string;
  cart_token: string;
  ship_state: ShipmentForm;
}> {
  const booking = bookingToRepeat(order, owner.direction);
  const cart = await openCart(db, {
    brandId: order.brand_id,
    micrositeId: (await findCart(db, order.cart_id))?.micrositeId ?? null,
    userId: owner.userId,
    sessionHash: null,
    heldBy: owner.heldBy ?? null,
    now: owner.now,
  });
  const shipState = { ...booking, cart_id: cart.id };
  const today = localTime(Date.parse(owner.now), homeTimeZone).date;
  await carryInternationalInfo(db, { from: order.cart_id, to: cart.id }, today);
  await saveSession(db, cart, sessionOf(shipState, order), owner.userId, owner.now);
  return {
    id: cart.id,
    order_id: cart.orderId,
    display_id: cart.displayId,
    cart_token: cart.token,
    ship_state: shipState,
  };
}

const sessionOf = (form: ShipmentForm, order: Order): CartSession => ({
  origin_city: form.o_city ?? '',
  origin_state: form.o_state ?? '',
  destination_city: form.d_city ?? '',
  destination_state: form.d_state ?? '',
  travelers: order.shipment.travelers.map(({ name, email }) => `${name}:${email}`.slice(0, 200)),
  ship_state: form,
});
