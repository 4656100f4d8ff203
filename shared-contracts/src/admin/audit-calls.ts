import * as z from 'zod/mini';
import { defineCall } from '../call/define-call.ts';
import { wholeNumber, wireText } from '../primitives/wire-text.ts';

export const auditTrail = defineCall({
  name: 'admin.audit-trail',
  row: 'own',
  summary: 'Acts on others’ behalf, newest first',
  method: 'GET',
  path: '/api/v6/audit',
  access: 'read_audit_trail',
  query: z.object({
    /** The person, the cart or the order that it was done to. */
    subject: z.optional(wireText(64)),
    /** Who did it. */
    actor: z.optional(wireText(64)),
    /** Older than this instant: the `at` of the last entry read. */
    before: z.optional(wireText(30)),
    limit: z.optional(wholeNumber),
  }),
  response: z.object({
    entries: z.array(
      z.object({
        at: z.string(),
        actor: z.string(),
        subject: z.string(),
        act: z.string(),
        detail: z.record(z.string(), z.string()),
      }),
    ),
  }),
});
