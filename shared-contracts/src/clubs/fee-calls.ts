import * as z from 'zod/mini';
import { defineCall } from '../call/define-call.ts';
import { wholeNumber } from '../primitives/wire-text.ts';
import { facilitySchema } from './schema.ts';

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
