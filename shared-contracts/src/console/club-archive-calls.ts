import * as z from 'zod/mini';
import { defineCall } from '../call/define-call.ts';
import { wireText } from '../primitives/wire-text.ts';

const clubId = z.string().check(z.regex(/^\d{1,9}$/, 'malformed'));
const reason = wireText(200).check(z.regex(/\S/, 'required'));

/** What refers to a club. */
export const clubLinksSchema = z.object({
  /** Accounts with the club: its staff, and its members. */
  staff: z.int(),
  members: z.int(),
  /** Placed orders to, from or booked by the club. */
  orders: z.int(),
  /** Those of them that are neither delivered nor canceled. */
  orders_to_come: z.int(),
  /** Carts that are not ordered. */
  carts: z.int(),
  /** Places in address books. */
  addresses: z.int(),
  /** What its account owes, in cents; null without an account. */
  balance_cents: z.nullable(z.int()),
});
export type ClubLinks = z.output<typeof clubLinksSchema>;

export const readClubStanding = defineCall({
  name: 'console.club-standing',
  row: 'own',
  summary: 'Whether a club is archived, and what refers to it',
  method: 'GET',
  path: '/api/v6/console/clubs/:clubId/standing',
  access: 'run_clubs',
  params: z.object({ clubId }),
  response: z.object({
    /** Null for a club in use. */
    archived: z.nullable(
      z.object({
        at: z.string(),
        /** The club into which it was merged, which cannot be undone. */
        merged_into: z.nullable(z.object({ id: z.int(), name: z.string() })),
      }),
    ),
    links: clubLinksSchema,
  }),
  errors: { no_such_thing: 404 },
});

export const archiveClub = defineCall({
  name: 'console.archive-club',
  row: 'own',
  summary: 'Archives a club whose balance is zero and that has no orders to come',
  method: 'POST',
  path: '/api/v6/console/clubs/:clubId/archive',
  access: 'run_clubs',
  params: z.object({ clubId }),
  body: z.strictObject({ reason }),
  response: z.object({ success: z.literal(true) }),
  errors: { no_such_thing: 404, club_archived: 409, club_in_use: 409 },
});

export const bringBackClub = defineCall({
  name: 'console.bring-back-club',
  row: 'own',
  summary: 'Takes a club out of the archive, with its former brands',
  method: 'POST',
  path: '/api/v6/console/clubs/:clubId/bring_back',
  access: 'run_clubs',
  params: z.object({ clubId }),
  body: z.strictObject({ reason }),
  response: z.object({ success: z.literal(true) }),
  errors: { no_such_thing: 404, club_not_archived: 409, club_merged: 409 },
});
