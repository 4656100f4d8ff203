import * as z from 'zod/mini';
import { defineCall } from '../call/define-call.ts';
import { calendarDateSchema } from '../primitives/calendar-date.ts';
import { wholeNumber, wireText } from '../primitives/wire-text.ts';

/** The subject of an act. */
export const trailKinds = [
  'order',
  'cart',
  'user',
  'club',
  'group_event',
  'claim',
  'incident',
  'setting',
] as const;
export type TrailKind = (typeof trailKinds)[number];

/** Groups of acts. `done` is everything except views, searches and exports. */
export const trailActs = ['done', 'orders', 'money', 'carts', 'accounts', 'settings', 'looked'] as const;

const entrySchema = z.object({
  at: z.string(),
  actor: z.string(),
  subject: z.string(),
  act: z.string(),
  detail: z.record(z.string(), z.string()),
  id: z.optional(z.string()),
  /** The name of the actor. */
  by: z.optional(z.string()),
  /** `name` in readable form; empty when the caller may not see it, or it is gone. */
  about: z.optional(z.object({ kind: z.enum(trailKinds), id: z.string(), name: z.string() })),
  reason: z.optional(z.string()),
  /** A change of a setting, club or account: the kind of record, and its changed fields before and after. */
  change: z.optional(
    z.object({
      kind: z.string(),
      subject: z.string(),
      before: z.record(z.string(), z.unknown()),
      after: z.record(z.string(), z.unknown()),
      undoes: z.boolean(),
      /** Clubs and brands in the fields, by their ids and slugs. */
      names: z.record(z.string(), z.string()),
    }),
  ),
  /** The changes of an order, as sentences without a period. */
  changes: z.optional(z.array(z.string())),
});
export type TrailEntry = z.output<typeof entrySchema>;

export const auditTrail = defineCall({
  name: 'admin.audit-trail',
  row: 'own',
  summary: 'Acts and changes of staff, newest first',
  method: 'GET',
  path: '/api/v6/audit',
  access: 'read_audit_trail',
  query: z.object({
    /** The person, the cart or the order that was affected. */
    subject: z.optional(wireText(64)),
    /** The actor. */
    actor: z.optional(wireText(64)),
    /** A part of the actor's name or email. */
    by: z.optional(wireText(80)),
    acts: z.optional(z.enum(trailActs)),
    kind: z.optional(z.enum(trailKinds)),
    /** A day of the business. */
    day: z.optional(calendarDateSchema),
    /** Older than this: the `next` of the previous answer, or an instant. */
    before: z.optional(wireText(100)),
    limit: z.optional(wholeNumber),
  }),
  response: z.object({ entries: z.array(entrySchema), next: z.nullable(z.string()) }),
});
