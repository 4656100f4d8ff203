import * as z from 'zod/mini';
import { defineCall } from '../call/define-call.ts';
import { legNameSchema } from '../orders/leg-name.ts';
import { calendarDateSchema } from '../primitives/calendar-date.ts';
import { centsSchema } from '../primitives/cents.ts';
import { identifier, wireText } from '../primitives/wire-text.ts';

/** What staff do to the orders of an incident, in addition to moving them. */
export const incidentActs = ['undo_move', 'refund', 'void_labels', 'other_carrier'] as const;
/** The acts that every released console knows by name. */
const listedActs = ['undo_move', 'refund', 'void_labels'] as const;
export type IncidentAct = (typeof incidentActs)[number];

/** The part of an order that an act concerns. */
export const orderParts = ['outbound', 'return', 'order'] as const;
export type OrderPart = (typeof orderParts)[number];

/** The maximum number of parts of orders that one press changes; the rest need another press. */
export const actedAtOnce = 200;

const params = z.object({ incidentId: wireText(64) });
const ofAct = z.object({ incidentId: wireText(64), act: z.enum(incidentActs) });
const at = '/api/v6/console/incidents/:incidentId/acts';
const errors = { no_such_thing: 404 } as const;

const carriedSchema = z.object({
  carrier: z.string(),
  service: z.string(),
  pickup_date: calendarDateSchema,
  arrival_date: calendarDateSchema,
});
const carrierMoveSchema = z.object({ leg: legNameSchema, from: carriedSchema, to: carriedSchema });
/** CO-123: how a leg is carried now, and by the other carrier. */
export type CarrierMoveOfLeg = z.output<typeof carrierMoveSchema>;

const actedOrder = {
  order_id: z.string(),
  display_id: z.string(),
  customer: z.string(),
  part: z.enum(orderParts),
  /**
   * The refund of a cancellation, or the difference that undoing a move waives. For another carrier the
   * difference of the change: staff waive a positive one, and a negative one is refunded.
   */
  cents: z.nullable(centsSchema),
  /** The former pickup day; null for other acts. */
  day: z.nullable(calendarDateSchema),
  /** The legs that another carrier takes; absent for other acts, and where none takes them. */
  carriers: z.optional(z.array(carrierMoveSchema)),
};

const plannedActSchema = z.object({
  ...actedOrder,
  /** How many labels are voided and bought again; absent for other acts. */
  labels: z.optional(z.int()),
  /** It costs more than the caller may waive, so it waits for a second person. */
  waits_for_approval: z.optional(z.boolean()),
  /** The code of why the order is not changed; null when it is. */
  reason: z.nullable(z.string()),
  /** The reason in the words of the price, if it has some. */
  message: z.optional(z.string()),
});
export type PlannedAct = z.output<typeof plannedActSchema>;

export const planAct = defineCall({
  name: 'console.plan-incident-act',
  row: 'own',
  summary: 'Previews an act on an incident’s orders, order by order; nothing is changed',
  method: 'POST',
  path: `${at}/:act/plan`,
  access: 'run_incidents',
  rate: 'relaxed',
  params: ofAct,
  body: z.strictObject({}),
  response: z.object({
    orders: z.array(plannedActSchema),
    /** The orders beyond `actedAtOnce`. */
    more: z.int(),
    /** What remains of the caller’s limit; null without a limit, or when the act gives no money. */
    limit_left_cents: z.nullable(centsSchema),
  }),
  errors,
});
export type ActPlan = z.output<(typeof planAct)['response']>;

export const startAct = defineCall({
  name: 'console.start-incident-act',
  row: 'own',
  summary:
    'Starts an act on an incident’s orders in the background, once per key; above the limit it waits for approval',
  method: 'POST',
  path: `${at}/:act`,
  access: 'run_incidents',
  params: ofAct,
  body: z.strictObject({
    key: identifier,
    reason: wireText(200).check(z.regex(/\S/, 'required')),
    /** The sum that the caller saw; another one is refused with `recalc`. */
    sum_cents: centsSchema,
    leave_out: z.optional(
      z.array(z.object({ order_id: wireText(64), part: z.enum(orderParts) })).check(z.maxLength(actedAtOnce)),
    ),
  }),
  response: z.object({
    /** How many parts of orders are waiting for it now. */
    orders: z.int(),
    /** The request for approval; null when the act started. */
    approval_id: z.nullable(z.string()),
  }),
  errors: { ...errors, recalc: 409 },
});

export const stopAct = defineCall({
  name: 'console.stop-incident-act',
  row: 'own',
  summary: 'Stops an act on an incident’s orders; what is done remains',
  method: 'POST',
  path: `${at}/:act/stop`,
  access: 'run_incidents',
  params: ofAct,
  response: z.object({ success: z.literal(true) }),
  errors,
});

const progress = {
  state: z.enum(['going', 'stopped', 'done']),
  done: z.int(),
  waiting: z.int(),
  /** The sum of what was given by it. */
  cents: centsSchema,
  /** The result of each order: `reason` is null for those that were changed. */
  results: z.array(z.object({ ...actedOrder, reason: z.nullable(z.string()) })),
};
const actProgressSchema = z.object({ act: z.enum(listedActs), ...progress });
const carrierProgressSchema = z.object({ act: z.literal('other_carrier'), ...progress });
export type ActProgress = z.output<typeof actProgressSchema> | z.output<typeof carrierProgressSchema>;

export const readActs = defineCall({
  name: 'console.incident-acts',
  row: 'own',
  summary: 'Progress of the acts on an incident’s orders, with the result of each order',
  method: 'GET',
  path: at,
  access: 'run_incidents',
  params,
  response: z.object({
    acts: z.array(actProgressSchema),
    /** CO-123: the move to other carriers; absent before its first press. */
    other_carrier: z.optional(carrierProgressSchema),
    /** A cancellation above its requester’s limit, which waits for a second person. */
    waits: z.nullable(z.object({ orders: z.int(), cents: centsSchema, asked_by: z.string() })),
  }),
  errors,
});
export type ActsOfIncident = z.output<(typeof readActs)['response']>;
