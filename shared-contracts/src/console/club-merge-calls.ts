import * as z from 'zod/mini';
import { defineCall } from '../call/define-call.ts';
import { wireText } from '../primitives/wire-text.ts';
import { clubLinksSchema } from './club-archive-calls.ts';

const clubId = z.string().check(z.regex(/^\d{1,9}$/, 'malformed'));

/** The record that is used where both have one: of the club that stays, or of the one that goes. */
export const mergeSides = ['stays', 'goes'] as const;
export type MergeSide = (typeof mergeSides)[number];
const side = z.enum(mergeSides);

const clubSchema = z.object({
  id: z.int(),
  name: z.string(),
  place: z.string(),
  links: clubLinksSchema,
  group_events: z.int(),
  /** Its own pickup fees, by name. */
  fees: z.array(z.object({ title: z.string(), price_cents: z.int() })),
  /** The account's terms; null without an account. */
  account: z.nullable(
    z.object({
      open: z.boolean(),
      credit_limit_cents: z.int(),
      terms_days: z.int(),
      billing_email: z.string(),
      reminders: z.boolean(),
    }),
  ),
});
export type MergingClub = z.output<typeof clubSchema>;

const contractSchema = z.object({
  id: z.string(),
  /** By name; null: all. */
  brand: z.nullable(z.string()),
  line: z.nullable(z.string()),
  carrier: z.nullable(z.string()),
  tenths: z.int(),
  first_day: z.string(),
  last_day: z.nullable(z.string()),
});
export type MergingContract = z.output<typeof contractSchema>;

export const compareClubs = defineCall({
  name: 'console.compare-clubs',
  row: 'own',
  summary: 'Two records of one club: what a merge does with each, and the choices that a person must make',
  method: 'GET',
  path: '/api/v6/console/clubs/:clubId/merge',
  access: 'run_clubs',
  params: z.object({ clubId }),
  /** The club that goes. */
  query: z.object({ goes: clubId }),
  response: z.object({
    stays: clubSchema,
    goes: clubSchema,
    /** Slugs of brands that offer only the club that goes. */
    brands_added: z.array(z.string()),
    /** Both have own fees, or terms of an account, that differ. */
    fees_differ: z.boolean(),
    terms_differ: z.boolean(),
    /** Contract prices that go along. */
    contracts_moved: z.array(contractSchema),
    /** Those for the same bags on the same days as others of the club that stays. */
    contracts_differ: z.array(z.object({ goes: contractSchema, stays: z.array(contractSchema) })),
    /** The caller may not decide on contract prices. */
    needs_rates: z.boolean(),
  }),
  errors: { no_such_thing: 404, club_archived: 409 },
});

export const mergeClubs = defineCall({
  name: 'console.merge-clubs',
  row: 'own',
  summary: 'Merges one club into another, for good; `balances` are those that the caller read',
  method: 'POST',
  path: '/api/v6/console/clubs/:clubId/merge',
  access: 'run_clubs',
  params: z.object({ clubId }),
  body: z.strictObject({
    goes: z.int(),
    balances: z.strictObject({ stays: z.nullable(z.int()), goes: z.nullable(z.int()) }),
    /** Needed where they differ. */
    fees: z.optional(side),
    terms: z.optional(side),
    /** By the id of the contract price of the club that goes. */
    contracts: z.optional(z.record(wireText(40), side)),
    /** CO-139: the name of the club that goes, as a person typed it. */
    name: wireText(120),
    reason: wireText(200).check(z.regex(/\S/, 'required')),
  }),
  response: z.object({ success: z.literal(true) }),
  errors: { no_such_thing: 404, club_archived: 409, changed_since: 409 },
});
