import * as z from 'zod/mini';
import { defineCall } from '../call/define-call.ts';
import { wholeNumber, wireFlag, wireText } from '../primitives/wire-text.ts';
import { shipmentFormSchema } from '../ship-form/schema.ts';
import { combinedServicesSchema, pickupFeeSchema } from './schema.ts';

export const combinedServicesOptions = defineCall({
  name: 'services.combined-services-options',
  row: 'EP-25',
  summary: 'Carrier services with arrival dates and prices, per leg',
  method: 'POST',
  path: '/refactor/v5/ship/combined_services_options',
  access: 'session',
  rate: 'relaxed',
  body: z.extend(shipmentFormSchema, {
    payment_method: z.optional(wireText(40)),
    return_drop_off_at_ups: z.optional(wireText(5)),
    experiment_variation_id: z.optional(wireText(64)),
  }),
  response: combinedServicesSchema,
  errors: { no_service: 422, line_not_offered: 422 },
});

export const pickupFees = defineCall({
  name: 'services.pickup-fee',
  row: 'EP-27',
  summary: 'Pickup and drop-off options at an address, with fees',
  method: 'GET',
  path: '/api/v5/products/pickup_fee',
  access: 'session',
  query: z.object({
    brand_id: wholeNumber,
    user_id: z.optional(wireText(64)),
    sameday: z.optional(wireFlag),
    facility_id: z.optional(wholeNumber),
    inverse_facility_id: z.optional(wholeNumber),
    micro_site_id: z.optional(wholeNumber),
    origin_type: z.optional(z.enum(['club', 'other'])),
    destination_type: z.optional(z.enum(['club', 'other'])),
  }),
  response: z.object({ pickup_fees: z.array(pickupFeeSchema) }),
  errors: { brand_not_found: 404, club_not_found: 404, microsite_not_found: 404, user_not_found: 404 },
});
