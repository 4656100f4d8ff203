import * as z from 'zod/mini';
import { type CalendarDate, calendarDateSchema } from '../primitives/calendar-date.ts';
import { wireText } from '../primitives/wire-text.ts';

/** The kind of obstacle to shipping; the last one blocks a single address. */
export const incidentKinds = ['strike', 'weather', 'closure', 'disaster', 'blocked_address'] as const;
export type IncidentKind = (typeof incidentKinds)[number];

const words = (max: number) => wireText(max).check(z.regex(/\S/, 'required'));
const country = z.string().check(z.regex(/^[A-Z]{2}$/, 'malformed'));

/**
 * The place. States and towns are compared with or without their abbreviations; zips by their first
 * characters.
 */
export const incidentAreaSchema = z.union([
  z.strictObject({ is: z.literal('everywhere') }),
  z.strictObject({ is: z.literal('state'), country, state: words(40) }),
  z.strictObject({ is: z.literal('city'), country, state: words(40), city: words(80) }),
  z.strictObject({ is: z.literal('zips'), country, from: words(12), until: words(12) }),
  z.strictObject({
    is: z.literal('radius'),
    country,
    zip: words(12),
    miles: z.int().check(z.gte(1), z.lte(500)),
  }),
  z.strictObject({
    is: z.literal('address'),
    country,
    state: wireText(40),
    city: words(80),
    zip: words(12),
    address: words(120),
    address_2: wireText(120),
  }),
]);
export type IncidentArea = z.output<typeof incidentAreaSchema>;

/** The staff's fields of an incident. Empty lists mean all. */
export const incidentFieldsSchema = z.strictObject({
  kind: z.enum(incidentKinds),
  area: incidentAreaSchema,
  /** Carrier codes, such as `UPS`; service codes, such as `DOMESTIC_GROUND`. */
  carriers: z.array(wireText(40)).check(z.maxLength(20)),
  services: z.array(wireText(60)).check(z.maxLength(40)),
  clubs: z.array(z.int().check(z.gte(1))).check(z.maxLength(100)),
  brands: z.array(wireText(30)).check(z.maxLength(50)),
  /** Days of pickup or arrival in the area; null for an open start or end. */
  first_day: z.nullable(calendarDateSchema),
  last_day: z.nullable(calendarDateSchema),
  /** The customers' sentence. */
  sentence: words(200),
  stops_selling: z.boolean(),
  shows_notice: z.boolean(),
  /** The business days on which it is in force, inclusive. */
  starts_on: calendarDateSchema,
  ends_on: calendarDateSchema,
});
export type IncidentFields = z.output<typeof incidentFieldsSchema>;

/** Whether a day belongs to an incident; without a last affected day they end with the incident. */
export const isDayOfIncident = (
  { first_day, last_day, ends_on }: Pick<IncidentFields, 'first_day' | 'last_day' | 'ends_on'>,
  day: CalendarDate,
): boolean => (first_day === null || first_day <= day) && day <= (last_day ?? ends_on);

export const incidentStates = ['planned', 'open', 'ended'] as const;
export type IncidentState = (typeof incidentStates)[number];

export const listedIncidentSchema = z.object({
  id: z.string(),
  state: z.enum(incidentStates),
  fields: incidentFieldsSchema,
});
export type ListedIncident = z.output<typeof listedIncidentSchema>;
