import * as z from 'zod/mini';
import { defineCall } from '../call/define-call.ts';
import { wireText } from '../primitives/wire-text.ts';

/** A change, with its author and reason. `before` and `after` contain the changed fields only. */
export const changeSchema = z.object({
  id: z.string(),
  at: z.string(),
  actor: z.string(),
  before: z.record(z.string(), z.unknown()),
  after: z.record(z.string(), z.unknown()),
  reason: z.string(),
  /** Set when this change undid an earlier one. */
  undoes: z.nullable(z.string()),
  /** Whether the changed values are unmodified since, so that the change can be undone. */
  can_undo: z.boolean(),
});
export type Change = z.output<typeof changeSchema>;

export const changeHistory = defineCall({
  name: 'console.changes',
  row: 'own',
  summary: 'Changes of a console record, newest first',
  method: 'GET',
  path: '/api/v6/console/changes',
  access: 'open_console',
  query: z.object({ kind: wireText(30), subject: wireText(64) }),
  response: z.object({ changes: z.array(changeSchema) }),
  errors: { no_such_thing: 404 },
});

export const undoChange = defineCall({
  name: 'console.undo-change',
  row: 'own',
  summary: 'Undoes a change, unless the record changed since',
  method: 'POST',
  path: '/api/v6/console/changes/:changeId/undo',
  access: 'open_console',
  params: z.object({ changeId: wireText(20) }),
  body: z.strictObject({ reason: z.optional(wireText(200)) }),
  response: z.object({ success: z.literal(true) }),
  errors: { no_such_thing: 404, changed_since: 409 },
});
