import * as z from 'zod/mini';
import { endLimits } from '../constants.ts';
import { calendarDateSchema } from '../primitives/calendar-date.ts';
import { centsSchema } from '../primitives/cents.ts';
import { wireText } from '../primitives/wire-text.ts';
import { type LegName, legNameSchema } from './leg-name.ts';
import { receiptLegSchema } from './schema.ts';

/** Another address for an end of the trip that is not a club; absent fields are unchanged. */
export const changedPlaceSchema = z.strictObject({
  address: z.optional(wireText(endLimits.address1)),
  address_1: z.optional(wireText(endLimits.address2)),
  city: z.optional(wireText(endLimits.city)),
  state: z.optional(wireText(endLimits.state)),
  zip: z.optional(wireText(endLimits.zip)),
  company_name: z.optional(wireText(endLimits.companyName)),
  attention_name: z.optional(wireText(endLimits.contact)),
  /** AD-29: the contact in Latin letters; when the contact changes, an absent one is removed. */
  label_name: z.optional(wireText(endLimits.label)),
  phone: z.optional(wireText(endLimits.phone)),
});

/**
 * QN-10: the traveler's arrival and departure, with consent, for a trip that crosses a border without saved
 * days.
 */
export const travelerDaysSchema = z.strictObject({
  date_of_arrival: calendarDateSchema,
  date_of_departure: z.optional(calendarDateSchema),
});
export type TravelerDays = z.output<typeof travelerDaysSchema>;

/** The fields to change; absent fields stay as booked. */
export const orderChangeSchema = z.strictObject({
  pickup_date: z.optional(calendarDateSchema),
  return_pickup_date: z.optional(calendarDateSchema),
  /** The days by which the bags of each leg are needed. */
  needed_by: z.optional(calendarDateSchema),
  return_needed_by: z.optional(calendarDateSchema),
  origin: z.optional(changedPlaceSchema),
  destination: z.optional(changedPlaceSchema),
  /** Bags removed from the trip, or from one leg of it; counted in the order's sequence. */
  without: z.optional(
    z.array(z.strictObject({ bag: z.int(), leg: z.optional(legNameSchema) })).check(z.maxLength(50)),
  ),
});
export type OrderChange = z.output<typeof orderChangeSchema>;

/** CO-123: the service that carries a leg from now on. Staff choose it for an incident; no call names one. */
export type ServiceOfLeg = { leg: LegName; carrier: string; levelId: number };
/** A change with the services of its legs; absent services stay as booked. */
export type WithServices = { services?: readonly ServiceOfLeg[] | undefined };

/**
 * CO-140: how often the order was changed when the price was shown. A later change refuses the request, since its day
 * or address was chosen for another order; absent from callers that show no price.
 */
export const pricedAfterSchema = z.optional(z.int().check(z.gte(0)));

export const changePriceSchema = z.object({
  old_total_cents: centsSchema,
  new_total_cents: centsSchema,
  /** A positive difference is charged, a negative one refunded. */
  difference_cents: z.int(),
  legs: z.array(receiptLegSchema),
  priced_after: pricedAfterSchema,
});
export type ChangePrice = z.output<typeof changePriceSchema>;
