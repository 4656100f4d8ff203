import * as z from 'zod/mini';
import { defineCall } from '../call/define-call.ts';
import { linkedShipmentSchema } from '../payments/linked-shipment.ts';
import { centsSchema } from '../primitives/cents.ts';
import { identifier, wireText } from '../primitives/wire-text.ts';
import { orderChangeSchema, pricedAfterSchema } from './change-schema.ts';
import { legNameSchema } from './leg-name.ts';

/** `order_changed`: the change was priced for an order that has changed since, and can no longer be made. */
export const payLinkStates = [
  'open',
  'paid',
  'withdrawn',
  'expired',
  'order_changed',
  'order_canceled',
] as const;
export type PayLinkState = (typeof payLinkStates)[number];

const link = {
  /** What it pays for, one sentence per item; no street, no name. */
  what: z.array(z.string()),
  amount_cents: centsSchema,
  state: z.enum(payLinkStates),
  /** An instant. */
  expires_at: z.string(),
};

/** A link as staff see it. */
export const payLinkSchema = z.object({
  ...link,
  id: z.string(),
  /** The request that it pays for; null when it pays for a change, which is then made. */
  request_id: z.nullable(z.string()),
  /** The number of requested emails; pass it to request another one. */
  round: z.int(),
  /** When the last email was sent; null before that. */
  sent_at: z.nullable(z.string()),
  closed_at: z.nullable(z.string()),
  /** It is sent as a text message; absent for an email. */
  by_text: z.optional(z.boolean()),
});
export type PayLink = z.output<typeof payLinkSchema>;

/** A link as its page shows it to anyone with it: no last name, no street, no card. */
export const openedPayLinkSchema = z.object({
  ...link,
  display_id: z.string(),
  /** CO-92: the order in its current state. */
  shipment: z.optional(linkedShipmentSchema),
  /** The order changes once it is paid. */
  changes_order: z.boolean(),
});
export type OpenedPayLink = z.output<typeof openedPayLinkSchema>;

const byStaff = { row: 'own', access: 'change_every_order', method: 'POST' } as const;
const one = z.object({ orderId: identifier, linkId: identifier });

export const sendChangeLink = defineCall({
  ...byStaff,
  name: 'orders.send-change-link',
  summary:
    'Emails the customer a link to pay an order change, which applies it. Withdraws an open link to another change',
  path: '/api/v6/orders/:orderId/pay_links',
  params: z.object({ orderId: identifier }),
  emptyClears: true,
  body: z.strictObject({
    /** For a change of one leg, origin and destination are that leg's ends. */
    leg: z.optional(legNameSchema),
    change: orderChangeSchema,
    /** The displayed difference; a different current one is refused. */
    difference_cents: z.int().check(z.gte(1)),
    priced_after: pricedAfterSchema,
    /** By text message, to the number that its owner agreed to get payments at; by email when absent. */
    by_text: z.optional(z.boolean()),
  }),
  response: payLinkSchema,
  errors: {
    order_not_found: 404,
    no_text_consent: 409,
    leg_not_found: 404,
    action_not_allowed: 409,
    recalc: 409,
    order_changed: 409,
    nothing_to_change: 422,
    club_address_fixed: 422,
    form_incomplete: 422,
    pickup_time_over: 422,
    no_service: 422,
    nothing_to_price: 422,
    line_not_offered: 422,
    international_info_required: 422,
  },
});

export const sendRequestLink = defineCall({
  ...byStaff,
  name: 'orders.send-request-link',
  summary: 'Emails the customer a link to pay a balance due, without signing in',
  path: '/api/v6/orders/:orderId/pay_requests/:requestId/link',
  params: z.object({ orderId: identifier, requestId: identifier }),
  body: z.strictObject({}),
  response: payLinkSchema,
  errors: { order_not_found: 404, request_closed: 409 },
});

export const sendPayLinkAgain = defineCall({
  ...byStaff,
  name: 'orders.send-pay-link-again',
  summary: 'Resends a pay link, valid for seven more days; earlier links expire',
  path: '/api/v6/orders/:orderId/pay_links/:linkId/send',
  params: one,
  body: z.strictObject({
    /** The number of emails requested so far, so that two clicks send one. */
    round: z.int(),
  }),
  response: payLinkSchema,
  errors: { pay_link_not_found: 404, pay_link_closed: 409, change_not_possible: 409 },
});

export const withdrawPayLink = defineCall({
  ...byStaff,
  name: 'orders.withdraw-pay-link',
  summary: 'Withdraws a pay link and its change',
  path: '/api/v6/orders/:orderId/pay_links/:linkId/withdraw',
  params: one,
  body: z.strictObject({}),
  response: payLinkSchema,
  errors: { pay_link_not_found: 404, pay_link_closed: 409 },
});

/** The token in the link. */
const token = wireText(100);

export const openPayLink = defineCall({
  row: 'own',
  name: 'orders.open-pay-link',
  summary: 'The purpose of a pay link, by its token in the body',
  method: 'POST',
  path: '/api/v6/pay_link/open',
  access: 'session',
  body: z.strictObject({ token }),
  response: openedPayLinkSchema,
  errors: { pay_link_not_found: 404 },
});

export const payByLink = defineCall({
  row: 'own',
  name: 'orders.pay-by-link',
  summary: 'Pays a pay link by card, once, and applies its change',
  method: 'POST',
  path: '/api/v6/pay_link/pay',
  access: 'session',
  rate: 'strict',
  body: z.strictObject({
    token,
    payment_method_nonce: wireText(200),
    'billing-zip-code': z.optional(wireText(10)),
  }),
  /** `error`: why the card was refused, by a code of place order. */
  response: z.object({ status: z.boolean(), error: z.nullable(z.string()), link: openedPayLinkSchema }),
  errors: {
    pay_link_not_found: 404,
    pay_link_closed: 409,
    ordering_paused: 409,
    change_in_progress: 409,
    change_not_possible: 409,
  },
});
