import * as z from 'zod/mini';
import { defineCall } from '../call/define-call.ts';
import { wholeNumber } from '../primitives/wire-text.ts';
import { clubInfoSchema, facilitySchema } from './schema.ts';

export const checkClubInfo = defineCall({
  name: 'clubs.check-club-info',
  row: 'EP-12',
  summary: 'Details of a chosen club',
  method: 'POST',
  path: '/refactor/check_club_info',
  access: 'session',
  body: z.strictObject({ club_id: wholeNumber }),
  response: clubInfoSchema,
  errors: { club_not_found: 404 },
});

export const getFacility = defineCall({
  name: 'clubs.facility',
  row: 'EP-19',
  summary: 'A facility',
  method: 'GET',
  path: '/api/v5.1/facilities/:id',
  access: 'public',
  params: z.object({ id: wholeNumber }),
  query: z.object({ logistics_provider_id: z.optional(wholeNumber) }),
  response: facilitySchema,
  errors: { club_not_found: 404 },
});

const ownFee = {
  row: 'own',
  path: '/api/v6/clubs/:id/pickup_fees/:fee_id',
  access: 'set_club_fees',
  params: z.object({ id: wholeNumber, fee_id: wholeNumber }),
  response: facilitySchema,
  errors: { club_not_found: 404 },
} as const;

/** RO-03: a club user for their club, admins for any. */
export const setClubFee = defineCall({
  ...ownFee,
  name: 'clubs.set-pickup-fee',
  summary: 'Sets a club’s pickup fee',
  method: 'PUT',
  body: z.strictObject({ price_cents: wholeNumber.check(z.maximum(50_000)) }),
});

export const clearClubFee = defineCall({
  ...ownFee,
  name: 'clubs.clear-pickup-fee',
  summary: 'Removes a club’s pickup fee',
  method: 'DELETE',
});
