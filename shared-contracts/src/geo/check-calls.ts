import * as z from 'zod/mini';
import { defineCall } from '../call/define-call.ts';
import { wireText } from '../primitives/wire-text.ts';
import { remoteVerdictSchema } from '../validation/remote.ts';
import { blockedAddressSchema } from './lookup-calls.ts';
import { countryCodeSchema } from './schema.ts';

/**
 * VL-33: the remote check of a postal code: well formed, and known to the gazetteer if its list is complete.
 */
export const checkZip = defineCall({
  name: 'geo.check-zip',
  row: 'VL-33',
  summary: 'Checks a postal code: true, or the reason why not',
  method: 'GET',
  path: '/api/v6/validations/zip',
  access: 'public',
  rate: 'relaxed',
  query: z.object({ value: wireText(20), country_code: countryCodeSchema }),
  response: remoteVerdictSchema,
});

export const searchBlockedAddress = defineCall({
  name: 'geo.blocked-address',
  row: 'EP-09',
  summary: 'Whether an address is blocked; 404 when it is not',
  method: 'GET',
  path: '/api/v5/blocked_addresses/search',
  access: 'public',
  rate: 'relaxed',
  query: z.object({ blocked_address: blockedAddressSchema }),
  response: z.object({ success: z.literal(true) }),
  errors: { address_not_blocked: 404 },
});
