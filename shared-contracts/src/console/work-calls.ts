import * as z from 'zod/mini';
import { defineCall } from '../call/define-call.ts';
import { clubRequestsSchema } from '../payments/club-request-schema.ts';
import { calendarDateSchema } from '../primitives/calendar-date.ts';
import { centsSchema } from '../primitives/cents.ts';
import { wireText } from '../primitives/wire-text.ts';
import { approvalSchema } from './approval-calls.ts';
import { incidentKinds } from './incident-schema.ts';

/** What somebody has to see to: bags that are to be collected today, labels that are not there, bags that are late, alerts. */
export const workKinds = ['alert', 'labels_missing', 'late', 'pickup_due'] as const;
export type WorkKind = (typeof workKinds)[number];

export const workItemSchema = z.object({
  kind: z.enum(workKinds),
  /** What it is about: an alert, or one leg of an order on its day. */
  subject: z.string(),
  /** Of an alert what it says, such as `labels_failed`; of bags how many they are. */
  what: z.string(),
  bags: z.number(),
  order_id: z.nullable(z.string()),
  display_id: z.nullable(z.string()),
  brand: z.nullable(z.string()),
  carrier: z.nullable(z.string()),
  /** From where to where, in words. */
  way: z.string(),
  /** The day it is or was due; of an alert the day it was raised. */
  day: z.string(),
  /** The carrier's detail for bags that are late. */
  reason: z.optional(z.nullable(z.string())),
  /** The customer and the amount of an alert about an order. */
  customer: z.optional(z.nullable(z.string())),
  amount_cents: z.optional(z.nullable(z.number())),
  /** Of an alert about a booking that is no order. */
  cart_id: z.optional(z.nullable(z.string())),
  owner: z.nullable(z.object({ id: z.string(), name: z.string() })),
});
export type WorkItem = z.output<typeof workItemSchema>;

/**
 * A leg that was moved for an incident and arrives after the day on which its customer needs the bags. It stays until
 * it arrives in time, or staff take note of it.
 */
export const tooLateItemSchema = z.extend(workItemSchema, {
  kind: z.literal('too_late'),
  /** The day on which it arrives. */
  day: calendarDateSchema,
  needed_by: calendarDateSchema,
});
export type TooLateItem = z.output<typeof tooLateItemSchema>;

export const workList = defineCall({
  name: 'console.work',
  row: 'own',
  summary: 'What staff have to see to today, by kind; what is done is no longer told',
  method: 'GET',
  path: '/api/v6/console/work',
  access: 'work_alerts',
  response: z.object({
    /** The business day that it is made for. */
    day: z.string(),
    items: z.array(workItemSchema),
    /** Bags that are to arrive too late; not a kind of `items`, whose readers know no others. */
    too_late: z.optional(z.array(tooLateItemSchema)),
    /** Incidents in force, for those who run them. */
    incidents: z.optional(
      z.array(
        z.object({ id: z.string(), kind: z.enum(incidentKinds), sentence: z.string(), ends_on: z.string() }),
      ),
    ),
    /** CO-44: what waits for approval, and decisions on the reader's own requests. */
    approvals: z.optional(z.array(approvalSchema)),
    /** CO-98: requests to bill a club, for those who decide them. */
    billing_requests: z.optional(clubRequestsSchema),
    /** CO-86: links to pay a new order that are not paid, those that end first at the top. */
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
    /** Kinds that have more entries than are listed. */
    more: z.array(z.enum(workKinds)),
  }),
});

export type WorkList = z.output<(typeof workList)['response']>;

const item = { kind: z.enum([...workKinds, 'too_late']), subject: wireText(80) };

export const takeWork = defineCall({
  name: 'console.take-work',
  row: 'own',
  summary:
    'Takes an item on, or gives it back; one that a colleague has is taken from them only when their id is told',
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
  summary: 'An item is done, with a note of what was done; an alert is resolved by it',
  method: 'POST',
  path: '/api/v6/console/work/done',
  access: 'work_alerts',
  body: z.strictObject({ ...item, note: wireText(300).check(z.regex(/\S/, 'required')) }),
  response: z.object({ success: z.literal(true) }),
  errors: { no_such_thing: 404 },
});

const figures = {
  orders: z.number(),
  /** Net of refunds by staff; cancelled orders bring no revenue. */
  revenue_cents: z.number(),
  /** Bookings in which something was entered. */
  begun: z.number(),
  /** Of those, the ones that were ordered, whenever that was. */
  ordered: z.number(),
};

export const businessFigures = defineCall({
  name: 'console.figures',
  row: 'own',
  summary: 'Orders, revenue and bookings begun by day and brand, of the last days',
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
