import * as z from 'zod/mini';
import { defineCall } from '../call/define-call.ts';
import { identifier, wireText } from '../primitives/wire-text.ts';

const one = { access: 'signed-in' as const, row: 'own' };

/** The maximum length that fits a letter and a reception desk. */
export const clubNoteLength = 300;

/** A customer's note to a club about an order. */
export const clubNoteSchema = z.object({
  club_id: z.string(),
  club: z.string(),
  /** '' when there is no note. */
  note: z.string(),
  /** Instant; null when there never was a note. */
  changed_at: z.nullable(z.string()),
  /** Whether the letter to the destination is for this club, and contains the note. */
  on_letter: z.boolean(),
});
export type ClubNote = z.output<typeof clubNoteSchema>;

const clubNotesSchema = z.object({
  /** Each club of the order once, in trip order. */
  notes: z.array(clubNoteSchema),
  /** Until the bags have arrived, for users who may change the order. */
  editable: z.boolean(),
});

export const readClubNotes = defineCall({
  ...one,
  name: 'orders.club-notes',
  summary: 'Notes to the clubs of an order',
  method: 'GET',
  path: '/api/v6/orders/:orderId/club_notes',
  params: z.object({ orderId: identifier }),
  response: clubNotesSchema,
  errors: { order_not_found: 404 },
});

export const saveClubNote = defineCall({
  ...one,
  name: 'orders.save-club-note',
  summary: 'Replaces the note to a club about an order',
  method: 'PUT',
  path: '/api/v6/orders/:orderId/club_notes/:clubId',
  rate: 'strict',
  params: z.object({ orderId: identifier, clubId: identifier }),
  body: z.strictObject({ note: wireText(clubNoteLength) }),
  response: clubNotesSchema,
  errors: { order_not_found: 404, club_not_of_order: 404, action_not_allowed: 409 },
});
