import * as z from 'zod/mini';
import { defineCall } from '../call/define-call.ts';
import { centsSchema } from '../primitives/cents.ts';
import { identifier, wireText } from '../primitives/wire-text.ts';
import { paymentBodySchema } from './calls.ts';
import { linkedShipmentSchema } from './linked-shipment.ts';
import { billSplitSchema, ownShareSchema, splitRefusals } from './split-calls.ts';

/** The prefix of tokens of pay links for new orders, by which the payment page recognizes them. */
export const orderLinkPrefix = 'order-';

export const sendOrderLink = defineCall({
  name: 'payments.send-order-link',
  row: 'own',
  summary:
    'Emails `pay_link_email` a link to pay a cart that staff hold. Price and cart are held until it is paid, withdrawn or expired. Idempotent by the header Idempotency-Key',
  method: 'POST',
  path: '/api/v6/order_pay_links',
  access: 'help_people',
  body: paymentBodySchema,
  /** `error`: a code of place order; then no link was sent. */
  response: z.object({
    status: z.boolean(),
    error: z.nullable(z.string()),
    split: z.nullable(billSplitSchema),
  }),
  errors: {
    idempotency_key_missing: 400,
    cart_not_found: 404,
    quote_not_found: 404,
    order_not_found: 404,
    terms_not_accepted: 403,
    authorization_needed: 403,
    attempt_in_progress: 409,
    bill_divided: 409,
    ordering_paused: 409,
    group_booked_already: 409,
    idempotency_key_reused: 422,
    form_incomplete: 422,
    customer_needed: 422,
    international_info_required: 422,
    holiday_terms_required: 422,
    booking_ordered_already: 422,
    link_not_possible: 422,
  },
});

const cartId = z.object({ cart_id: identifier });

export const sendOrderLinkAgain = defineCall({
  name: 'payments.send-order-link-again',
  row: 'own',
  summary: 'Resends a new order’s pay link, to the same or another address; earlier links expire',
  method: 'POST',
  path: '/api/v6/order_pay_links/:cart_id/send',
  access: 'help_people',
  params: cartId,
  body: z.strictObject({ email: wireText(255) }),
  response: billSplitSchema,
  errors: { ...splitRefusals },
});

export const copyOrderLink = defineCall({
  name: 'payments.copy-order-link',
  row: 'own',
  summary: 'Creates a pay link of a new order to pass on without our email',
  method: 'POST',
  path: '/api/v6/order_pay_links/:cart_id/copy',
  access: 'help_people',
  params: cartId,
  body: z.strictObject({}),
  /** Its path and fragment, on the host of the cart's brand. */
  response: z.object({ address: z.string() }),
  errors: { ...splitRefusals },
});

/** `paying`: a payment is in progress, in another tab or not decided yet. */
export const orderLinkStates = ['open', 'paying', 'paid', 'withdrawn', 'expired'] as const;
export type OrderLinkState = (typeof orderLinkStates)[number];

/**
 * A new order as the page of its link shows it to anyone with it: no street, no phone, no traveler's last
 * name.
 */
export const openedOrderLinkSchema = z.object({
  /** The requester's name. */
  asked_by: z.string(),
  display_id: z.string(),
  state: z.enum(orderLinkStates),
  amount_cents: centsSchema,
  legs: ownShareSchema.shape.legs,
  items: z.array(z.string()),
  /** CO-92 */
  shipment: z.optional(linkedShipmentSchema),
  lines: z.array(z.object({ title: z.string(), amount_cents: centsSchema })),
  /** An instant. */
  expires_at: z.string(),
  /** Why the last card was refused, by a code of place order; null when none was. */
  problem: z.nullable(z.string()),
});
export type OpenedOrderLink = z.output<typeof openedOrderLinkSchema>;

/** The token in the link. */
const token = wireText(100);

export const openOrderLink = defineCall({
  name: 'payments.open-order-link',
  row: 'own',
  summary: 'The new order of a pay link, by its token in the body',
  method: 'POST',
  path: '/api/v6/order_pay_link/open',
  access: 'session',
  body: z.strictObject({ token }),
  response: openedOrderLinkSchema,
  errors: { pay_link_not_found: 404 },
});

export const payOrderLink = defineCall({
  name: 'payments.pay-order-link',
  row: 'own',
  summary: 'Pays a new order by the link holder’s card, once, and places it',
  method: 'POST',
  path: '/api/v6/order_pay_link/pay',
  access: 'session',
  rate: 'strict',
  body: z.strictObject({
    token,
    payment_method_nonce: wireText(200),
    'billing-zip-code': z.optional(wireText(10)),
  }),
  /**
   * `error`: why the card was refused, by a code of place order. While the payment is undecided, there is
   * neither success nor error.
   */
  response: z.object({ status: z.boolean(), error: z.nullable(z.string()), link: openedOrderLinkSchema }),
  errors: {
    pay_link_not_found: 404,
    pay_link_closed: 409,
    ordering_paused: 409,
    attempt_in_progress: 409,
    order_not_possible: 409,
  },
});
