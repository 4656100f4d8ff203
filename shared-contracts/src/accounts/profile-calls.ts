import * as z from 'zod/mini';
import { defineCall } from '../call/define-call.ts';
import { endLimits } from '../constants.ts';
import { countryCodeSchema } from '../geo/schema.ts';
import { typedText, wholeNumber, wireText } from '../primitives/wire-text.ts';
import { userSchema } from './schema.ts';

/** A saved address: used in suggestions and, when marked as default, in the next booking. */
export const addressFields = {
  label: typedText(60),
  company_name: typedText(endLimits.companyName),
  contact: typedText(endLimits.contact),
  phone: wireText(endLimits.phone),
  address_1: typedText(endLimits.address1),
  address_2: typedText(endLimits.address2),
  city: typedText(endLimits.city),
  state: wireText(endLimits.state),
  zip: wireText(endLimits.zip),
  country_code: countryCodeSchema,
  club_id: z.nullable(wholeNumber),
};
export const addressBookEntrySchema = z.object({
  id: z.string(),
  default_origin: z.boolean(),
  ...addressFields,
});
export type AddressBookEntry = z.output<typeof addressBookEntrySchema>;

export const readProfile = defineCall({
  name: 'accounts.profile',
  row: 'own',
  summary: 'The signed-in user with saved addresses',
  method: 'GET',
  path: '/api/v6/profile',
  access: 'signed-in',
  response: z.object({
    user: userSchema,
    addresses: z.array(addressBookEntrySchema),
    /** Whether the address is verified. */
    email_verified: z.optional(z.boolean()),
    /** False for a user who signs in only by code, passkey or another service. */
    has_password: z.optional(z.boolean()),
    /** Which terms were accepted, and when; null for none yet. */
    terms: z.optional(z.nullable(z.object({ version: z.string(), accepted_at: z.string() }))),
  }),
});

export const saveAddress = defineCall({
  name: 'accounts.save-address',
  row: 'own',
  summary: 'Adds an address; a new default origin replaces the old one (AD-30)',
  method: 'POST',
  path: '/api/v6/addresses',
  access: 'signed-in',
  body: z.strictObject({ ...addressFields, default_origin: z.boolean() }),
  response: addressBookEntrySchema,
});
