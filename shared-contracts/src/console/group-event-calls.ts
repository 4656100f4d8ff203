import * as z from 'zod/mini';
import { defineCall } from '../call/define-call.ts';
import { calendarDateSchema } from '../primitives/calendar-date.ts';
import { identifier, wholeNumber, wireText } from '../primitives/wire-text.ts';
import {
  groupDirections,
  groupEventFieldsSchema,
  groupEventViewSchema,
  groupPersonFieldsSchema,
  listedGroupEventSchema,
  maxRosterLength,
  rosterReportSchema,
} from './group-event-schema.ts';

const access = 'run_group_events' as const;
const params = z.object({ eventId: identifier });
const ofPerson = z.object({ eventId: identifier, personId: identifier });
const done = z.object({ success: z.literal(true) });
const unknown = { no_such_thing: 404 };
const open = { ...unknown, group_event_closed: 409 };

export const listGroupEvents = defineCall({
  name: 'console.group-events',
  row: 'CO-52',
  summary: 'Group events, open first; club staff see those of their club',
  method: 'GET',
  path: '/api/v6/console/group_events',
  access,
  response: z.object({ events: z.array(listedGroupEventSchema) }),
});

export const groupEventChoices = defineCall({
  name: 'console.group-event-choices',
  row: 'CO-52',
  summary: 'Sizes that a club’s group event may ship, by brand',
  method: 'GET',
  path: '/api/v6/console/group_event_choices',
  access,
  query: z.object({
    club_id: wholeNumber,
    /** CO-94: the inputs of an estimate, if all are present. */
    brand: z.optional(wireText(30)),
    size: z.optional(wireText(40)),
    direction: z.optional(z.enum(groupDirections)),
  }),
  response: z.object({
    /** CO-94: the club's approximate price for one person at today's rates. */
    each_cents: z.optional(z.int()),
    club: z.object({ id: z.int(), name: z.string() }),
    /** The day at the club. */
    today: calendarDateSchema,
    /** CO-70: the club has an account that orders can be billed to. */
    club_can_pay: z.optional(z.boolean()),
    brands: z.array(
      z.object({
        slug: z.string(),
        name: z.string(),
        items: z.array(z.object({ size: z.string(), name: z.string(), contents_required: z.boolean() })),
      }),
    ),
  }),
  errors: unknown,
});
export type GroupEventChoices = z.output<(typeof groupEventChoices)['response']>;

export const makeGroupEvent = defineCall({
  name: 'console.make-group-event',
  row: 'CO-52',
  summary: 'Creates a group event of a club without emailing anyone',
  method: 'POST',
  path: '/api/v6/console/group_events',
  access,
  body: groupEventFieldsSchema,
  emptyClears: true,
  response: z.object({ id: z.string() }),
  errors: unknown,
});

export const readGroupEvent = defineCall({
  name: 'console.group-event',
  row: 'CO-53',
  summary: 'A group event with its roster: bookings, orders and handed-over bags',
  method: 'GET',
  path: '/api/v6/console/group_events/:eventId',
  access,
  params,
  response: groupEventViewSchema,
  errors: unknown,
});

export const moveGroupDeadline = defineCall({
  name: 'console.move-group-deadline',
  row: 'CO-52',
  summary: 'Changes the last day on which families can book by their link',
  method: 'PUT',
  path: '/api/v6/console/group_events/:eventId/answer_by',
  access,
  params,
  body: z.strictObject({ answer_by: calendarDateSchema }),
  response: done,
  errors: open,
});

export const closeGroupEvent = defineCall({
  name: 'console.close-group-event',
  row: 'CO-52',
  summary: 'Closes a group event: its links end, orders remain, and nobody is emailed',
  method: 'POST',
  path: '/api/v6/console/group_events/:eventId/close',
  access,
  params,
  response: done,
  errors: open,
});

/** Lines of a spreadsheet, pasted or read from a CSV file: headings, then one person per line. */
const rosterBody = z.strictObject({ text: z.string().check(z.maxLength(maxRosterLength, 'too_long')) });

export const checkRoster = defineCall({
  name: 'console.check-roster',
  row: 'CO-52',
  summary: 'Previews a roster import line by line',
  method: 'POST',
  path: '/api/v6/console/group_events/:eventId/roster/check',
  access,
  params,
  body: rosterBody,
  response: rosterReportSchema,
  errors: open,
});

export const importRoster = defineCall({
  name: 'console.import-roster',
  row: 'CO-52',
  summary: 'Adds a list of people to a group event, all or none, without duplicates',
  method: 'POST',
  path: '/api/v6/console/group_events/:eventId/roster',
  access,
  params,
  body: rosterBody,
  response: rosterReportSchema,
  errors: open,
});

export const removeGroupPerson = defineCall({
  name: 'console.remove-group-person',
  row: 'CO-52',
  summary: 'Removes a person who has not booked from the roster and ends their links',
  method: 'DELETE',
  path: '/api/v6/console/group_events/:eventId/people/:personId',
  access,
  params: ofPerson,
  response: done,
  errors: { ...unknown, group_person_booked: 409 },
});

export const changeGroupPerson = defineCall({
  name: 'console.change-group-person',
  row: 'CO-71',
  summary:
    'Corrects a person who has not booked. A new email ends earlier links; a new name or item starts a new booking',
  method: 'PUT',
  path: '/api/v6/console/group_events/:eventId/people/:personId',
  access,
  params: ofPerson,
  body: groupPersonFieldsSchema,
  emptyClears: true,
  response: z.object({
    success: z.literal(true),
    /** A person who was emailed at another address gets the new link by email. */
    emailed: z.optional(z.boolean()),
  }),
  errors: { ...open, group_person_booked: 409 },
});

export const emailGroup = defineCall({
  name: 'console.email-group',
  row: 'CO-53',
  summary:
    'Emails people not emailed yet (`new`), or reminds those who have not booked (`unanswered`), at most once a day each',
  method: 'POST',
  path: '/api/v6/console/group_events/:eventId/emails',
  access,
  params,
  body: z.strictObject({ to: z.enum(['new', 'unanswered']) }),
  response: z.object({ emails: z.int() }),
  errors: { ...open, group_deadline_over: 409 },
});

export const markHandedOver = defineCall({
  name: 'console.mark-handed-over',
  row: 'CO-54',
  summary: 'Records whether a person’s bags were handed over',
  method: 'PUT',
  path: '/api/v6/console/group_events/:eventId/people/:personId/handed_over',
  access,
  params: ofPerson,
  body: z.strictObject({ handed_over: z.boolean() }),
  response: done,
  errors: { ...unknown, group_person_not_booked: 409 },
});

export const groupLabels = defineCall({
  name: 'console.group-labels',
  row: 'CO-54',
  summary: 'All labels of a group event by bunk, as one PDF',
  method: 'GET',
  path: '/api/v6/console/group_events/:eventId/labels',
  alsoAs: ['application/pdf'],
  access,
  params,
  query: z.object({ paper: z.optional(z.enum(['4x6', 'letter'])) }),
  response: z.object({ orders: z.int(), labels: z.int() }),
  errors: { ...unknown, no_labels: 409 },
});

export const groupManifest = defineCall({
  name: 'console.group-manifest',
  row: 'CO-54',
  summary: 'The roster by bunk as CSV (RFC 4180), with order and tracking numbers and handover',
  method: 'GET',
  path: '/api/v6/console/group_events/:eventId/manifest.csv',
  alsoAs: ['text/csv'],
  access,
  params,
  response: z.string(),
  errors: unknown,
});
