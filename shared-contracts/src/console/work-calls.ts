import * as z from 'zod/mini';
import { defineCall } from '../call/define-call.ts';
import { clubRequestsSchema } from '../payments/club-request-schema.ts';
import { calendarDateSchema } from '../primitives/calendar-date.ts';
import { centsSchema } from '../primitives/cents.ts';
import { wireText } from '../primitives/wire-text.ts';
import { approvalSchema } from './approval-calls.ts';
import { listedClaimSchema } from './claim-calls.ts';
import { closedStopSchema } from './closed-stop.ts';
import { incidentKinds } from './incident-schema.ts';

/** Tasks for staff: today's pickups, missing labels, late bags, alerts. */
export const workKinds = ['alert', 'labels_missing', 'late', 'pickup_due'] as const;
export type WorkKind = (typeof workKinds)[number];

export const workItemSchema = z.object({
  kind: z.enum(workKinds),
  /** The subject: an alert, or one leg of an order on its day. */
  subject: z.string(),
  /** For an alert its code, such as `labels_failed`; for bags their number. */
  what: z.string(),
  bags: z.number(),
  order_id: z.nullable(z.string()),
  display_id: z.nullable(z.string()),
  brand: z.nullable(z.string()),
  carrier: z.nullable(z.string()),
  /** The route, in words. */
  way: z.string(),
  /** The day on which it is or was due; for an alert the day it was raised. */
  day: z.string(),
  /** The carrier's detail for late bags. */
  reason: z.optional(z.nullable(z.string())),
  /** The customer and the amount of an order's alert. */
  customer: z.optional(z.nullable(z.string())),
  amount_cents: z.optional(z.nullable(z.number())),
  /** For an alert about a booking without an order. */
  cart_id: z.optional(z.nullable(z.string())),
  /** For an alert about a club that is closed on a day of the order. */
  closed: z.optional(z.nullable(closedStopSchema)),
  owner: z.nullable(z.object({ id: z.string(), name: z.string() })),
});
export type WorkItem = z.output<typeof workItemSchema>;

/**
 * A leg that was moved for an incident and arrives after its customer needs the bags. It is listed until it
 * arrives in time, or staff acknowledge it.
 */
export const tooLateItemSchema = z.extend(workItemSchema, {
  kind: z.literal('too_late'),
  /** The arrival day. */
  day: calendarDateSchema,
  needed_by: calendarDateSchema,
});
export type TooLateItem = z.output<typeof tooLateItemSchema>;

export const workList = defineCall({
  name: 'console.work',
  row: 'own',
  summary: 'Open work items by kind; completed items are omitted',
  method: 'GET',
  path: '/api/v6/console/work',
  access: 'work_alerts',
  response: z.object({
    /** The business day of the list. */
    day: z.string(),
    items: z.array(workItemSchema),
    /** Bags that will arrive too late; not a kind of `items`, because its readers know no other kinds. */
    too_late: z.optional(z.array(tooLateItemSchema)),
    /** Incidents in force, for users who manage them. */
    incidents: z.optional(
      z.array(
        z.object({ id: z.string(), kind: z.enum(incidentKinds), sentence: z.string(), ends_on: z.string() }),
      ),
    ),
    /** CO-44: requests that wait for approval, and decisions on the reader's own requests. */
    approvals: z.optional(z.array(approvalSchema)),
    /** CO-133: claims that wait for staff, for users who answer them. */
    claims: z.optional(z.array(listedClaimSchema)),
    /** CO-98: requests to bill a club, for users who decide them. */
    billing_requests: z.optional(clubRequestsSchema),
    /** CO-86: unpaid links for new orders, those that end first at the top. */
    pay_links: z.optional(
      z.array(
        z.object({
          cart_id: z.string(),
          display_id: z.string(),
          brand: z.string(),
          email: z.string(),
          amount_cents: centsSchema,
          /** An instant. */
          expires_at: z.string(),
          sent_by: z.string(),
        }),
      ),
    ),
    /** Kinds with more entries than are listed. */
    more: z.array(z.enum(workKinds)),
  }),
});

export type WorkList = z.output<(typeof workList)['response']>;

const item = { kind: z.enum([...workKinds, 'too_late']), subject: wireText(80) };

export const takeWork = defineCall({
  name: 'console.take-work',
  row: 'own',
  summary: 'Assigns or releases a work item; taking a colleague’s item requires their id',
  method: 'POST',
  path: '/api/v6/console/work/owner',
  access: 'work_alerts',
  body: z.strictObject({ ...item, mine: z.boolean(), from: z.optional(z.nullable(wireText(64))) }),
  response: z.object({ success: z.literal(true) }),
  errors: { work_of_another: 409 },
});

export const finishWork = defineCall({
  name: 'console.finish-work',
  row: 'own',
  summary: 'Completes a work item with a note; resolves its alert',
  method: 'POST',
  path: '/api/v6/console/work/done',
  access: 'work_alerts',
  body: z.strictObject({ ...item, note: wireText(300).check(z.regex(/\S/, 'required')) }),
  response: z.object({ success: z.literal(true) }),
  errors: { no_such_thing: 404 },
});

const figures = {
  orders: z.number(),
  /** Net of refunds by staff; canceled orders bring no revenue. */
  revenue_cents: z.number(),
  /** Bookings with an entry. */
  begun: z.number(),
  /** Those that were ordered, at any later time. */
  ordered: z.number(),
};

export const businessFigures = defineCall({
  name: 'console.figures',
  row: 'own',
  summary: 'Orders, revenue and started bookings of recent days, by day and brand',
  method: 'GET',
  path: '/api/v6/console/figures',
  access: 'read_figures',
  query: z.object({ days: z.optional(z.enum(['7', '30', '90'])), brand: z.optional(wireText(30)) }),
  response: z.object({
    days: z.array(z.object({ day: z.string(), ...figures })),
    brands: z.array(z.object({ brand: z.string(), ...figures })),
  }),
});
export type Figures = z.output<(typeof businessFigures)['response']>;
