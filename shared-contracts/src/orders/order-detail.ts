import * as z from 'zod/mini';
import { calendarDateSchema } from '../primitives/calendar-date.ts';
import { centsSchema } from '../primitives/cents.ts';
import { legNameSchema } from './leg-name.ts';
import { lateBagsSchema, receiptLegSchema } from './schema.ts';
import { bagActs, legActs, orderActs, orderStates, parcelStatuses } from './states.ts';

export const trackingEventSchema = z.object({
  /** Instant, UTC. */
  at: z.string(),
  status: z.string(),
  description: z.string(),
  place: z.string(),
  /** The carrier's detail of the status; unknown words are ignored. */
  detail: z.optional(z.nullable(z.string())),
  /** IANA time zone of the place. */
  time_zone: z.optional(z.string()),
});

/** The customer's next step, with its deadline or date. */
export const orderNextStepSchema = z.object({
  kind: z.enum(['labels_follow', 'print_labels', 'pickup', 'drop_off', 'arrival']),
  leg: legNameSchema,
  date: calendarDateSchema,
});
export type OrderNextStep = z.output<typeof orderNextStepSchema>;

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
  /** Names, in booking order. */
  travelers: z.optional(z.array(z.string())),
  /** The day on which the bags of a round trip are back. */
  back_on: z.optional(z.nullable(calendarDateSchema)),
  next_step: z.optional(z.nullable(orderNextStepSchema)),
  /** The bags are at home and cross a border, and some are not listed for customs; absent otherwise. */
  customs_open: z.optional(z.boolean()),
  /** OR-06: the day on which names, addresses and texts were removed from it; absent while it has them. */
  people_removed_on: z.optional(calendarDateSchema),
});
export type OrderSummary = z.output<typeof orderSummarySchema>;

/** One bag on one leg. */
export const orderShipmentSchema = z.object({
  leg: legNameSchema,
  traveler: z.string(),
  item: z.string(),
  tracking_number: z.nullable(z.string()),
  events: z.array(trackingEventSchema),
  carrier: z.optional(z.string()),
  status: z.optional(z.enum(parcelStatuses)),
  label_ready: z.optional(z.boolean()),
  parcel_id: z.optional(z.string()),
  detail: z.optional(z.nullable(z.string())),
  /** The day promised at purchase. */
  promised_on: z.optional(calendarDateSchema),
  /** The carrier's current day, if it differs. */
  expected_on: z.optional(z.nullable(calendarDateSchema)),
  arrived_at: z.optional(z.nullable(z.string())),
  days_late: z.optional(z.int()),
  late_reason: z.optional(z.nullable(z.string())),
  /** IANA time zone of the destination. */
  time_zone: z.optional(z.string()),
  /** The bag's index in the booking, the same on both legs; and the actions possible for it alone. */
  bag: z.optional(z.int()),
  allowed_actions: z.optional(z.array(z.enum(bagActs))),
});
export type OrderShipment = z.output<typeof orderShipmentSchema>;

/** An end of a leg on the map, by city. */
const mapEndSchema = z.object({
  place: z.string(),
  lat: z.nullable(z.number()),
  lon: z.nullable(z.number()),
});

/** A leg on the map. */
export const wayOnMapSchema = z.object({
  leg: legNameSchema,
  from: mapEndSchema,
  to: mapEndSchema,
});

/** An amount due for an order after it was placed. */
export const owedSchema = z.object({
  id: z.string(),
  reason: z.string(),
  amount_cents: centsSchema,
  state: z.enum(['asked', 'paid', 'waived']),
  asked_at: z.string(),
});
export type OwedPayment = z.output<typeof owedSchema>;

