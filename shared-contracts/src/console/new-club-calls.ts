import * as z from 'zod/mini';
import { defineCall } from '../call/define-call.ts';
import { wireText } from '../primitives/wire-text.ts';

const words = (max: number) => wireText(max).check(z.minLength(1, 'required'));
const brandSlug = wireText(30);

export const clubKindNames = ['golf', 'ski', 'hotel', 'camp', 'school', 'port'] as const;

/** The fields of a new club. */
export const newClubFieldsSchema = z.strictObject({
  name: words(120),
  kind: z.enum(clubKindNames),
  brands: z.array(brandSlug).check(z.minLength(1, 'required'), z.maxLength(30)),
  phone: words(30),
  address_1: words(120),
  city: words(80),
  state: wireText(40),
  zip: words(12),
  country: z.string().check(z.regex(/^[A-Z]{2}$/, 'malformed')),
});
export type NewClubFields = z.output<typeof newClubFieldsSchema>;

export const makeClub = defineCall({
  name: 'console.make-club',
  row: 'own',
  summary: 'Creates a club, resort, camp or school, which customers find immediately',
  method: 'POST',
  path: '/api/v6/console/clubs',
  access: 'run_clubs',
  body: z.strictObject({
    fields: newClubFieldsSchema,
    /** CO-74: a different club of that name in that town is intended. */
    as_second: z.optional(z.boolean()),
  }),
  emptyClears: true,
  response: z.object({ id: z.int() }),
  errors: { club_like_it: 409 },
});

export const offerClub = defineCall({
  name: 'console.offer-club',
  row: 'own',
  summary:
    'Sets the brands that offer a club, or an empty list to retire it; `expected` are the previous ones. Its orders continue',
  method: 'POST',
  path: '/api/v6/console/clubs/:clubId/brands',
  access: 'run_clubs',
  params: z.object({ clubId: z.string().check(z.regex(/^\d{1,9}$/, 'malformed')) }),
  body: z.strictObject({
    brands: z.array(brandSlug).check(z.maxLength(30)),
    expected: z.array(brandSlug).check(z.maxLength(30)),
    reason: z.optional(wireText(200)),
  }),
  emptyClears: true,
  response: z.object({ success: z.literal(true) }),
  errors: { no_such_thing: 404, changed_since: 409 },
});
