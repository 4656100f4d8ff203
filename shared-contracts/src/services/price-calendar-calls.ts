import * as z from 'zod/mini';
import { dayReasons } from '../calendar/schema.ts';
import { defineCall } from '../call/define-call.ts';
import { legNameSchema } from '../orders/leg-name.ts';
import { calendarDateSchema } from '../primitives/calendar-date.ts';
import { centsSchema } from '../primitives/cents.ts';
import { shipmentFormSchema } from '../ship-form/schema.ts';

const pricedServiceSchema = z.object({
  carrier_service_level_id: z.int(),
  service_type_name: z.string(),
  carrier: z.string(),
  price_cents: centsSchema,
  arrival_date: calendarDateSchema,
});
export type PricedService = z.output<typeof pricedServiceSchema>;

/** A handover day, with its cheapest service: none when the day is closed, or no service is in time. */
export const pricedDaySchema = z.object({
  date: calendarDateSchema,
  /** Why bags cannot be handed over on this day; null when they can. */
  reason: z.nullable(z.enum(dayReasons)),
  /**
   * The sentence of the incident that stops every service on this day; then the reason is `carrier_closed`.
   */
  stopped: z.optional(z.string()),
  cheapest: z.nullable(pricedServiceSchema),
  /** Every service of the day, in time or not; only with `arrive_by`. */
  services: z.optional(z.array(pricedServiceSchema)),
});
export type PricedDay = z.output<typeof pricedDaySchema>;

export const priceCalendar = defineCall({
  name: 'services.price-calendar',
  row: 'own',
  summary: 'The lowest price and arrival of a leg for each day of up to six weeks',
  method: 'POST',
  path: '/api/v6/price_calendar',
  access: 'session',
  rate: 'relaxed',
  body: z.extend(shipmentFormSchema, {
    leg: legNameSchema,
    from: calendarDateSchema,
    until: calendarDateSchema,
    /** Only services that arrive by this day count. */
    arrive_by: z.optional(calendarDateSchema),
  }),
  response: z.object({ days: z.array(pricedDaySchema) }),
  errors: { line_not_offered: 422 },
});
