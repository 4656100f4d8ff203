import * as z from 'zod/mini';
import { defineCall } from '../call/define-call.ts';
import { legNameSchema } from '../orders/leg-name.ts';
import { orderStates } from '../orders/states.ts';
import { clubAnswersSchema } from '../preferences/schema.ts';
import { calendarDateSchema } from '../primitives/calendar-date.ts';
import { identifier, wireText } from '../primitives/wire-text.ts';

const clubId = z.string().check(z.regex(/^\d{1,9}$/, 'malformed'));
const leg = legNameSchema;

/** Pickups of today, later ones, arrivals, or every order. */
export const clubOrderSpans = ['today', 'later', 'arriving', 'all'] as const;
export type ClubOrderSpan = (typeof clubOrderSpans)[number];

/** When the carrier is at the club with bags of an order. */
export const clubStopSchema = z.object({ stop: z.enum(['pickup', 'arrival']), leg, day: calendarDateSchema });
export type ClubStop = z.output<typeof clubStopSchema>;

export const clubOrderSchema = z.object({
  order_id: z.string(),
  display_id: z.string(),
  travelers: z.array(z.string()),
  bags: z.int(),
  /** The state of the stop’s leg; in the list of every order, of the order. */
  state: z.enum(orderStates),
  /** A bag is on the carrier's van. */
  out_for_delivery: z.boolean(),
  /** Bags should have arrived before today and have not. */
  late: z.boolean(),
  /** The line's stop; in the list of every order, all stops at this club. */
  stops: z.array(clubStopSchema),
  tracking: z.array(z.object({ carrier: z.string(), tracking_number: z.string() })),
  /** Legs that are picked up at the club, whose labels can be printed. */
  labels: z.array(leg),
});
export type ClubOrder = z.output<typeof clubOrderSchema>;

export const listClubOrders = defineCall({
  name: 'console.club-orders',
  row: 'own',
  summary:
    'Orders that go to a club or leave from it, or that its staff booked: pickups and arrivals by day, or every order, newest first; `before` is the `next` of the page before. Club staff read those of their own club',
  method: 'GET',
  path: '/api/v6/console/clubs/:clubId/orders',
  access: 'follow_club_orders',
  params: z.object({ clubId }),
  query: z.object({
    span: z.optional(z.enum(clubOrderSpans)),
    /** Parts of a traveler's name or of the order's number; among every order. */
    search: z.optional(wireText(80)),
    before: z.optional(wireText(200)),
  }),
  response: z.object({
    club: z.object({
      id: z.int(),
      name: z.string(),
      /** CO-75: the club's address, and when it accepts bags; empty when unknown. */
      address: z.optional(z.string()),
      opening_hours: z.optional(z.string()),
      /** Weekdays on which it accepts no bags: 1 is Monday. */
      closed_weekdays: z.optional(z.array(z.int())),
      /** CO-145: today and later single days on which it accepts no bags, in order. */
      closed_dates: z.optional(z.array(calendarDateSchema)),
      /** Its account's debt; absent without an account, and for callers who may not see it. */
      owed_cents: z.optional(z.int()),
    }),
    day: calendarDateSchema,
    orders: z.array(clubOrderSchema),
    next: z.nullable(z.string()),
  }),
  errors: { no_such_thing: 404, search_too_wide: 422 },
});

export const clubOrderViewSchema = z.object({
  order_id: z.string(),
  display_id: z.string(),
  placed_at: z.string(),
  state: z.enum(orderStates),
  legs: z.array(
    z.object({
      leg,
      state: z.enum(orderStates),
      from: z.string(),
      to: z.string(),
      drop_off: z.boolean(),
      pickup_date: calendarDateSchema,
      /** The hours, or how the bags are handed over. */
      pickup_title: z.string(),
      arrival_date: calendarDateSchema,
    }),
  ),
  bags: z.array(
    z.object({
      parcel_id: z.string(),
      leg,
      traveler: z.string(),
      item: z.string(),
      status: z.string(),
      carrier: z.string(),
      tracking_number: z.nullable(z.string()),
      /** For the people who handle the bag. */
      note: z.nullable(z.string()),
    }),
  ),
  /** The customer's note to this club. */
  note: z.string(),
  /** QN-09: this club's questions, with the answers. */
  answers: clubAnswersSchema.shape.answers,
  /** Legs whose labels the club prints. */
  labels: z.array(leg),
  /** The caller booked or owns it, and may open all of it. */
  whole: z.boolean(),
});
export type ClubOrderView = z.output<typeof clubOrderViewSchema>;

export const viewClubOrder = defineCall({
  name: 'console.club-order',
  row: 'own',
  summary: 'An order as its club sees it: trip, bags, notes and answers, without amounts',
  method: 'GET',
  path: '/api/v6/console/clubs/:clubId/orders/:orderId',
  access: 'follow_club_orders',
  params: z.object({ clubId, orderId: identifier }),
  response: clubOrderViewSchema,
  errors: { order_not_found: 404 },
});
