import * as z from 'zod/mini';
import { calendarDateSchema } from '../primitives/calendar-date.ts';
import { centsSchema } from '../primitives/cents.ts';

/** EN-03: the services that a place has arranged with carriers. */
export const logisticsProviderSchema = z.object({
  id: z.optional(z.int()),
  name: z.string(),
  pickup: z.boolean(),
  delivery: z.boolean(),
});

/** EN-03: a session of a camp or a school. */
export const clubSessionSchema = z.object({
  id: z.int(),
  name: z.string(),
  starts_on: calendarDateSchema,
  ends_on: calendarDateSchema,
});

/** EN-03: a staff member. */
export const clubUserSchema = z.object({
  id: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
});

/** EN-03: a club, resort, lodge, camp or school that golf bags and luggage ship from or to. */
export const facilitySchema = z.object({
  id: z.int(),
  club_id: z.int(),
  name: z.string(),
  phone: z.string(),
  sender_name: z.string(),
  icon: z.string(),
  preferred: z.boolean(),
  geo_zip_enabled: z.boolean(),
  has_fedex_ground_pickup: z.boolean(),
  has_pickup_carriers: z.boolean(),
  free_1000_insurance: z.boolean(),
  ship_to_address: z.object({
    country_code: z.string(),
    state: z.string(),
    city: z.string(),
    zip: z.string(),
    address_1: z.string(),
    address_2: z.string(),
    latitude: z.nullable(z.number()),
    longitude: z.nullable(z.number()),
  }),
  time_zone: z.string(),
  opening_hours: z.string(),
  closed_monday: z.boolean(),
  closed_tuesday: z.boolean(),
  closed_wednesday: z.boolean(),
  closed_thursday: z.boolean(),
  closed_friday: z.boolean(),
  /** Single dates on which the place is closed, in addition to the weekly ones. */
  closed_dates: z.array(calendarDateSchema),
  logistics_provider: z.optional(z.nullable(logisticsProviderSchema)),
  /** The club's own pickup prices, which override the default ones. */
  custom_fees: z.optional(z.array(z.object({ pickup_fee_id: z.int(), price_cents: centsSchema }))),
  /** Ids of sizes that can ship; empty: all that the brand offers. */
  club_products: z.optional(z.array(z.string())),
  club_sessions: z.optional(z.array(clubSessionSchema)),
  /** For the club's own staff and for admins only. */
  club_pro_products: z.optional(z.array(z.string())),
  club_users: z.optional(z.array(clubUserSchema)),
});
export type Facility = z.output<typeof facilitySchema>;

export const pickupCarrierSchema = z.object({ value: z.string(), label: z.string() });

/** EN-18: carriers to choose from: labels by value. */
export const carrierOptionsSchema = z.record(z.string(), z.string());

/** EP-12 */
export const clubInfoSchema = z.object({
  club_info: facilitySchema,
  carrier_preferences: z.array(z.string()),
  pickup_carriers: z.array(pickupCarrierSchema),
  /** EN-18: the same, labels by value. */
  carrier_options: z.optional(carrierOptionsSchema),
  logistics_provider: z.nullable(logisticsProviderSchema),
  club_sessions: z.array(clubSessionSchema),
});
export type ClubInfo = z.output<typeof clubInfoSchema>;