export const orderDetailSchema = z.object({
  order: orderSummarySchema,
  shipments: z.array(orderShipmentSchema),
  legs: z.optional(z.array(receiptLegSchema)),
  /** The refund if the order is canceled now; 0 when that is not possible. */
  refund_on_cancel_cents: z.optional(centsSchema),
  /**
   * The legs of a round trip: state, the actions possible for each alone, and the refund if it is canceled.
   */
  leg_states: z.optional(
    z.array(
      z.object({
        leg: legNameSchema,
        state: z.enum(orderStates),
        allowed_actions: z.array(z.enum(legActs)),
        refund_on_cancel_cents: centsSchema,
        /** The calculation, discounts included; the steps add up to the refund, as a deduction. */
        refund_steps: z.optional(z.array(z.object({ label: z.string(), amount_cents: centsSchema }))),
      }),
    ),
  ),
  /** Amounts due for it after it was placed, oldest first. */
  owed: z.optional(z.array(owedSchema)),
  /** Changes that are made once an emailed link is paid, newest first; `until` is an instant. */
  changes_to_pay: z.optional(
    z.array(z.object({ what: z.array(z.string()), amount_cents: centsSchema, until: z.string() })),
  ),
  /** The last act on it, while it can be undone: until an instant. */
  undo: z.optional(
    z.nullable(
      z.object({
        act: z.string(),
        leg: z.nullable(legNameSchema),
        amount_cents: z.int(),
        until: z.string(),
        /** Of a change: what it changed, a sentence without a period each. */
        changes: z.optional(z.array(z.string())),
        /** Of a change of bags alone: the items that it added and removed, one name for each bag. */
        bags: z.optional(z.object({ added: z.array(z.string()), removed: z.array(z.string()) })),
      }),
    ),
  ),
  ways: z.optional(z.array(wayOnMapSchema)),
  /** Credits for legs that arrived late. */
  late_credits: z.optional(
    z.array(z.object({ leg: legNameSchema, days_late: z.int(), amount_cents: centsSchema })),
  ),
  /** Its legs with a pickup or delivery at a club that has closed on that day, until they move. */
  closed_days: z.optional(
    z.array(
      z.object({
        leg: legNameSchema,
        stop: z.enum(['pickup', 'delivery']),
        place: z.string(),
        date: calendarDateSchema,
      }),
    ),
  ),
  /** Whether it ships to or from a club, to which the customer can send a note. */
  at_clubs: z.optional(z.boolean()),
  /** TR-29: what the outbound bags are late for, customs' days aside; absent while they are in time. */
  late_for: z.optional(lateBagsSchema),
  /** Whether the trip crosses a border and has a packing list. */
  international: z.optional(z.boolean()),
});
export type OrderDetail = z.output<typeof orderDetailSchema>;

/** The content of a label; the PDF draws it. */
export const orderLabelSchema = z.object({
  leg: legNameSchema,
  /** Bag `number` of `of` on its leg. */
  number: z.int(),
  of: z.int(),
  traveler: z.string(),
  /** Session and bunk, or hall and room. */
  stay: z.optional(z.string()),
  item: z.string(),
  carrier: z.string(),
  service: z.string(),
  tracking_number: z.string(),
  ship_date: calendarDateSchema,
  from: z.array(z.string()),
  to: z.array(z.string()),
  weight_pounds: z.number(),
  /** The content of the QR code. */
  qr: z.string(),
  /** TR-15: the customer's note for the people who handle the bag. */
  note: z.optional(z.string()),
});
export type OrderLabel = z.output<typeof orderLabelSchema>;

/** An item of the packing list: the customs declaration of a bag. */
export const packingItemSchema = z.object({
  leg: legNameSchema,
  traveler: z.string(),
  description: z.string(),
  quantity: z.int(),
  /** Declared value; the purchased coverage, if there is one. */
  value_cents: centsSchema,
  weight_pounds: z.number(),
  country_of_origin: z.string(),
  used: z.boolean(),
});

export const packingListSchema = z.object({
  display_id: z.string(),
  purpose: z.literal('PERSONAL_EFFECTS'),
  currency: z.literal('USD'),
  sender: z.array(z.string()),
  recipient: z.array(z.string()),
  /** Each leg that crosses a border, with its ends and the documents for its bags. */
  ways: z.optional(
    z.array(
      z.object({
        leg: legNameSchema,
        sender: z.array(z.string()),
        recipient: z.array(z.string()),
      }),
    ),
  ),
  items: z.array(packingItemSchema),
  total_value_cents: centsSchema,
  total_weight_pounds: z.number(),
});
export type PackingList = z.output<typeof packingListSchema>;

export const calendarEntrySchema = z.object({
  uid: z.string(),
  title: z.string(),
  detail: z.string(),
  place: z.string(),
  /** Local time at the place, `YYYY-MM-DDTHH:mm`. */
  starts: z.string(),
  ends: z.string(),
  time_zone: z.string(),
});
export type CalendarEntry = z.output<typeof calendarEntrySchema>;
