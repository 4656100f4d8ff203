import * as z from 'zod/mini';
import { defineCall } from '../call/define-call.ts';
import { wholeNumber, wireText } from '../primitives/wire-text.ts';
import { shipmentFormSchema } from '../ship-form/schema.ts';
import {
  countryCodeSchema,
  shipPointsValidationSchema,
  stateOptionsSchema,
  suggestionSchema,
  zipInfoSchema,
} from './schema.ts';

export const zipInfo = defineCall({
  name: 'geo.zip-info',
  row: 'EP-01',
  summary: 'City, state and country of a postal code',
  method: 'GET',
  path: '/v2/zip_info',
  access: 'public',
  rate: 'relaxed',
  query: z.object({ zip_code: wireText(10), country_code: countryCodeSchema }),
  response: zipInfoSchema,
});

export const stateOptions = defineCall({
  name: 'geo.state-options',
  row: 'EP-10',
  summary: 'States of a country, as HTML or JSON',
  method: 'GET',
  path: '/state_options',
  access: 'public',
  rate: 'relaxed',
  query: z.object({ country: countryCodeSchema, address_type: z.optional(wireText(20)) }),
  alsoAs: ['text/html'],
  response: stateOptionsSchema,
});

export const autocompleteModes = ['address', 'facility', 'address-book'] as const;
export type AutocompleteMode = (typeof autocompleteModes)[number];

export const autocomplete = defineCall({
  name: 'geo.auto-complete',
  row: 'EP-04',
  summary: 'Suggestions for a typed place, best first',
  method: 'GET',
  path: '/api/v5.2/auto-complete/:mode',
  alsoAt: ['/api/v5.1/auto-complete/:mode'],
  access: 'public',
  rate: 'relaxed',
  params: z.object({ mode: z.enum(autocompleteModes) }),
  query: z.object({
    term: wireText(100),
    brand: wireText(20),
    user_id: z.optional(wireText(64)),
    result_type: z.optional(wireText(20)),
    country_code: z.optional(countryCodeSchema),
    limit: z.optional(wholeNumber),
    /**
     * Facilities and own addresses near this code come first among equals; without a code, those near the
     * user's default origin.
     */
    near_zip: z.optional(wireText(10)),
  }),
  response: z.object({ items: z.array(suggestionSchema) }),
  errors: { brand_not_found: 404, user_not_found: 404 },
});

export const validateShipPoints = defineCall({
  name: 'geo.validate-ship-points',
  row: 'EP-24',
  summary: 'Checks both addresses; lists candidates',
  method: 'POST',
  path: '/refactor/ship_points/validate',
  access: 'session',
  rate: 'relaxed',
  body: z.extend(shipmentFormSchema, {
    /** OPEN-45: for a page without a cart. */
    micro_site_id: z.optional(wholeNumber),
  }),
  response: shipPointsValidationSchema,
});
