import * as z from 'zod/mini';
import { defineCall } from '../call/define-call.ts';
import { shipEndSchema } from '../geo/ship-end.ts';
import { calendarDateSchema } from '../primitives/calendar-date.ts';
import { centsSchema } from '../primitives/cents.ts';
import { wireText } from '../primitives/wire-text.ts';
import { isEmail } from '../validation/person.ts';

const words = (max: number) => wireText(max).check(z.minLength(1, 'required'));
/** VL-30: a note exists or is absent, and is never blank. */
const note = z.nullable(wireText(1000).check(z.regex(/\S/, 'note_blank')));
const narrowerNote = z.strictObject({
  audience: z.enum(['club', 'consumer']),
  direction: z.nullable(shipEndSchema),
  micro_site_id: z.nullable(z.int()),
  note: wireText(1000).check(z.regex(/\S/, 'note_blank')),
});
export type NarrowerNote = z.output<typeof narrowerNote>;
const clubId = z.string().check(z.regex(/^\d{1,9}$/, 'malformed'));
const price = z.int().check(z.gte(0), z.lte(50_000));

/** The editable fields of a club. */
export const clubFieldsSchema = z.strictObject({
  name: words(120),
  phone: words(30),
  address_1: words(120),
  city: words(80),
  state: wireText(40),
  zip: words(12),
  opening_hours: wireText(200),
  /** 1 is Monday, 7 is Sunday. */
  closed_weekdays: z.array(z.int().check(z.gte(1), z.lte(7))).check(z.maxLength(7)),
  /** CO-13: single days and whole seasons, day by day. */
  closed_dates: z.array(calendarDateSchema).check(z.maxLength(400)),
  /** For staff of the club and our staff (RO-05, RO-10), and for its guests (RO-08). */
  club_note: note,
  consumer_note: note,
  /**
   * AD-27: notes for one direction, for one microsite, or for both, that replace the club's note; the
   * narrowest match is shown.
   */
  narrower_notes: z.array(narrowerNote).check(z.maxLength(40)),
  /** RO-09 */
  hidden_for_own_club: z.boolean(),
  /** RO-03: the club's own prices in cents, by the id of the pickup fee; other fees use the default price. */
  fees: z.record(z.string().check(z.regex(/^\d{1,6}$/, 'malformed')), price),
  /** Whether orders can be billed to its account, and up to which amount; null without an account. */
  billing: z.nullable(
    z.strictObject({ open: z.boolean(), credit_limit_cents: z.int().check(z.gte(0), z.lte(100_000_000)) }),
  ),
  /** The account's billing settings; null without an account. */
  billing_terms: z.nullable(
    z.strictObject({
      /** Days after which a charge is due. */
      terms_days: z.int().check(z.gte(0), z.lte(120)),
      /** The address for statements and reminders; '' for none. */
      billing_email: wireText(120).check(z.refine((text) => text === '' || isEmail(text), 'malformed')),
      /** Whether the club is reminded of overdue amounts once a week. */
      reminders: z.boolean(),
    }),
  ),
});
export type ClubFields = z.output<typeof clubFieldsSchema>;

export const listedClubSchema = z.object({
  id: z.int(),
  name: z.string(),
  kind: z.string(),
  brands: z.array(z.string()),
  place: z.string(),
  /** Whether it has its own prices, and an open account. */
  own_fees: z.boolean(),
  billed: z.boolean(),
  /** CO-137: nobody can choose it. */
  archived: z.optional(z.boolean()),
});
export type ListedClub = z.output<typeof listedClubSchema>;

export const listClubs = defineCall({
  name: 'console.clubs',
  row: 'RO-03',
  summary: 'Clubs, resorts, camps and schools by number; club staff see their own',
  method: 'GET',
  path: '/api/v6/console/clubs',
  access: 'set_club_fees',
  query: z.object({
    /** Part of a name, or the number. */
    search: z.optional(wireText(80)),
    brand: z.optional(wireText(30)),
    /** CO-137: archived clubs only; without it they are found by their number only. */
    archived: z.optional(z.literal('only')),
    /** The `next` of the previous page. */
    after: z.optional(clubId),
  }),
  response: z.object({ clubs: z.array(listedClubSchema), next: z.nullable(z.string()) }),
});

export const readClub = defineCall({
  name: 'console.club',
  row: 'RO-03',
  summary: 'All settings of a club',
  method: 'GET',
  path: '/api/v6/console/clubs/:clubId',
  access: 'set_club_fees',
  params: z.object({ clubId }),
  response: z.object({
    id: z.int(),
    kind: z.string(),
    brands: z.array(z.string()),
    country: z.string(),
    time_zone: z.string(),
    fields: clubFieldsSchema,
    /** Fees for which a club may set its own price, with the default one. */
    fees: z.array(z.object({ id: z.int(), title: z.string(), price_cents: z.int() })),
    /** Microsites that can have their own note. */
    microsites: z.array(z.object({ id: z.int(), name: z.string() })),
    /** The amount that its account owes, in cents; null without an account. */
    owed_cents: z.nullable(z.int()),
    /** Fields that the caller may change. */
    changeable: z.array(z.string()),
  }),
  errors: { no_such_thing: 404 },
});

export const changeClub = defineCall({
  name: 'console.change-club',
  row: 'RO-03',
  summary:
    'Changes fields of a club, from the next request on; `expected` is what they were when the caller read them. Club staff change the fees of the own club alone',
  method: 'PATCH',
  path: '/api/v6/console/clubs/:clubId',
  access: 'set_club_fees',
  params: z.object({ clubId }),
  body: z.strictObject({
    fields: z.partial(clubFieldsSchema),
    expected: z.partial(clubFieldsSchema),
    reason: z.optional(wireText(200)),
  }),
  emptyClears: true,
  response: z.object({ success: z.literal(true) }),
  errors: { no_such_thing: 404, changed_since: 409 },
});

/** A pickup or a delivery of an order at a club on one day. */
export const clubStopSchema = z.object({
  order_id: z.string(),
  display_id: z.string(),
  customer: z.string(),
  stop: z.enum(['pickup', 'delivery']),
  date: calendarDateSchema,
  bags: z.int(),
  total_cents: centsSchema,
});
export type ClubStop = z.output<typeof clubStopSchema>;

/** The maximum number of stops that `ordersOfClosing` lists. */
export const stopsListed = 100;

export const ordersOfClosing = defineCall({
  name: 'console.orders-of-closing',
  row: 'own',
  summary: 'Orders with a pickup or delivery at a club on days it would be closed, soonest first',
  method: 'GET',
  path: '/api/v6/console/clubs/:clubId/closing',
  access: 'run_clubs',
  params: z.object({ clubId }),
  query: z.object({
    /** Comma-separated weekdays; 1 is Monday. */
    weekdays: z.optional(z.string().check(z.regex(/^[1-7](,[1-7]){0,6}$/, 'malformed'))),
    dates: z.optional(z.string().check(z.regex(/^\d{4}-\d\d-\d\d(,\d{4}-\d\d-\d\d){0,399}$/, 'malformed'))),
  }),
  response: z.object({ stops: z.array(clubStopSchema), more: z.boolean() }),
  errors: { no_such_thing: 404 },
});
