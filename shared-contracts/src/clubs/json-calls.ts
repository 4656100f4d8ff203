import * as z from 'zod/mini';
import { defineCall } from '../call/define-call.ts';
import { wholeNumber } from '../primitives/wire-text.ts';
import { facilitySchema } from './schema.ts';

export const clubJson = defineCall({
  name: 'clubs.json',
  row: 'EP-16',
  summary: 'A club as data',
  method: 'GET',
  path: '/clubs/:id/json',
  access: 'public',
  params: z.object({ id: wholeNumber }),
  response: facilitySchema,
  errors: { club_not_found: 404 },
});
