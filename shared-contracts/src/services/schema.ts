import * as z from 'zod/mini';
import { calendarDateSchema } from '../primitives/calendar-date.ts';
import { centsSchema } from '../primitives/cents.ts';

/** EN-16: a handover option. Id 0 is drop-off, id 2 the admins' waived fee. */
export const pickupFeeSchema = z.object({
  id: z.int(),
  pickup_fees_title: z.string(),
  formatted_amount: z.string(),
  price_cents: centsSchema,
  sku: z.string(),
  waived: z.boolean(),
  hourly: z.boolean(),
  sameday: z.boolean(),
  default: z.boolean(),
  daily_facility: z.boolean(),
  carrier: z.string(),
  /** 24-hour `HH:mm` in the origin's local time. */
  ready_time: z.string(),
  close_time: z.string(),
  ready_time_hour: z.int(),
  close_time_hour: z.int(),
  monday: z.union([z.literal(0), z.literal(1)]),
  tuesday: z.union([z.literal(0), z.literal(1)]),
  wednesday: z.union([z.literal(0), z.literal(1)]),
  thursday: z.union([z.literal(0), z.literal(1)]),
  friday: z.union([z.literal(0), z.literal(1)]),
});
export type PickupFee = z.output<typeof pickupFeeSchema>;

/** EN-17: one carrier service for a leg, with its price for all bags of that leg. */
export const serviceOptionSchema = z.object({
  carrier_service_level_id: z.int(),
  service_type_name: z.string(),
  service_type_system_name: z.string(),
  service_name: z.string(),
  carrier: z.string(),
  carrier_system_name: z.string(),
  arrival_date: calendarDateSchema,
  transit_days: z.int(),
  price_cents: centsSchema,
  /** Retail price next to a promotional one; null when there is no promotion. */
  alternate_price_cents: z.nullable(centsSchema),
  hybrid: z.boolean(),
});
export type ServiceOption = z.output<typeof serviceOptionSchema>;

/** A service that an incident stops on the chosen days, and the incident's sentence. */
export const stoppedServiceSchema = z.object({
  carrier: z.string(),
  service_name: z.string(),
  message: z.string(),
});
export type StoppedService = z.output<typeof stoppedServiceSchema>;

export const legServicesSchema = z.object({
  enabled: z.boolean(),
  next_day_pickup: z.nullable(calendarDateSchema),
  services: z.array(serviceOptionSchema),
  /** Absent when nothing is stopped. */
  stopped: z.optional(z.array(stoppedServiceSchema)),
});

/** EP-25 */
export const combinedServicesSchema = z.object({
  default_services: z.object({ outbound: legServicesSchema, return: z.nullable(legServicesSchema) }),
  travelers: z.array(
    z.object({
      traveler_id: z.string(),
      outbound: z.object({ services: z.array(serviceOptionSchema) }),
      return_shipments: z.object({ services: z.array(serviceOptionSchema) }),
    }),
  ),
  has_valid_adjustment: z.boolean(),
  /** The carrier did not answer in time: the services are the tariff's, and it may not sell all of them. */
  limited_service: z.optional(z.boolean()),
});
export type CombinedServices = z.output<typeof combinedServicesSchema>;
