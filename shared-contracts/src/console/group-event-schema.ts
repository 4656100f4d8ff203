import * as z from 'zod/mini';
import { limits, stayLimit } from '../constants.ts';
import { calendarDateSchema } from '../primitives/calendar-date.ts';
import { typedText, wireText } from '../primitives/wire-text.ts';
import { containsUrl, isContact, isEmail, isName } from '../validation/person.ts';

/** The maximum number of people in one event, whose labels are one file. */
export const maxPeople = 500;
/** The maximum characters of a pasted roster. */
export const maxRosterLength = 150_000;

export const groupDirections = ['to_club', 'from_club'] as const;
export type GroupDirection = (typeof groupDirections)[number];
export const groupPayers = ['family', 'club'] as const;
export type GroupPayer = (typeof groupPayers)[number];

/** Staff's text of an event is sent in emails: no markup, and nothing that becomes a link there. */
const plain = (max: number) =>
  typedText(max).check(
    z.refine((text) => isContact(text), 'required'),
    z.refine((text) => !containsUrl(text), 'web_address'),
  );

/** The staff's fields of a group event. */
export const groupEventFieldsSchema = z.strictObject({
  name: plain(60),
  club_id: z.int().check(z.gte(1), z.lte(999_999_999)),
  direction: z.enum(groupDirections),
  /** The days at the club, inclusive: pickup days when it ships from there, else arrival days. */
  first_day: calendarDateSchema,
  last_day: calendarDateSchema,
  /** A brand of the club, and a size of that brand, for people whose line names no other. */
  brand: wireText(30),
  size: wireText(40),
  /** The contents of the bag, if the product line requires them; else empty. */
  contents: typedText(120),
  /** The last day on which families can book by their link. */
  answer_by: calendarDateSchema,
  /** CO-70: who pays for the bookings; each family by default. */
  paid_by: z.optional(z.enum(groupPayers)),
});
export type GroupEventFields = z.output<typeof groupEventFieldsSchema>;

export const groupEventStates = ['open', 'closed'] as const;

export const listedGroupEventSchema = z.object({
  id: z.string(),
  name: z.string(),
  club_name: z.string(),
  direction: z.enum(groupDirections),
  first_day: calendarDateSchema,
  last_day: calendarDateSchema,
  answer_by: calendarDateSchema,
  state: z.enum(groupEventStates),
  people: z.int(),
  booked: z.int(),
});
export type ListedGroupEvent = z.output<typeof listedGroupEventSchema>;

/** CO-71: the staff's corrections of a person on a roster. */
export const groupPersonFieldsSchema = z.strictObject({
  name: typedText(80).check(z.refine((text) => isName(text.trim()), 'malformed')),
  email: typedText(120).check(z.refine((text) => isEmail(text.trim()), 'malformed')),
  /** Empty for the event's own. */
  size: wireText(40),
  /** Unchanged when absent. */
  bags: z.optional(z.int().check(z.gte(1), z.lte(limits.quantityPerLine))),
  bunk: typedText(stayLimit),
  session: typedText(stayLimit),
});
export type GroupPersonFields = z.output<typeof groupPersonFieldsSchema>;

export const groupPersonSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  item: z.string(),
  /** Set when it differs from the event's. */
  size: z.optional(z.string()),
  /** CO-102: its quantity; one when absent. */
  bags: z.optional(z.int()),
  /** CO-72: the latest email has failed so far, or could not be delivered. */
  email_failed: z.optional(z.boolean()),
  bunk: z.string(),
  session: z.string(),
  /** `new`: not emailed yet. */
  state: z.enum(['new', 'emailed', 'booked']),
  /** The local day of the latest email at the club; null before the first one. */
  emailed_on: z.nullable(calendarDateSchema),
  /** CO-90: a canceled booking of a person without another one; `by` is null when the family canceled. */
  canceled: z.optional(
    z.object({
      order_id: z.string(),
      display_id: z.string(),
      on: calendarDateSchema,
      by: z.nullable(z.string()),
    }),
  ),
  order_id: z.nullable(z.string()),
  display_id: z.nullable(z.string()),
  tracking_numbers: z.array(z.string()),
  /** Instant; null when the bags were not handed over. */
  handed_over_at: z.nullable(z.string()),
});
export type GroupPerson = z.output<typeof groupPersonSchema>;

