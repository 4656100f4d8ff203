import * as z from 'zod/mini';
import { nextStepSchema } from '../page/next-step.ts';
import { calendarDateSchema } from '../primitives/calendar-date.ts';
import { serviceOptionSchema } from './schema.ts';
import { tripPlanSchema } from './trip-plan.ts';

/** One leg of the trip as chosen so far. `pickupFeeId` 0 is drop-off; null while nothing is chosen. */
export const legSchema = z.object({
  pickupFeeId: z.nullable(z.int()),
  pickupTitle: z.string(),
  pickupDate: z.nullable(calendarDateSchema),
  service: z.nullable(serviceOptionSchema),
  /** Days between hand-over and delivery on which nothing moves, and why. Absent while no service is chosen, and from older releases. */
  idleDays: z.optional(z.array(z.object({ date: calendarDateSchema, why: z.string() }))),
  /** Pickup choice, date and service are all there and agree. */
  valid: z.boolean(),
});
export type Leg = z.output<typeof legSchema>;

export const itinerarySchema = z.object({
  tripType: z.enum(['one_way', 'round_trip']),
  outbound: legSchema,
  return: z.nullable(legSchema),
  /** VL-43: every leg of the trip has its arrival date. */
  valid: z.boolean(),
  /** SV-14 */
  limited: z.boolean(),
  /** What the days were chosen by. Absent where nothing was planned, and from older releases. */
  plan: z.optional(tripPlanSchema),
  /** What is to be entered next here; null once nothing is. Absent from older releases. */
  next: z.optional(z.nullable(nextStepSchema)),
});
export type Itinerary = z.output<typeof itinerarySchema>;
