import * as z from 'zod/mini';
import { nextStepSchema } from '../page/next-step.ts';
import { calendarDateSchema } from '../primitives/calendar-date.ts';
import { centsSchema } from '../primitives/cents.ts';
import { tripTypeSchema } from '../ship-form/trip-type.ts';
import { serviceOptionSchema } from './schema.ts';
import { tripPlanSchema } from './trip-plan.ts';

/** EN-23: the handover of one traveler's bags; `itemType` is their product line. */
const golferPickupSchema = z.object({
  travelerId: z.string(),
  pickupFeeId: z.int(),
  pickupTitle: z.string(),
  itemType: z.string(),
});

/** The choices of one leg so far. `pickupFeeId` 0 is drop-off; null while nothing is chosen. */
export const legSchema = z.object({
  pickupFeeId: z.nullable(z.int()),
  pickupTitle: z.string(),
  /**
   * MD-03: travelers whose bags have another handover. Absent when there are no such travelers, and from older
   * releases.
   */
  golfers: z.optional(z.array(golferPickupSchema)),
  /** The total of the pickup fees as listed: when it changes, the price is requested again. */
  pickupCents: z.optional(centsSchema),
  pickupDate: z.nullable(calendarDateSchema),
  service: z.nullable(serviceOptionSchema),
  /**
   * Days between handover and delivery on which nothing moves, with the reason. Absent while no service is
   * chosen, and from older releases.
   */
  idleDays: z.optional(z.array(z.object({ date: calendarDateSchema, why: z.string() }))),
  /** Pickup choice, date and service are complete and consistent. */
  valid: z.boolean(),
});
export type ItineraryLeg = z.output<typeof legSchema>;

export const itinerarySchema = z.object({
  tripType: tripTypeSchema,
  outbound: legSchema,
  return: z.nullable(legSchema),
  /** VL-43: every leg of the trip has its arrival date. */
  valid: z.boolean(),
  /** SV-14 */
  limited: z.boolean(),
  /** The inputs that chose the days. Absent when nothing was planned, and from older releases. */
  plan: z.optional(tripPlanSchema),
  /** The next field to enter here; null when the section is complete. Absent in older releases. */
  next: z.optional(z.nullable(nextStepSchema)),
});
export type Itinerary = z.output<typeof itinerarySchema>;