export const groupEventViewSchema = z.object({
  id: z.string(),
  name: z.string(),
  club: z.object({ id: z.int(), name: z.string() }),
  brand_name: z.string(),
  direction: z.enum(groupDirections),
  first_day: calendarDateSchema,
  last_day: calendarDateSchema,
  item: z.string(),
  answer_by: calendarDateSchema,
  state: z.enum(groupEventStates),
  /** The day at the club. */
  today: calendarDateSchema,
  /** The roster was erased some time after the event. */
  erased: z.boolean(),
  /** CO-70: the club's payments by its account; absent when each family pays. */
  club_pays: z.optional(
    z.object({
      /** The account's charges for the bookings so far. */
      billed_cents: z.int(),
      /** The projection once everyone has booked at the average so far; absent before the first booking. */
      expected_cents: z.optional(z.int()),
      /**
       * CO-94: the approximate price of everyone on the list at today's rates; absent once someone has
       * booked.
       */
      estimate_cents: z.optional(z.int()),
      /** The remaining limit of the account. */
      left_cents: z.int(),
      /** CO-78: its amount of canceled bookings, until the instant up to which they can be undone. */
      waiting: z.optional(z.object({ cents: z.int(), until: z.string() })),
      /** People whose booking exceeded the limit. */
      limit_reached: z.int(),
    }),
  ),
  /** CO-103: a person's approximate price for the family at today's rates; absent when the club pays. */
  families_pay: z.optional(z.object({ each_cents: z.optional(z.int()) })),
  /**
   * CO-83: the next email, as one person on the list would read it; absent when there is no one left to
   * email.
   */
  email_sample: z.optional(
    z.object({
      to: z.string(),
      invitation: z.string(),
      reminder: z.string(),
      text: z.string(),
      /** The buttons under it, one for each child. */
      links: z.optional(z.array(z.string())),
    }),
  ),
  /** CO-83: the same for a family that gets the next reminder. */
  reminder_sample: z.optional(
    z.object({ to: z.string(), subject: z.string(), text: z.string(), links: z.array(z.string()) }),
  ),
  /** Sorted by bunk, then by name. */
  people: z.array(groupPersonSchema),
});
export type GroupEventView = z.output<typeof groupEventViewSchema>;

export const rosterColumns = ['name', 'email', 'item', 'bunk', 'session'] as const;
export type RosterColumn = (typeof rosterColumns)[number];

export const rosterProblems = [
  'missing',
  'too_long',
  'malformed',
  'unknown_item',
  'twice_in_list',
  'cells',
] as const;

export const rosterLineSchema = z.object({
  /** In spreadsheet numbering: the headings are row 1. */
  row: z.int(),
  name: z.string(),
  outcome: z.enum(['new', 'there_already', 'refused']),
  /** A problem without a column concerns the whole line; a malformed item means its quantity. */
  problems: z.array(z.object({ column: z.nullable(z.enum(rosterColumns)), code: z.enum(rosterProblems) })),
});
export type RosterLine = z.output<typeof rosterLineSchema>;

export const rosterReportSchema = z.object({
  /** Why the list is unreadable; null when the lines give their own reasons. */
  problem: z.nullable(
    z.object({
      code: z.enum(['empty', 'malformed', 'columns', 'too_many_people']),
      row: z.nullable(z.int()),
      /** Unknown, missing or duplicate headings. */
      columns: z.array(z.string()),
      /** Those of them that are missing, at the end; absent from earlier servers. */
      missing: z.optional(z.array(z.string())),
    }),
  ),
  lines: z.array(rosterLineSchema),
  /** CO-102: the club's items of this brand, when a line names something else. */
  items: z.optional(z.array(z.string())),
  /** People that this call added: all new ones, or no one. */
  imported: z.int(),
});
export type RosterReport = z.output<typeof rosterReportSchema>;
