import * as z from 'zod/mini';
import { defineCall } from '../call/define-call.ts';
import { wholeNumber } from '../primitives/wire-text.ts';

export const directions = ['origin', 'destination'] as const;
const noteQuery = z.object({ micro_site_id: z.optional(wholeNumber), direction: z.enum(directions) });
const noteAnswer = z.object({ note: z.nullable(z.string()), hidden_for_own_club: z.boolean() });

export const checkClubNote = defineCall({
  name: 'clubs.check-club-note',
  row: 'EP-13',
  summary: 'The club note for staff; user_role 1 means that the caller may read it',
  method: 'POST',
  path: '/refactor/check_club_note',
  access: 'session',
  body: z.strictObject({ club_id: wholeNumber, direction: z.enum(directions) }),
  response: z.object({ note: z.nullable(z.string()), user_role: z.union([z.literal(0), z.literal(1)]) }),
  errors: { club_not_found: 404 },
});

export const clubUserNote = defineCall({
  name: 'clubs.club-user-note',
  row: 'EP-14',
  summary: 'The note of a club for club users and admins',
  method: 'GET',
  path: '/api/v5/notes/:club_id/club',
  access: 'read_club_notes',
  params: z.object({ club_id: wholeNumber }),
  query: noteQuery,
  response: noteAnswer,
  errors: { club_not_found: 404 },
});

export const consumerNote = defineCall({
  name: 'clubs.consumer-note',
  row: 'EP-15',
  summary: 'The note of a club for customers',
  method: 'GET',
  path: '/api/v5/notes/:club_id/consumer',
  access: 'session',
  params: z.object({ club_id: wholeNumber }),
  query: noteQuery,
  response: noteAnswer,
  errors: { club_not_found: 404 },
});
