import * as z from 'zod/mini';
import { defineCall } from '../call/define-call.ts';
import { orderStates } from '../orders/states.ts';
import { calendarDateSchema } from '../primitives/calendar-date.ts';
import { centsSchema } from '../primitives/cents.ts';
import { identifier, wholeNumber, wireText } from '../primitives/wire-text.ts';

/** The maximum count of orders; beyond it the answer says "more than". */
export const ordersCounted = 5000;
/** The largest number of orders that one act may change in one request. */
export const ordersAtOnce = 1000;

/** The filter fields of a list of orders; the same in its URL, its export and its acts. */
export const orderFilterFields = {
  /** Slug of a brand. */
  brand: z.optional(wireText(40)),
  state: z.optional(z.enum(orderStates)),
  /** Day of the first pickup, inclusive. */
  pickup_from: z.optional(calendarDateSchema),
  pickup_until: z.optional(calendarDateSchema),
  /** A day with a pickup, drop-off or delivery, of orders that are not delivered yet. */
  stops_on: z.optional(calendarDateSchema),
  /** Day of the order in the business's time zone, inclusive. */
  placed_from: z.optional(calendarDateSchema),
  placed_until: z.optional(calendarDateSchema),
  /** Total in cents, inclusive. */
  total_from: z.optional(wholeNumber),
  total_until: z.optional(wholeNumber),
  /** Facility at either end. */
  club: z.optional(wholeNumber),
  /** In display form: `FedEx`. */
  carrier: z.optional(wireText(40)),
  /** A bag should have arrived and has not. */
  late: z.optional(z.literal('1')),
  /** Expected money is missing. */
  unpaid: z.optional(z.literal('1')),
  /** Part of it waits for a person. */
  alerts: z.optional(z.literal('1')),
  search: z.optional(wireText(80)),
};
/** The order of a list of orders, other than newest first: earliest pickup first. */
export const orderSorts = ['pickup'] as const;
export type OrderSort = (typeof orderSorts)[number];
export const orderFilterSchema = z.strictObject(orderFilterFields);
export type OrderFilter = z.output<typeof orderFilterSchema>;

/** Flags of an order in addition to its state. */
export const orderFlags = ['late', 'unpaid', 'alert'] as const;
export type OrderFlag = (typeof orderFlags)[number];

export const listedOrderSchema = z.object({
  order_id: z.string(),
  display_id: z.string(),
  brand: z.string(),
  state: z.enum(orderStates),
  placed_at: z.string(),
  pickup_date: calendarDateSchema,
  customer: z.string(),
  email: z.string(),
  from: z.string(),
  to: z.string(),
  carriers: z.array(z.string()),
  bags: z.int(),
  total_cents: centsSchema,
  flags: z.array(z.enum(orderFlags)),
  /** A bag is on the carrier's van. */
  out_for_delivery: z.optional(z.boolean()),
});
export type ListedOrder = z.output<typeof listedOrderSchema>;

export const listConsoleOrders = defineCall({
  name: 'console.orders',
  row: 'own',
  summary: 'All orders by filters, newest first or by pickup; `before` is the previous page’s `next`',
  method: 'GET',
  path: '/api/v6/console/orders',
  access: 'read_every_order',
  query: z.object({
    ...orderFilterFields,
    sort: z.optional(z.enum(orderSorts)),
    before: z.optional(wireText(200)),
    /** 1 to 100, 50 by default. */
    limit: z.optional(wholeNumber),
  }),
  response: z.object({
    orders: z.array(listedOrderSchema),
    next: z.nullable(z.string()),
    /** How many match, at most `ordersCounted`; null on pages after the first. */
    count: z.nullable(z.int()),
    /** More match than are counted. */
    more_than_counted: z.boolean(),
  }),
  errors: { search_too_wide: 422 },
});

export const listCarriers = defineCall({
  name: 'console.carriers',
  row: 'own',
  summary: 'Carrier names for the filter of orders',
  method: 'GET',
  path: '/api/v6/console/carriers',
  access: 'read_every_order',
  response: z.object({ carriers: z.array(z.object({ carrier: z.string(), name: z.string() })) }),
});

export const exportConsoleOrders = defineCall({
  name: 'console.export-orders',
  row: 'own',
  summary:
    'Orders as streamed CSV (RFC 4180). `ids` selects some; `count` refuses it if the filter now matches a different number',
  method: 'GET',
  path: '/api/v6/console/orders.csv',
  alsoAs: ['text/csv'],
  access: 'read_every_order',
  query: z.object({
    ...orderFilterFields,
    /** Individually chosen orders, separated by commas; the filter is then ignored. */
    ids: z.optional(
      z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}(,[A-Za-z0-9_-]{1,64}){0,99}$/, 'malformed')),
    ),
    count: z.optional(wholeNumber),
  }),
  response: z.string(),
  errors: { search_too_wide: 422, selection_moved: 409 },
});

/** The orders of an act: chosen individually, or all that matched a filter, with their number as shown. */
export const orderSelectionSchema = z.union([
  z.strictObject({ ids: z.array(identifier).check(z.minLength(1), z.maxLength(ordersAtOnce)) }),
  z.strictObject({ filter: orderFilterSchema, count: z.int().check(z.minimum(1), z.maximum(ordersAtOnce)) }),
]);
export type OrderSelection = z.output<typeof orderSelectionSchema>;

export const resendConfirmations = defineCall({
  name: 'console.resend-confirmations',
  row: 'own',
  summary:
    'Resends the confirmations of several orders; refused if the filter matches a different number than seen. Idempotent by its key',
  method: 'POST',
  path: '/api/v6/console/orders/confirmations',
  access: 'change_every_order',
  body: z.strictObject({ selection: orderSelectionSchema, key: identifier }),
  response: z.object({ sent: z.int() }),
  errors: { search_too_wide: 422, selection_moved: 409, order_not_found: 404 },
});
