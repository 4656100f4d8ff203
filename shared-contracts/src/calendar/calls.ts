import * as z from 'zod/mini';
import { brandSlugSchema } from '../brands/brand-slug.ts';
import { defineCall } from '../call/define-call.ts';
import { countryCodeSchema } from '../geo/schema.ts';
import { calendarDateSchema } from '../primitives/calendar-date.ts';
import { wholeNumber, wireFlag, wireText } from '../primitives/wire-text.ts';
import { closeDaysSchema, holidaysSchema } from './schema.ts';

const dateAnswer = z.object({ date: calendarDateSchema });

export const closeDays = defineCall({
  name: 'calendar.close-days',
  row: 'EP-28',
  summary: 'Weekdays and dates on which a facility is closed',
  method: 'GET',
  path: '/api/v5/calendar/:facility/close_days',
  access: 'public',
  params: z.object({ facility: wholeNumber }),
  response: closeDaysSchema,
  errors: { club_not_found: 404 },
});

export const shipDate = defineCall({
  name: 'calendar.ship-date',
  row: 'EP-29',
  summary: 'First day on which a facility can hand bags to a carrier',
  method: 'GET',
  path: '/api/v5/calendar/:facility/ship_date',
  access: 'public',
  params: z.object({ facility: wholeNumber }),
  response: dateAnswer,
  errors: { club_not_found: 404, no_working_day: 422 },
});

/**
 * Each end is a postal code or the number of a club. A bare five-digit number that is a US zip is read as
 * that zip; the number of a known club is that club; any other number, or one that begins with 0, is a postal
 * code. The country is derived from the format when only one country uses it. Callers who need certainty name
 * the country or the club. When the country remains unknown, only weekends count as closed days. The ship
 * date itself moves to a day on which the carrier works at the origin.
 */
export const nextAvailableDay = defineCall({
  name: 'calendar.next-available-day',
  row: 'EP-32',
  summary: 'First day, from ship date plus transit days, on which the destination can receive',
  method: 'POST',
  path: '/api/v5/calendar/next_available_day',
  access: 'session',
  rate: 'relaxed',
  body: z.strictObject({
    origin: wireText(20),
    destination: wireText(20),
    ship_date: calendarDateSchema,
    carrier_service_level_id: wholeNumber,
    transit_days: wholeNumber,
    /** Ours: the country of the end's postal code, which excludes a club. */
    origin_country_code: z.optional(countryCodeSchema),
    destination_country_code: z.optional(countryCodeSchema),
    /** Ours: the receiving club; then the destination is ignored. */
    facility_id: z.optional(wholeNumber),
  }),
  response: dateAnswer,
  errors: { club_not_found: 404, no_working_day: 422 },
});

export const nextPickupDay = defineCall({
  name: 'calendar.next-pickup-day',
  row: 'EP-33',
  summary: 'The ship date, or the next day on which a carrier picks up there',
  method: 'POST',
  path: '/api/v5/calendar/next_pickup_day',
  access: 'session',
  rate: 'relaxed',
  body: z.strictObject({
    brand: brandSlugSchema,
    country_code: countryCodeSchema,
    facility_id: z.optional(wholeNumber),
    ship_date: calendarDateSchema,
    micro_site_id: z.optional(wholeNumber),
    /** Ours: the origin's postal code, whose time zone determines today's date. */
    zip_code: z.optional(wireText(10)),
    dropoff: z.optional(wireFlag),
  }),
  response: dateAnswer,
  errors: { club_not_found: 404, brand_not_found: 404, microsite_not_found: 404, no_working_day: 422 },
});

export const unavailableDays = defineCall({
  name: 'calendar.unavailable-days',
  row: 'EP-34',
  summary: 'Days without pickup or drop-off in the next 18 months',
  method: 'GET',
  path: '/api/v5.1/calendar/unavailable_days',
  access: 'public',
  query: z.object({
    country_code: countryCodeSchema,
    brand: z.optional(brandSlugSchema),
    micro_site_id: z.optional(wholeNumber),
    direction: z.optional(z.enum(['outbound', 'inbound'])),
    dropoff: z.optional(wireFlag),
    destination_country_code: z.optional(countryCodeSchema),
    carrier_name: z.optional(wireText(20)),
  }),
  response: z.array(calendarDateSchema),
  errors: { brand_not_found: 404, microsite_not_found: 404, carrier_not_found: 404 },
});

/**
 * `pickup` means that there are no pickups in `country_code`; `drop_off` that there are no drop-offs and
 * deliveries in `destination_country_code`, or in the same country when none is named (VL-02).
 */
export const holidays = defineCall({
  name: 'calendar.holidays',
  row: 'EP-35',
  summary: 'Carrier holidays by date, with the movements each one stops',
  method: 'GET',
  path: '/api/v5.1/calendar/holidays',
  access: 'public',
  query: z.object({
    country_code: countryCodeSchema,
    destination_country_code: z.optional(countryCodeSchema),
    brand: z.optional(brandSlugSchema),
  }),
  response: holidaysSchema,
  errors: { brand_not_found: 404 },
});
