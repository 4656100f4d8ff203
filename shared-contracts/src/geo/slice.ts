import * as z from 'zod/mini';
import { nextStepSchema } from '../page/next-step.ts';
import { calendarDateSchema } from '../primitives/calendar-date.ts';

/** The page's data of a chosen club: enough that no other part needs to ask again. */
export const chosenClubSchema = z.object({
  id: z.int(),
  name: z.string(),
  senderName: z.string(),
  closedWeekdays: z.array(z.int()),
  closedDates: z.array(calendarDateSchema),
  /** The sessions of a camp, the earliest first. Absent for other places, and from older releases. */
  sessions: z.optional(
    z.array(
      z.object({
        id: z.int(),
        name: z.string(),
        starts_on: calendarDateSchema,
        ends_on: calendarDateSchema,
      }),
    ),
  ),
  preferred: z.boolean(),
  freeInsurance: z.boolean(),
  hasPickupCarriers: z.boolean(),
  pickupCarriers: z.array(z.object({ value: z.string(), label: z.string() })),
});
export type ChosenClub = z.output<typeof chosenClubSchema>;

/** One end of the shipment (EN-01, EN-02). Text is as typed; an absent value is ''. */
export const shipPointSchema = z.object({
  kind: z.enum(['club', 'other']),
  club: z.nullable(chosenClubSchema),
  country: z.string(),
  zip: z.string(),
  state: z.string(),
  city: z.string(),
  address1: z.string(),
  address2: z.string(),
  companyName: z.string(),
  contact: z.string(),
  /** AD-29: the contact in Latin letters, for labels; absent when it was not entered. */
  label: z.optional(z.string()),
  phone: z.string(),
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
  timeZone: z.nullable(z.string()),
  /** SV-02: the fields that this end's country does not require; services need none of them. */
  without: z.optional(z.array(z.enum(['zip', 'state']))),
  /** AD-17: for an Irish address that was chosen from the list. */
  postcoderId: z.optional(z.nullable(z.string())),
});
export type ShipPoint = z.output<typeof shipPointSchema>;

export const shipPointsSchema = z.object({
  origin: shipPointSchema,
  destination: shipPointSchema,
  /**
   * Every field of both ends is filled and valid, and the server confirmed that the pair can be served
   * (AD-09).
   */
  valid: z.boolean(),
  /** AD-06, AD-07 */
  duplicate: z.boolean(),
  /** OPEN-29 */
  blocked: z.boolean(),
  /** A validation is in progress; `valid` is the earlier result. */
  checking: z.boolean(),
  /** The last change was a server answer or a choice, not typing, so later parts need not wait. */
  settled: z.optional(z.boolean()),
  /** AD-26: holidays of both ends' countries, for the date pickers. */
  holidays: z.optional(
    z.object({ origin: z.array(calendarDateSchema), destination: z.array(calendarDateSchema) }),
  ),
  /** AD-27: the note of the club at that end was read and accepted; another club clears it (AD-10). */
  acceptedNotes: z.optional(z.object({ origin: z.boolean(), destination: z.boolean() })),
  /** AD-13: the carrier warning of the microsite for this pair. */
  carrierWarning: z.optional(z.nullable(z.string())),
  /** The next field to enter here; null when the section is complete. Absent in older releases. */
  next: z.optional(z.nullable(nextStepSchema)),
});
export type ShipPoints = z.output<typeof shipPointsSchema>;

export const emptyShipPoint = (country = 'US', kind: ShipPoint['kind'] = 'club'): ShipPoint => ({
  kind,
  club: null,
  country,
  zip: '',
  state: '',
  city: '',
  address1: '',
  address2: '',
  companyName: '',
  contact: '',
  phone: '',
  latitude: null,
  longitude: null,
  timeZone: null,
});
