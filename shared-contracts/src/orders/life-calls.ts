import * as z from 'zod/mini';
import { defineCall } from '../call/define-call.ts';
import { calendarDateSchema } from '../primitives/calendar-date.ts';
import { centsSchema } from '../primitives/cents.ts';
import { identifier, wireText } from '../primitives/wire-text.ts';
import { shipmentFormSchema } from '../ship-form/schema.ts';

/** Where an order stands; the server says which acts are open from there. */
export const orderStates = [
  'placed',
  'labels_ready',
  'picked_up',
  'in_transit',
  'delivered',
  'cancelled',
] as const;
export const orderActs = ['cancel', 'change', 'print_labels', 'ship_again', 'add_to_calendar'] as const;

export const trackingEventSchema = z.object({
  at: z.string(),
  status: z.string(),
  description: z.string(),
  place: z.string(),
});

export const orderSummarySchema = z.object({
  order_id: z.string(),
  display_id: z.string(),
  state: z.enum(orderStates),
  placed_at: z.string(),
  from: z.string(),
  to: z.string(),
  pickup_date: calendarDateSchema,
  arrival_date: calendarDateSchema,
  items: z.int(),
  total_cents: centsSchema,
  allowed_actions: z.array(z.enum(orderActs)),
});
export type OrderSummary = z.output<typeof orderSummarySchema>;

const one = { params: z.object({ orderId: identifier }), access: 'signed-in' as const };
const notFound = { order_not_found: 404 };

export const listOrders = defineCall({
  name: 'orders.list',
  row: 'own',
  summary: 'The signed-in user’s orders, newest first',
  method: 'GET',
  path: '/api/v6/orders',
  access: 'signed-in',
  query: z.object({ before: z.optional(wireText(40)) }),
  response: z.object({ orders: z.array(orderSummarySchema) }),
});

export const readOrder = defineCall({
  ...one,
  name: 'orders.read',
  row: 'own',
  summary: 'An order with its shipments and their tracking',
  method: 'GET',
  path: '/api/v6/orders/:orderId',
  response: z.object({
    order: orderSummarySchema,
    shipments: z.array(
      z.object({
        leg: z.enum(['outbound', 'return']),
        traveler: z.string(),
        item: z.string(),
        tracking_number: z.nullable(z.string()),
        events: z.array(trackingEventSchema),
      }),
    ),
  }),
  errors: notFound,
});

export const cancelOrder = defineCall({
  ...one,
  name: 'orders.cancel',
  row: 'own',
  summary: 'Cancels an order and gives its money back by the rule of the day',
  method: 'POST',
  path: '/api/v6/orders/:orderId/cancel',
  body: z.strictObject({ comment: z.optional(wireText(500)) }),
  response: z.object({ state: z.enum(orderStates), refund_cents: centsSchema }),
  errors: { ...notFound, action_not_allowed: 409 },
});

export const shipAgain = defineCall({
  ...one,
  name: 'orders.ship-again',
  row: 'own',
  summary: 'The booking of an order, to begin another with',
  method: 'GET',
  path: '/api/v6/orders/:orderId/ship_again',
  response: z.object({ ship_state: shipmentFormSchema }),
  errors: notFound,
});
