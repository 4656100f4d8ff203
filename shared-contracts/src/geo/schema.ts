import * as z from 'zod/mini';
import { calendarDateSchema } from '../primitives/calendar-date.ts';

export const countryCodeSchema = z.string().check(z.regex(/^[A-Z]{2}$/, 'malformed'));

/** EP-01: the place of a postal code. Not found is an answer (`success` false), not an error. */
export const zipInfoSchema = z.object({
  success: z.boolean(),
  city: z.nullable(z.string()),
  state: z.nullable(z.string()),
  state_long: z.nullable(z.string()),
  zip: z.string(),
  country: countryCodeSchema,
  address: z.nullable(z.string()),
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
  time_zone: z.nullable(z.string()),
});
export type ZipInfo = z.output<typeof zipInfoSchema>;

export const stateOptionSchema = z.object({ code: z.string(), name: z.string() });
export const stateOptionsSchema = z.object({
  country: countryCodeSchema,
  options: z.array(stateOptionSchema),
});
export type StateOption = z.output<typeof stateOptionSchema>;

/** EN-02: how a country's address form differs from the common one. */
export const countryConfigSchema = z.object({
  code: countryCodeSchema,
  name: z.string(),
  optional_fields: z.array(z.string()),
  disabled_fields: z.array(z.string()),
  field_alias: z.record(z.string(), z.string()),
  holidays: z.array(calendarDateSchema),
});

/** EN-15: an alternative reading of an address that failed validation. */
export const addressCandidateSchema = z.object({ zip: z.string(), city: z.string(), state: z.string() });
export type AddressCandidate = z.output<typeof addressCandidateSchema>;

/** EP-24 */
export const shipPointsValidationSchema = z.object({
  valid: z.boolean(),
  origination_candidates: z.array(addressCandidateSchema),
  destination_candidates: z.array(addressCandidateSchema),
  microsite_carrier_warning: z.nullable(z.string()),
});

/** One line of the autocomplete list; choosing it fills in the `autofill_` fields (EN-22). */
export const suggestionSchema = z.object({
  id: z.string(),
  kind: z.enum(['facility', 'address', 'address-book']),
  label: z.string(),
  detail: z.string(),
  preferred: z.boolean(),
  club_id: z.nullable(z.int()),
  autofill_zip: z.string(),
  autofill_city: z.string(),
  autofill_state: z.string(),
  autofill_country: z.string(),
  autofill_address: z.string(),
  autofill_club_id: z.nullable(z.int()),
});
export type Suggestion = z.output<typeof suggestionSchema>;
