import * as z from 'zod/mini';
import { defineCall } from '../call/define-call.ts';
import { priceFields } from '../pricing/calls.ts';
import { identifier, wireFlag, wireText } from '../primitives/wire-text.ts';
import { shipmentFormSchema } from '../ship-form/schema.ts';
import { paymentMethodTypes } from './method-types.ts';

export { clientToken, clientTokenSchema } from './client-token-calls.ts';

/** `true` done, `pending` not decided yet, `false` refused (OPEN-41). */
export const paymentStatusSchema = z.union([z.boolean(), z.literal('pending')]);

/** The rest of the payment form, which is sent with any payment method (EN-25, PY-26). */
export const paymentFormFields = {
  /** The cardholder, by name and mail (RO-11, VL-48). */
  'card-holder-first-name': z.optional(wireText(60)),
  'card-holder-last-name': z.optional(wireText(60)),
  'card-holder-email': z.optional(wireText(255)),
  'billing-zip-code': z.optional(wireText(10)),
  'billing-country': z.optional(wireText(2)),
  sales_club_billing: z.optional(wireText(12)),
  /** `true` when a travel agent books, who is described by the four fields below (PY-26). */
  agent: z.optional(wireText(60)),
  'referral-travel-company': z.optional(wireText(100)),
  'agent-name': z.optional(wireText(60)),
  iata_number: z.optional(wireText(20)),
  'referral-travel-network': z.optional(wireText(60)),
  comment: z.optional(wireText(500)),
  ghin_number: z.optional(wireText(12)),
  /**
   * Whether the caller can ask for the terms of the holiday weeks (TL-26); a caller that cannot is not
   * refused for them.
   */
  asks_holiday_terms: z.optional(wireFlag),
  /**
   * What to do when the caller has already ordered the booking, from its copy or its original: `ask` refuses,
   * `meant` orders again.
   */
  second_order: z.optional(z.enum(['ask', 'meant'])),
  /** CO-86: the recipient of a pay link, for the call that sends one. */
  pay_link_email: z.optional(wireText(255)),
};

/** The shipment, its price and its payment. */
export const paymentBodySchema = z.extend(shipmentFormSchema, {
  ...priceFields,
  /** The quote whose total the customer saw. */
  quote_id: identifier,
  payment_method_type: z.enum(paymentMethodTypes),
  /** Absent when there is nothing to pay. */
  payment_method_nonce: z.optional(wireText(200)),
  /** A saved payment method, by its id from user_payment_info and payment_info. */
  payment_method_id: z.optional(identifier),
  store_card_information: wireFlag,
  /** MD-22: allows staff to charge another user's saved method; from the call that records the reason. */
  authorization_id: z.optional(identifier),
  ...paymentFormFields,
});

export const processPayment = defineCall({
  name: 'payments.process-payment',
  row: 'EP-50',
  summary: 'Places and pays an order. Idempotent by the header Idempotency-Key',
  method: 'POST',
  path: '/refactor/v5/process_payment',
  access: 'signed-in',
  body: paymentBodySchema,
  response: z.object({
    status: paymentStatusSchema,
    order_id: z.nullable(z.string()),
    /** A code; 'recalc' when the price is no longer the quoted one. */
    error: z.nullable(z.string()),
    payment_type: z.nullable(z.enum(paymentMethodTypes)),
  }),
  errors: {
    idempotency_key_missing: 400,
    cart_not_found: 404,
    quote_not_found: 404,
    order_not_found: 404,
    order_changed: 409,
    payment_method_not_found: 404,
    club_billing_not_allowed: 403,
    terms_not_accepted: 403,
    authorization_needed: 403,
    attempt_in_progress: 409,
    bill_divided: 409,
    ordering_paused: 409,
    idempotency_key_reused: 422,
    form_incomplete: 422,
    customer_needed: 422,
    international_info_required: 422,
    holiday_terms_required: 422,
    booking_ordered_already: 422,
    group_booked_already: 409,
  },
});

export const orderStatus = defineCall({
  name: 'payments.order-status',
  row: 'EP-53',
  summary: 'Whether a pending order has been decided; `status` is absent until then',
  method: 'GET',
  path: '/api/v5/order_status',
  access: 'signed-in',
  query: z.object({ order_id: identifier, timestamp: z.optional(wireText(30)) }),
  response: z.object({
    status: z.optional(z.boolean()),
    /** Ours: why there is no order, in the words of place order's `error`; only when `status` is false. */
    error: z.optional(z.string()),
  }),
  errors: { order_not_found: 404 },
});
