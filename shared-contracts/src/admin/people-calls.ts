import * as z from 'zod/mini';
import { brandSlugSchema } from '../brands/brand-slug.ts';
import { defineCall } from '../call/define-call.ts';
import { typedText, wholeNumber, wireText } from '../primitives/wire-text.ts';

/** EN-08 */
export const userLookup = defineCall({
  name: 'admin.user-lookup',
  row: 'EP-17',
  summary: 'A user to book for, by id or email; pro users find users of their own club',
  method: 'GET',
  path: '/users/get_user',
  access: 'help_people',
  query: z.object({ user_id: wireText(120) }),
  response: z.object({
    user_id: z.nullable(z.string()),
    user_email: z.nullable(z.string()),
    messages: z.array(z.string()),
  }),
  errors: { user_not_found: 404 },
});

/** A person whom a staff member may book for. */
export const personSchema = z.object({
  user_id: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  /** The club's own member number. */
  member_number: z.nullable(z.string()),
  club_name: z.nullable(z.string()),
});
export type Person = z.output<typeof personSchema>;

/** Minimum letters of a search: fewer match too many people. */
export const searchMin = 3;

export const findPeople = defineCall({
  name: 'admin.find-people',
  row: 'TK-13',
  summary:
    'Users to book for, by parts of name, email, phone or member number; pro users find users of their own club',
  method: 'GET',
  path: '/api/v6/people',
  access: 'help_people',
  query: z.object({ search: wireText(80) }),
  response: z.object({
    people: z.array(personSchema),
    /** Whether more people match than are listed. */
    more: z.boolean(),
  }),
});

export const addClubUser = defineCall({
  name: 'admin.add-club-user',
  row: 'own',
  summary: 'Adds a user, optionally to a club',
  method: 'POST',
  path: '/api/v6/club_users',
  access: 'help_people',
  body: z.strictObject({
    /**
     * The club that the person joins. By default none for a person added by an admin, and the caller's for
     * one added by club staff.
     */
    club_id: z.optional(wholeNumber),
    first_name: typedText(60),
    last_name: typedText(60),
    email: wireText(120),
    phone: z.optional(wireText(30)),
    member_number: z.optional(wireText(20)),
    /**
     * CO-47: the person works for the club, or is a colleague of ours without a club; only callers who manage
     * accounts add staff.
     */
    role: z.optional(z.enum(['pro', 'admin', 'admin_plus', 'carrier_admin'])),
    /** The brand in whose name the invitation is sent; the brand of the request by default. */
    brand: z.optional(brandSlugSchema),
  }),
  response: z.object({ user_id: z.string(), user_email: z.string() }),
  errors: { club_not_found: 404, email_taken: 409, limit_above_own: 403 },
});
