import * as z from 'zod/mini';
import { brandSlugSchema } from '../brands/brand-slug.ts';
import { defineCall } from '../call/define-call.ts';
import { identifier, wholeNumber, wireText } from '../primitives/wire-text.ts';
import { countryCodeSchema, countryConfigSchema, suggestionSchema, zipInfoSchema } from './schema.ts';
import { shipEndSchema } from './ship-end.ts';

/** A whole address as a lookup returns it, ready to be filled in (EN-22). */
export const resolvedAddressSchema = z.object({
  id: z.string(),
  autofill_address: z.string(),
  autofill_address_2: z.string(),
  autofill_zip: z.string(),
  autofill_city: z.string(),
  autofill_state: z.string(),
  autofill_country: z.string(),
  autofill_club_id: z.nullable(z.int()),
  company_name: z.string(),
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
  time_zone: z.nullable(z.string()),
  /** Kept on Irish addresses (AD-17). */
  postcoder_id: z.nullable(z.string()),
  /** The contact of an entry of the user's address book. */
  contact: z.optional(z.string()),
  phone_number: z.optional(z.string()),
});
export type ResolvedAddress = z.output<typeof resolvedAddressSchema>;

export const zipOfAddress = defineCall({
  name: 'geo.zip-of-address',
  row: 'EP-02',
  summary: 'Finds the postal code of an address',
  method: 'GET',
  path: '/api/v5/zip_info',
  access: 'public',
  rate: 'relaxed',
  query: z.object({
    address1: z.optional(wireText(100)),
    address2: z.optional(wireText(100)),
    city: wireText(60),
    province: z.optional(wireText(40)),
    country_code: countryCodeSchema,
  }),
  response: zipInfoSchema,
});

export const disasterNotifications = defineCall({
  name: 'geo.disaster-notifications',
  row: 'EP-03',
  summary: 'Disaster notices for an address',
  method: 'GET',
  path: '/api/v5/disaster_notifications',
  access: 'public',
  query: z.object({
    zip_code: wireText(10),
    city: z.optional(wireText(60)),
    state_code: z.optional(wireText(40)),
    country_code: countryCodeSchema,
    address_type: shipEndSchema,
    brand_id: wholeNumber,
  }),
  response: z.object({ notifications: z.array(z.object({ message: z.string() })) }),
  errors: { brand_not_found: 404 },
});

export const eircodeDetails = defineCall({
  name: 'geo.eircode-details',
  row: 'EP-05',
  summary: 'The address behind an Irish suggestion',
  method: 'POST',
  path: '/api/v5/auto-complete/eircode-details',
  access: 'session',
  rate: 'relaxed',
  body: z.strictObject({ suggestion_id: identifier, query: wireText(100), country_code: countryCodeSchema }),
  response: resolvedAddressSchema,
  errors: { place_not_found: 404 },
});

export const placeDetails = defineCall({
  name: 'geo.place-details',
  row: 'EP-06',
  summary: 'The address behind a suggestion',
  method: 'GET',
  path: '/api/v5/auto-complete/place-details/:id',
  access: 'public',
  rate: 'relaxed',
  params: z.object({ id: identifier }),
  response: resolvedAddressSchema,
  errors: { place_not_found: 404 },
});

export const autocompleteClub = defineCall({
  name: 'geo.autocomplete-club',
  row: 'EP-07',
  summary: 'Clubs by a typed term',
  method: 'GET',
  path: '/refactor/v5/autocomplete_club',
  access: 'public',
  rate: 'relaxed',
  query: z.object({ term: wireText(100), brand: z.optional(brandSlugSchema) }),
  response: z.object({ items: z.array(suggestionSchema) }),
  errors: { brand_not_found: 404 },
});

/** EP-08, OPEN-24: our own tables, then another server with this interface at a configured URL. */
export const zipToState = defineCall({
  name: 'geo.zip-to-state',
  row: 'EP-08',
  summary: 'The state of a US zip',
  method: 'GET',
  path: '/api/v6/zip_to_state/:zip',
  access: 'public',
  rate: 'relaxed',
  params: z.object({ zip: wireText(10) }),
  response: z.object({ zip: z.string(), state: z.nullable(z.string()) }),
});

/** A parsed one-line address. */
export const addressOfLineSchema = z.object({
  address_1: z.string(),
  /** The unit, and everything else between street and town. */
  address_2: z.string(),
  city: z.string(),
  /** Code of the state; empty when the country uses none. */
  state: z.string(),
  zip: z.string(),
  country_code: z.string(),
});
export type AddressOfLine = z.output<typeof addressOfLineSchema>;

export const readAddressLine = defineCall({
  name: 'geo.read-address-line',
  row: 'AD-15',
  summary: 'Parses a one-line address; null if incomplete',
  method: 'GET',
  path: '/api/v6/address_line',
  access: 'public',
  rate: 'relaxed',
  query: z.object({
    line: wireText(100),
    /** The country chosen in the form, which a country in the line overrides. */
    country_code: z.optional(countryCodeSchema),
  }),
  response: z.object({ address: z.nullable(addressOfLineSchema) }),
});

/** EN-14 */
export const blockedAddressSchema = z.strictObject({
  address: wireText(100),
  address_2: z.optional(wireText(100)),
  zip: wireText(10),
  city: wireText(60),
  state: wireText(40),
  country_code: countryCodeSchema,
});

/**
 * The same as an answer: a page that checks while the user types gets "no" more often than "yes", and neither
 * is an error.
 */
export const addressBlocked = defineCall({
  name: 'geo.address-blocked',
  row: 'AD-23',
  summary: 'Whether an address is blocked',
  method: 'GET',
  path: '/api/v6/blocked_addresses',
  access: 'public',
  rate: 'relaxed',
  query: z.object({ blocked_address: blockedAddressSchema }),
  response: z.object({
    blocked: z.boolean(),
    /** The sentence of the incident that blocks it; absent when none does. */
    message: z.optional(z.string()),
  }),
});

/** A country as the address form needs it. */
export const countrySchema = z.extend(countryConfigSchema, {
  /** Fields in this country's order. */
  field_order: z.array(z.string()),
  zip_example: z.nullable(z.string()),
  has_states: z.boolean(),
  /** Territories that a state of this country means, by state code (AD-05). */
  territories: z.record(z.string(), z.string()),
  /** Shown when the country is chosen; null when there is nothing to say. */
  note: z.nullable(z.string()),
});
export type Country = z.output<typeof countrySchema>;

export const listCountries = defineCall({
  name: 'geo.countries',
  row: 'own',
  summary: 'Countries of the address form with their rules',
  method: 'GET',
  path: '/api/v6/countries',
  access: 'public',
  rate: 'relaxed',
  query: z.object({ brand: z.optional(brandSlugSchema) }),
  response: z.object({ countries: z.array(countrySchema) }),
  errors: { brand_not_found: 404 },
});
