import * as z from 'zod/mini';
import { defineCall } from '../call/define-call.ts';
import { legNameSchema } from '../orders/leg-name.ts';
import { calendarDateSchema } from '../primitives/calendar-date.ts';
import { centsSchema } from '../primitives/cents.ts';
import { wireText } from '../primitives/wire-text.ts';

const params = z.object({ incidentId: wireText(64) });
/** The maximum number of pickups that one move leaves out. */
const maxLeftOut = 500;

/** The progress of moving an incident's pickups. */
export const incidentMovingSchema = z.object({
  day: calendarDateSchema,
  state: z.enum(['moving', 'stopped', 'done']),
  moved: z.int(),
  waiting: z.int(),
  /** The moved pickups, each with its days after the move. */
  results: z.optional(
    z.array(
      z.object({
        order_id: z.string(),
        display_id: z.string(),
        customer: z.string(),
        leg: legNameSchema,
        pickup_date: calendarDateSchema,
        /** Null for pickups that were moved before this was recorded. */
        arrival_date: z.nullable(calendarDateSchema),
        /** The day on which the customer needs the bags. */
        needed_by: z.nullable(calendarDateSchema),
        /** The move voided a pay link, and no link is open now. */
        link_voided: z.boolean(),
      }),
    ),
  ),
  /** Pickups that a person must handle, with the code of the refusal, or `costs_more` and the amount. */
  left: z.array(
    z.object({
      order_id: z.string(),
      display_id: z.string(),
      leg: legNameSchema,
      reason: z.string(),
      difference_cents: z.nullable(centsSchema),
    }),
  ),
});
export type IncidentMove = z.output<typeof incidentMovingSchema>;
export type MovedLeg = NonNullable<IncidentMove['results']>[number];

export const readMoving = defineCall({
  name: 'console.incident-moving',
  row: 'own',
  summary: 'Progress of moving an incident’s pickups; null before a move',
  method: 'GET',
  path: '/api/v6/console/incidents/:incidentId/move',
  access: 'run_incidents',
  params,
  response: z.object({
    moving: z.nullable(incidentMovingSchema),
    /** The first day after the incident on which most affected pickups are possible; none while moving. */
    suggested_day: z.optional(calendarDateSchema),
  }),
  errors: { no_such_thing: 404 },
});

/** The maximum number of pickups that `planMove` calculates; the rest are counted. */
export const plannedAtOnce = 50;

const plannedMoveSchema = z.object({
  order_id: z.string(),
  display_id: z.string(),
  customer: z.string(),
  leg: legNameSchema,
  /** The booked day. */
  pickup_date: calendarDateSchema,
  /** Its days after the move; null when it is not moved. */
  moved: z.nullable(z.object({ pickup_date: calendarDateSchema, arrival_date: calendarDateSchema })),
  needed_by: z.nullable(calendarDateSchema),
  /** A pay link for a change is open: the move voids it. */
  open_link: z.boolean(),
  /** Why it is not moved, as in `left` of `readMoving`. */
  reason: z.nullable(z.string()),
  /** The reason in the words of the price, if it has some. */
  message: z.optional(z.string()),
  difference_cents: z.nullable(centsSchema),
});
export type PlannedMove = z.output<typeof plannedMoveSchema>;

export const planMove = defineCall({
  name: 'console.plan-move',
  row: 'own',
  summary: 'Previews moving the affected pickups to a day, by order',
  method: 'POST',
  path: '/api/v6/console/incidents/:incidentId/move/plan',
  access: 'run_incidents',
  rate: 'relaxed',
  params,
  body: z.strictObject({ day: calendarDateSchema }),
  response: z.object({ pickups: z.array(plannedMoveSchema), more: z.int() }),
  errors: { no_such_thing: 404 },
});

export const moveAffected = defineCall({
  name: 'console.move-affected',
  row: 'own',
  summary: 'Moves affected pickups before a day to that day, in the background; skips moves that cost more',
  method: 'POST',
  path: '/api/v6/console/incidents/:incidentId/move',
  access: 'run_incidents',
  params,
  body: z.strictObject({
    day: calendarDateSchema,
    /** Pickups that stay where they are. */
    leave_out: z.optional(
      z.array(z.object({ order_id: wireText(64), leg: legNameSchema })).check(z.maxLength(maxLeftOut)),
    ),
  }),
  response: z.object({ pickups: z.int() }),
  errors: { no_such_thing: 404 },
});

export const stopMoving = defineCall({
  name: 'console.stop-moving',
  row: 'own',
  summary: 'Stops moving an incident’s pickups; completed moves remain',
  method: 'POST',
  path: '/api/v6/console/incidents/:incidentId/move/stop',
  access: 'run_incidents',
  params,
  response: z.object({ success: z.literal(true) }),
  errors: { no_such_thing: 404 },
});
