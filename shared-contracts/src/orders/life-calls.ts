import * as z from 'zod/mini';
import { defineCall } from '../call/define-call.ts';
import { centsSchema } from '../primitives/cents.ts';
import { identifier, wholeNumber, wireText } from '../primitives/wire-text.ts';
import { shipmentFormSchema } from '../ship-form/schema.ts';
import { orderDetailSchema, orderShipmentSchema, orderSummarySchema } from './order-detail.ts';
import { orderStates } from './states.ts';

const one = { params: z.object({ orderId: identifier }), access: 'signed-in' as const };
const notFound = { order_not_found: 404 };

export const listOrders = defineCall({
  name: 'orders.list',
  row: 'own',
  summary: 'The user’s orders, newest first, and upcoming ones; `before` is the previous page’s `next`',
  method: 'GET',
  path: '/api/v6/orders',
  access: 'signed-in',
  query: z.object({
    before: z.optional(wireText(200)),
    /** 1 to 50, 20 by default. */
    limit: z.optional(wholeNumber),
    /** Words of a place, a traveler or the number; an order must match all of them. */
    search: z.optional(wireText(100)),
    /** The year of the first pickup. */
    year: z.optional(wholeNumber),
  }),
  response: z.object({
    orders: z.array(orderSummarySchema),
    /** The key of the next page; null on the last one. */
    next: z.optional(z.nullable(z.string())),
    /**
     * Only with the first page: orders that have not arrived yet, soonest first. They are also in `orders`.
     */
    coming: z.optional(z.array(orderSummarySchema)),
    /** With the first page: the years with shipments, regardless of the search. */
    years: z.optional(z.array(z.int())),
  }),
});

export const readOrder = defineCall({
  ...one,
  name: 'orders.read',
  row: 'own',
  summary: 'An order with its shipments and their tracking',
  method: 'GET',
  path: '/api/v6/orders/:orderId',
  response: orderDetailSchema,
  errors: notFound,
});

export const trackOrder = defineCall({
  ...one,
  name: 'orders.tracking',
  row: 'own',
  summary: 'Tracking events of each bag, newest first',
  method: 'GET',
  path: '/api/v6/orders/:orderId/tracking',
  response: z.object({ state: z.enum(orderStates), shipments: z.array(orderShipmentSchema) }),
  errors: notFound,
});

export const cancelOrder = defineCall({
  ...one,
  name: 'orders.cancel',
  row: 'own',
  summary: 'Cancels an order and refunds it by the rule that applies today',
  method: 'POST',
  path: '/api/v6/orders/:orderId/cancel',
  rate: 'strict',
  body: z.strictObject({ comment: z.optional(wireText(500)) }),
  response: z.object({ state: z.enum(orderStates), refund_cents: centsSchema }),
  errors: { ...notFound, action_not_allowed: 409 },
});

export const shipAgain = defineCall({
  ...one,
  name: 'orders.ship-again',
  row: 'own',
  summary: 'The booking of an order, as a start for another',
  method: 'GET',
  path: '/api/v6/orders/:orderId/ship_again',
  response: z.object({ ship_state: shipmentFormSchema }),
  errors: { ...notFound, action_not_allowed: 409 },
});

/** The same direction again, or the reverse. */
export const repeatDirections = ['again', 'back'] as const;
export type RepeatDirection = (typeof repeatDirections)[number];

export const shipAgainCart = defineCall({
  ...one,
  name: 'orders.ship-again-cart',
  row: 'own',
  summary: 'Creates a cart from an order without its days, in the same or the return direction',
  method: 'POST',
  path: '/api/v6/orders/:orderId/ship_again',
  /** `again` by default. */
  body: z.strictObject({ direction: z.optional(z.enum(repeatDirections)) }),
  response: z.object({
    id: z.string(),
    order_id: z.string(),
    display_id: z.string(),
    cart_token: z.string(),
    ship_state: shipmentFormSchema,
    /** TK-14: the owner of the booking, when staff begin it. */
    booked_for: z.optional(z.string()),
  }),
  errors: { ...notFound, action_not_allowed: 409 },
});
