import type { CartSession } from '@sendahead/shared-contracts/carts/schema';
import type { OrderChange } from '@sendahead/shared-contracts/orders/change-schema';
import type { ShipmentForm } from '@sendahead/shared-contracts/ship-form/schema';
import { openCart } from '../../../modules/carts/public/open-cart.ts';
import { findCart, saveSession } from '../../../modules/carts/public/store.ts';
import { countChanges } from '../../../modules/orders/public/count-changes.ts';
import type { Reader } from '../../../modules/orders/public/order-access.ts';
import type { Order } from '../../../modules/orders/public/store.ts';
import { isWholeTrip } from '../../../modules/orders/public/whole-trip.ts';
import { carryAnswers, carryInternationalInfo } from '../../../modules/preferences/public/store.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { changedForm } from '../../checkout/amendment/whole/change-form.ts';

/** Fields that belong to the order's first cart: its ids, and already charged gift cards. */
const ofItsCart: readonly string[] = ['cart_id', 'order_tracking_id', 'gift-card', 'more-gift-cards'];

/** A cart that changes an order, with its token, which is returned only here. */
export type ChangeCart = { id: string; display_id: string; cart_token: string };

/**
 * Opens a cart with an order's booking and its dates; placing it amends that order. The cart belongs to the
 * owner; staff who change the order on the owner's behalf hold it, and may open it with a change entered.
 * Throws Refusal `action_not_allowed` for an order that can only be changed leg by leg, and those of
 * `changedForm`.
 */
export async function openChangeCart(
  db: Queries,
  order: Order,
  by: Pick<Reader, 'id'> & { now: string },
  change?: OrderChange,
): Promise<ChangeCart> {
  const booked = order.shipment.booking?.form;
  const ordered = await findCart(db, order.cart_id);
  if (!booked || !isWholeTrip(order.shipment)) throw new Refusal(409, 'action_not_allowed');
  const form = change ? changedForm(booked, change) : booked;
  const cart = await openCart(db, {
    brandId: order.brand_id,
    micrositeId: ordered?.micrositeId ?? null,
    userId: order.user_id,
    sessionHash: null,
    amends: { orderId: order.id, after: await countChanges(db, order.id) },
    heldBy: by.id === order.user_id ? null : by.id,
    now: by.now,
  });
  const carts = { from: order.cart_id, to: cart.id };
  await carryInternationalInfo(db, carts);
  await carryAnswers(db, carts);
  await saveSession(db, cart, sessionOf(form, order, cart.id), order.user_id, by.now);
  return { id: cart.id, display_id: cart.displayId, cart_token: cart.token };
}

function sessionOf(booked: ShipmentForm, order: Order, cartId: string): CartSession {
  const form: ShipmentForm = Object.fromEntries(
    Object.entries(booked).filter(([name]) => !ofItsCart.includes(name)),
  );
  return {
    origin_city: form.o_city ?? '',
    origin_state: form.o_state ?? '',
    destination_city: form.d_city ?? '',
    destination_state: form.d_state ?? '',
    travelers: order.shipment.travelers.map(({ name, email }) => `${name}:${email}`.slice(0, 200)),
    ship_state: { ...form, cart_id: cartId },
  };
}
