import * as z from 'zod/mini';
import { defineCall } from '../call/define-call.ts';
import { identifier, wireText } from '../primitives/wire-text.ts';

const one = { access: 'signed-in' as const, row: 'own' };

/** What a letter and a reception have room for. */
export const clubNoteLength = 300;

/** A customer's note to a club about an order. */
export const clubNoteSchema = z.object({
  club_id: z.string(),
  club: z.string(),
  /** '' where nothing is said. */
  note: z.string(),
  /** Instant; null where nothing was ever said. */
  changed_at: z.nullable(z.string()),
  /** Whether the letter to where the bags arrive is the club's, and says it. */
  on_letter: z.boolean(),
});
export type ClubNote = z.output<typeof clubNoteSchema>;

const clubNotesSchema = z.object({
  /** Each club of the order once, in the order of the trip. */
  notes: z.array(clubNoteSchema),
  /** Until the bags are there, for who may change the order. */
  editable: z.boolean(),
});

export const readClubNotes = defineCall({
  ...one,
  name: 'orders.club-notes',
  summary: 'What each club is told that an order goes to or comes from',
  method: 'GET',
  path: '/api/v6/orders/:orderId/club_notes',
  params: z.object({ orderId: identifier }),
  response: clubNotesSchema,
  errors: { order_not_found: 404 },
});

export const saveClubNote = defineCall({
  ...one,
  name: 'orders.save-club-note',
  summary:
    'Saves what a club is told about an order, in the place of what was said before; nothing takes it back',
  method: 'PUT',
  path: '/api/v6/orders/:orderId/club_notes/:clubId',
  rate: 'strict',
  params: z.object({ orderId: identifier, clubId: identifier }),
  body: z.strictObject({ note: wireText(clubNoteLength) }),
  response: clubNotesSchema,
  errors: { order_not_found: 404, club_not_of_order: 404, action_not_allowed: 409 },
});
