import * as z from 'zod/mini';
import { calendarDateSchema } from '../primitives/calendar-date.ts';
import { wireText } from '../primitives/wire-text.ts';

/** MD-09: the cruise that the bags travel to. */
export const cruiseSchema = z.object({
  line: wireText(60),
  ship: wireText(60),
  port: z.object({ id: z.int(), name: wireText(100) }),
  sails: calendarDateSchema,
  /** Nights at sea; absent in bookings from before it was stored. */
  nights: z.optional(z.int()),
});
export type Cruise = z.output<typeof cruiseSchema>;

/**
 * VL-03, MD-09: the inputs that chose the days of a trip. It does not affect the price; it is restored with
 * the booking.
 */
export const tripPlanSchema = z.object({
  /** The days by which the bags must arrive, and be back. */
  arriveBy: z.nullable(calendarDateSchema),
  returnArriveBy: z.nullable(calendarDateSchema),
  cruise: z.nullable(cruiseSchema),
  /** SV-15: the camp session that the bags are for, by the ids of the camp and the session. */
  session: z.optional(z.object({ placeId: z.int(), id: z.int() })),
});
export type TripPlan = z.output<typeof tripPlanSchema>;
