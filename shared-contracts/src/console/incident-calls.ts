import * as z from 'zod/mini';
import { defineCall } from '../call/define-call.ts';
import { calendarDateSchema } from '../primitives/calendar-date.ts';
import { centsSchema } from '../primitives/cents.ts';
import { wireText } from '../primitives/wire-text.ts';
import { incidentFieldsSchema, incidentStates, listedIncidentSchema } from './incident-schema.ts';

const params = z.object({ incidentId: wireText(64) });
const done = z.object({ success: z.literal(true) });

export const listIncidents = defineCall({
  name: 'console.incidents',
  row: 'own',
  summary: 'Open, planned and recently ended incidents',
  method: 'GET',
  path: '/api/v6/console/incidents',
  access: 'run_incidents',
  response: z.object({ incidents: z.array(listedIncidentSchema) }),
});

export const incidentChoices = defineCall({
  name: 'console.incident-choices',
  row: 'own',
  summary: 'Carriers, services and brands to which an incident can be limited',
  method: 'GET',
  path: '/api/v6/console/incident_choices',
  access: 'run_incidents',
  response: z.object({
    /** The current business day. */
    today: calendarDateSchema,
    carriers: z.array(z.object({ code: z.string(), name: z.string() })),
    services: z.array(z.object({ code: z.string(), name: z.string() })),
    brands: z.array(z.object({ code: z.string(), name: z.string() })),
  }),
});
export type IncidentChoices = z.output<(typeof incidentChoices)['response']>;

export const makeIncident = defineCall({
  name: 'console.make-incident',
  row: 'own',
  summary: 'Creates an incident, in force from its first business day',
  method: 'POST',
  path: '/api/v6/console/incidents',
  access: 'run_incidents',
  body: incidentFieldsSchema,
  emptyClears: true,
  response: z.object({ id: z.string() }),
});

/** A pickup or an arrival of an order that an incident affects. */
export const affectedOrderSchema = z.object({
  order_id: z.string(),
  display_id: z.string(),
  customer: z.string(),
  stop: z.enum(['pickup', 'delivery']),
  date: calendarDateSchema,
  bags: z.int(),
  total_cents: centsSchema,
});
export type AffectedOrder = z.output<typeof affectedOrderSchema>;

/** The maximum number of orders that `affectedByIncident` lists; all are counted. */
export const affectedListed = 200;

export const affectedByIncident = defineCall({
  name: 'console.affected-by-incident',
  row: 'own',
  summary: 'Orders and carts that an unsaved incident would affect, each once, soonest first',
  method: 'POST',
  path: '/api/v6/console/incidents/affected',
  access: 'run_incidents',
  rate: 'relaxed',
  body: incidentFieldsSchema,
  emptyClears: true,
  response: z.object({
    orders: z.object({ count: z.int(), cents: centsSchema, listed: z.array(affectedOrderSchema) }),
    carts: z.object({ count: z.int(), cents: centsSchema }),
  }),
});
export type IncidentImpact = z.output<(typeof affectedByIncident)['response']>;

/** The email to affected customers, as staff worded it. */
export const incidentMailSchema = z.strictObject({
  subject: wireText(120).check(z.regex(/\S/, 'required')),
  body: wireText(2000).check(z.regex(/\S/, 'required')),
});
export type IncidentMail = z.output<typeof incidentMailSchema>;

export const readIncident = defineCall({
  name: 'console.incident',
  row: 'own',
  summary: 'An incident with its email progress',
  method: 'GET',
  path: '/api/v6/console/incidents/:incidentId',
  access: 'run_incidents',
  params,
  response: z.object({
    id: z.string(),
    state: z.enum(incidentStates),
    fields: incidentFieldsSchema,
    /** The text last sent; null when no one was emailed. */
    mail: z.nullable(incidentMailSchema),
    mailing: z.object({
      state: z.enum(['none', 'sending', 'stopped', 'done']),
      sent: z.int(),
      waiting: z.int(),
      /** Customers who were emailed only about the move of a pickup. */
      by_move: z.optional(z.int()),
    }),
  }),
  errors: { no_such_thing: 404 },
});

export const changeIncident = defineCall({
  name: 'console.change-incident',
  row: 'own',
  summary: 'Changes an incident, from the next request on; `expected` is what it was when the caller read it',
  method: 'PATCH',
  path: '/api/v6/console/incidents/:incidentId',
  access: 'run_incidents',
  params,
  emptyClears: true,
  body: z.strictObject({
    fields: z.partial(incidentFieldsSchema),
    expected: z.partial(incidentFieldsSchema),
    reason: z.optional(wireText(200)),
  }),
  response: done,
  errors: { no_such_thing: 404, changed_since: 409 },
});

export const endIncident = defineCall({
  name: 'console.end-incident',
  row: 'own',
  summary: 'Ends an incident before its last day; sales resume immediately',
  method: 'POST',
  path: '/api/v6/console/incidents/:incidentId/end',
  access: 'run_incidents',
  params,
  body: z.strictObject({ reason: wireText(200).check(z.regex(/\S/, 'required')) }),
  response: done,
  errors: { no_such_thing: 404 },
});

export const emailAffected = defineCall({
  name: 'console.email-affected',
  row: 'own',
  summary:
    'Emails affected customers who were not emailed about this incident or its moves; resumes after a stop',
  method: 'POST',
  path: '/api/v6/console/incidents/:incidentId/mail',
  access: 'run_incidents',
  params,
  body: z.strictObject({
    ...incidentMailSchema.shape,
    /** Also includes customers whose pickups were all moved, who got an email about it. */
    moved_too: z.optional(z.boolean()),
  }),
  response: z.object({ customers: z.int() }),
  errors: { no_such_thing: 404 },
});

export const incidentRecipients = defineCall({
  name: 'console.incident-recipients',
  row: 'own',
  summary: 'Customers whom an email of this incident would reach, with their orders, including moved ones',
  method: 'GET',
  path: '/api/v6/console/incidents/:incidentId/mail',
  access: 'run_incidents',
  params,
  response: z.object({
    customers: z.int(),
    /** Those among them who were emailed when their pickups were moved: excluded by default. */
    by_move: z.optional(z.int()),
    orders: z.array(
      z.object({
        order_id: z.string(),
        display_id: z.string(),
        customer: z.string(),
        /** Its pickup was moved away from the incident. */
        moved: z.boolean(),
        /** Its customer was emailed about the move, and has no other affected order. */
        left_out: z.optional(z.boolean()),
      }),
    ),
  }),
  errors: { no_such_thing: 404 },
});
export type IncidentRecipients = z.output<(typeof incidentRecipients)['response']>;

export const stopEmailing = defineCall({
  name: 'console.stop-emailing',
  row: 'own',
  summary: 'Stops emailing the customers of an incident',
  method: 'POST',
  path: '/api/v6/console/incidents/:incidentId/mail/stop',
  access: 'run_incidents',
  params,
  response: done,
  errors: { no_such_thing: 404 },
});
