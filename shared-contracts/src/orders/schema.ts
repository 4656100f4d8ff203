import * as z from 'zod/mini';
import { lineItemSchema } from '../pricing/schema.ts';
import { calendarDateSchema } from '../primitives/calendar-date.ts';
import { centsSchema } from '../primitives/cents.ts';
import { cruiseSchema } from '../services/trip-plan.ts';
import { lateForReasons } from './late-bags.ts';
import { legNameSchema } from './leg-name.ts';

export const receiptPlaceSchema = z.object({
  name: z.string(),
  lines: z.array(z.string()),
  phone: z.string(),
  /** As titles and routes name it: a facility by its name, a home by its town. */
  short_name: z.optional(z.string()),
});

/** PY-26: the travel agent of a booking. */
export const travelAgentSchema = z.object({
  company: z.string(),
  name: z.string(),
  iata_number: z.string(),
  network: z.string(),
});
export type TravelAgent = z.output<typeof travelAgentSchema>;

const campSessionSchema = z.object({
  name: z.string(),
  starts_on: calendarDateSchema,
  ends_on: calendarDateSchema,
});
export type CampSession = z.output<typeof campSessionSchema>;

export const receiptLegSchema = z.object({
  leg: legNameSchema,
  from: receiptPlaceSchema,
  to: receiptPlaceSchema,
  drop_off: z.boolean(),
  pickup_title: z.string(),
  pickup_date: calendarDateSchema,
  arrival_date: calendarDateSchema,
  service_name: z.string(),
  carrier: z.string(),
  transit_days: z.int(),
  /** VL-03: the deadline for the bags' arrival when they were booked; absent without one. */
  needed_by: z.optional(calendarDateSchema),
  /** MD-09: the cruise that the bags travel to; absent without one. */
  cruise: z.optional(cruiseSchema),
  /** The camp session that the bags arrive for; absent elsewhere, and when two begin on one day. */
  session: z.optional(campSessionSchema),
});

/** TR-29: the outbound bags arrive after their traveler, and for what they are late. */
export const lateBagsSchema = z.object({
  what: z.enum(lateForReasons),
  day: calendarDateSchema,
  arrival_date: calendarDateSchema,
});

/** A bag with its coverage and packaging. */
export const receiptBagSchema = z.object({
  item: z.string(),
  /** 0 without a chosen coverage. */
  cover_cents: centsSchema,
  /** '' when it was not asked. */
  packaging: z.string(),
});
export type ReceiptBag = z.output<typeof receiptBagSchema>;

/** OPEN-19: an order as the buyer, the on-behalf user and admins see it. */
export const receiptSchema = z.object({
  order_id: z.string(),
  display_id: z.string(),
  status: z.enum(['placed', 'pending', 'cancelled']),
  placed_at: z.string(),
  legs: z.array(receiptLegSchema),
  travelers: z.array(
    z.object({
      name: z.string(),
      email: z.string(),
      /** TR-02: the label's name, if it is not the full name. */
      label_name: z.optional(z.string()),
      items: z.array(z.string()),
      /** A camper's grade. */
      grade: z.optional(z.string()),
      /** A camper's bunk or cabin, a student's hall and room. */
      stay: z.optional(z.string()),
      /** TR-25: when a student moves in. */
      move_in: z.optional(calendarDateSchema),
      /** The same bags as `items`; absent in orders from before it was stored. */
      bags: z.optional(z.array(receiptBagSchema)),
      /** VL-22: the address differs from the account's, and gets emails about these bags. */
      emailed: z.optional(z.boolean()),
    }),
  ),
  line_items: z.array(lineItemSchema),
  total_cents: centsSchema,
  /** CO-142: the reader may not see prices and payments: they are empty; absent for every other reader. */
  prices_hidden: z.optional(z.literal(true)),
  /** PY-29: shown with the total when an end of the shipment is outside the US; absent elsewhere. */
  currency: z.optional(z.literal('USD')),
  payment: z.object({
    type: z.string(),
    description: z.string(),
    /** Each payment method with its amount. */
    parts: z.optional(z.array(z.object({ type: z.string(), title: z.string(), amount_cents: centsSchema }))),
    /** Each refund with its destination, oldest first; `by_hand` until someone has paid it. */
    refunds: z.optional(
      z.array(
        z.object({
          type: z.string(),
          title: z.string(),
          amount_cents: centsSchema,
          state: z.enum(['done', 'on_its_way', 'by_hand']),
        }),
      ),
    ),
  }),
  /** PY-26: absent when no agent booked. */
  travel_agent: z.optional(travelAgentSchema),
  /** MD-17: the bags travel in the holiday weeks, whose terms the customer has accepted. */
  holiday_terms_accepted: z.optional(z.boolean()),
  /** The confirmation's address, for a reader who is not the customer. */
  confirmation_to: z.optional(z.string()),
  /** Whom it was booked for, for the same reader. */
  customer_name: z.optional(z.string()),
  /** OR-10: whether a number of the order gets text messages; absent for a reader who is not the customer. */
  texts: z.optional(z.boolean()),
  /** What happens next, dated, in order. */
  next_steps: z.array(
    z.object({
      date: calendarDateSchema,
      title: z.string(),
      detail: z.string(),
      /** The section of the order's page for this step; absent for other steps. */
      section: z.optional(z.string()),
    }),
  ),
  /** QR code of the order number, as SVG path data over a square view box of `size`. */
  code: z.object({ path: z.string(), size: z.int() }),
  /** TR-29: what the outbound bags are late for, customs' days aside; absent while they are in time. */
  late_for: z.optional(lateBagsSchema),
  /** OR-06: the day on which names and addresses were removed; absent while it has them. */
  people_removed_on: z.optional(calendarDateSchema),
});
export type Receipt = z.output<typeof receiptSchema>;
