import * as z from 'zod/mini';
import { personSchema } from '../admin/people-calls.ts';
import { defineCall } from '../call/define-call.ts';
import { clubNoteSchema } from '../orders/club-note-calls.ts';
import { legNameSchema } from '../orders/leg-name.ts';
import { orderDetailSchema } from '../orders/order-detail.ts';
import { payLinkSchema } from '../orders/pay-link-calls.ts';
import { receiptSchema } from '../orders/schema.ts';
import { clubAnswersSchema } from '../preferences/schema.ts';
import { lineItemSchema } from '../pricing/schema.ts';
import { calendarDateSchema } from '../primitives/calendar-date.ts';
import { centsSchema } from '../primitives/cents.ts';
import { identifier, wireText } from '../primitives/wire-text.ts';
import { approvalSchema } from './approval-calls.ts';
import { closedStopSchema } from './closed-stop.ts';

const one = { params: z.object({ orderId: identifier }), access: 'read_every_order' as const, row: 'own' };

/** A transaction of the payment provider, under the provider's id. */
const transactionSchema = z.object({
  transaction_id: z.string(),
  provider: z.string(),
  kind: z.enum(['sale', 'refund']),
  status: z.string(),
  amount_cents: centsSchema,
  card: z.string(),
  at: z.string(),
});

const refundSchema = z.object({
  /** Staff gave it as account credit, which counts as goodwill in reports; false for refunded money. */
  goodwill: z.optional(z.boolean()),
  refund_id: z.string(),
  amount_cents: centsSchema,
  to: z.enum(['original', 'wallet', 'other']),
  reason: z.string(),
  by: z.nullable(z.string()),
  at: z.string(),
  /** Whether all of its parts are paid. */
  state: z.enum(['wanted', 'done', 'failed']),
  /** The change was undone before it was paid: nothing was refunded. */
  taken_back: z.optional(z.boolean()),
});

/** A bag's label, with the id for requesting another one. */
const labelSchema = z.object({
  parcel_id: z.string(),
  leg: legNameSchema,
  traveler: z.string(),
  item: z.string(),
  label: z.enum(['wanted', 'bought', 'void_wanted', 'voided', 'dropped']),
  status: z.string(),
  tracking_number: z.nullable(z.string()),
  /** The carrier's current day; absent from older servers. */
  expected_on: z.optional(z.nullable(z.string())),
});

export const orderViewSchema = z.object({
  /** The order as its customer sees it. */
  detail: orderDetailSchema,
  receipt: receiptSchema,
  brand: z.object({ slug: z.string(), name: z.string() }),
  cart_id: z.string(),
  customer: z.nullable(personSchema),
  /** The person who acted, if it was someone else. */
  placed_by: z.nullable(z.string()),
  rate_sheet: z.string(),
  /** The labels' cost, or its estimate; null when unknown, and for callers who may not see it. */
  cost_cents: z.nullable(centsSchema),
  /** Not all labels are bought: the cost is the rate sheet's. */
  cost_estimated: z.optional(z.boolean()),
  /** Revenue net of refunds and goodwill; absent for callers who may not see the cost. */
  revenue_cents: z.optional(centsSchema),
  /** The amount that can still be refunded. */
  refundable_cents: centsSchema,
  transactions: z.array(transactionSchema),
  refunds: z.array(refundSchema),
  labels: z.array(labelSchema),
  mails: z.array(z.object({ kind: z.string(), sent_at: z.string() })),
  jobs: z.array(
    z.object({
      queue: z.string(),
      state: z.string(),
      tries: z.int(),
      created_at: z.string(),
      error: z.string(),
    }),
  ),
  alerts: z.array(
    z.object({ kind: z.string(), raised_at: z.string(), closed: z.optional(z.nullable(closedStopSchema)) }),
  ),
  /** CO-81: the group event that it came from. */
  group_event: z.optional(z.object({ event_id: z.string(), name: z.string() })),
  /** The customer's notes to the clubs of the order. */
  club_notes: z.optional(z.array(clubNoteSchema)),
  /** QN-09: its clubs' questions, with the answers. */
  club_answers: z.optional(clubAnswersSchema.shape.answers),
  /** Links that pay for a change or an amount due, newest first. */
  pay_links: z.optional(z.array(payLinkSchema)),
  /** CO-44: requests for approval, open and decided, newest first. */
  approvals: z.optional(z.array(approvalSchema)),
});
export type OrderView = z.output<typeof orderViewSchema>;

export const viewOrder = defineCall({
  ...one,
  name: 'console.order',
  summary: 'An order for staff: price, payments with provider ids, labels, emails, jobs, alerts',
  method: 'GET',
  path: '/api/v6/console/orders/:orderId',
  response: orderViewSchema,
  errors: { order_not_found: 404 },
});

export const lifeKinds = [
  'order',
  'money',
  'label',
  'tracking',
  'mail',
  'staff',
  'note',
  'alert',
  'job',
] as const;

export const orderLife = defineCall({
  ...one,
  name: 'console.order-life',
  summary: 'The history of an order by system, carrier and people, newest first',
  method: 'GET',
  path: '/api/v6/console/orders/:orderId/life',
  response: z.object({
    entries: z.array(
      z.object({
        at: z.string(),
        kind: z.enum(lifeKinds),
        title: z.string(),
        detail: z.string(),
        /** The actor; null for the product itself. */
        by: z.nullable(z.string()),
        /** The full text of a message, for opening it. */
        text: z.optional(z.string()),
      }),
    ),
    /** Whether there are older entries that are not listed. */
    more: z.boolean(),
  }),
  errors: { order_not_found: 404 },
});

/** A price line as it was sold and as it would be now, side by side. */
export const comparedLineSchema = z.object({
  id: z.string(),
  sold: z.nullable(lineItemSchema),
  again: z.nullable(lineItemSchema),
  difference_cents: centsSchema,
});
export type ComparedLine = z.output<typeof comparedLineSchema>;

export const replayPrice = defineCall({
  ...one,
  name: 'console.replay-price',
  summary:
    'Recalculates an order by the rate sheet of a day (default today), line by line against the sold price. Read only',
  method: 'GET',
  path: '/api/v6/console/orders/:orderId/replay',
  access: 'see_price_details',
  query: z.object({
    as_of: z.optional(calendarDateSchema),
    /** The version of a sheet, instead of the day's. */
    sheet: z.optional(wireText(60)),
  }),
  response: z.object({
    sold_sheet: z.string(),
    sheet: z.string(),
    sold_cents: centsSchema,
    again_cents: centsSchema,
    lines: z.array(comparedLineSchema),
    /** All sheets, latest first. */
    sheets: z.array(z.object({ version: z.string(), effective_from: calendarDateSchema })),
  }),
  errors: {
    order_not_found: 404,
    sheet_not_found: 404,
    not_replayable: 409,
    no_service: 422,
    nothing_to_price: 422,
  },
});
