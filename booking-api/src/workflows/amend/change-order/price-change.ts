import type { FieldError } from '@sendahead/shared-contracts/call/problem';
import type { Role } from '@sendahead/shared-contracts/call/roles';
import type { OrderChange } from '@sendahead/shared-contracts/orders/change-schema';
import { processPayment } from '@sendahead/shared-contracts/payments/calls';
import { type Cents, cents } from '@sendahead/shared-contracts/primitives/cents';
import type { ShipmentForm } from '@sendahead/shared-contracts/ship-form/schema';
import { parse } from 'zod/v4/core';
import type { ShipmentRecord } from '../../../modules/bookings/public/draft.ts';
import { findCart } from '../../../modules/carts/public/store.ts';
import type { Order } from '../../../modules/orders/public/store.ts';
import { isWholeTrip } from '../../../modules/orders/public/whole-trip.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { isPriced, type PaymentForm, type PlaceOrderContext } from '../../checkout/context.ts';
import { contactLabelErrors } from '../../checkout/place-order/checks/contact-labels.ts';
import { changedForm } from './change-form.ts';

/** What a change costs, and the booking that it makes of the order. */
export type PricedChange = {
  form: ShipmentForm;
  paidBefore: Cents;
  difference: Cents;
  legs: ShipmentRecord['legs'];
  role: Role;
};

/** The form of a payment that amends an order. */
export const amendingForm = (form: ShipmentForm, orderId: string, more: object = {}): PaymentForm =>
  parse(processPayment.body ?? never(), {
    ...form,
    quote_id: 'none',
    payment_method_type: 'NewCard',
    store_card_information: 'false',
    price_api_order_id: orderId,
    ...more,
  });

const never = (): never => {
  throw new Error('the payment call has no body');
};

/**
 * Prices an order as it would be after a change, by today's tariff and rules, for its owner. Throws Refusal
 * `nothing_to_change`, `club_address_fixed`, `form_incomplete` with the fields, `no_service`, `nothing_to_price`,
 * `pickup_time_over`, `action_not_allowed`.
 */
export async function priceChange(
  context: PlaceOrderContext,
  order: Order,
  change: OrderChange,
): Promise<PricedChange> {
  const booked = order.shipment.booking?.form;
  const cart = await findCart(context.db, order.cart_id);
  if (!booked || !cart || !isWholeTrip(order.shipment)) throw new Refusal(409, 'action_not_allowed');
  const form = changedForm(booked, change);
  const unlabelled = contactLabelErrors(form, booked);
  if (unlabelled.length > 0) throw incomplete(unlabelled);
  const { role } = await context.db
    .selectFrom('users')
    .select('role')
    .where('id', '=', order.user_id)
    .executeTakeFirstOrThrow();
  const priced = await context.db
    .transaction()
    .execute((trx) =>
      context.priceAgain(trx, {
        cart,
        form: amendingForm(form, order.id),
        role,
        owner: order.user_id,
        userId: order.user_id,
      }),
    )
    .catch(asChangeRefusal);
  if (!isPriced(priced)) {
    if (priced.problem === 'form_incomplete') throw incomplete(priced.fields);
    throw new Refusal(422, 'pickup_time_over');
  }
  return {
    form,
    role,
    paidBefore: priced.amends?.paidBefore ?? cents(0),
    difference: priced.total,
    legs: priced.shipment.legs,
  };
}

/** What keeps a trip from being priced at all is a code of its own. */
function incomplete(fields: readonly FieldError[]): Refusal {
  const unsold = (['no_service', 'nothing_to_price'] as const).find((code) =>
    fields.some((field) => field.code === code),
  );
  return new Refusal(422, unsold ?? 'form_incomplete', { fields });
}

/** An order that was found and is not any more has moved on; what is on its way for it is another change. */
export function asChangeRefusal(error: unknown): never {
  const code = error instanceof Refusal ? error.code : undefined;
  if (code === 'order_not_found') throw new Refusal(409, 'action_not_allowed');
  if (code === 'attempt_in_progress') throw new Refusal(409, 'change_in_progress');
  throw error;
}
