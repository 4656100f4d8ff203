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
