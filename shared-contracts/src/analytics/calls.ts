import * as z from 'zod/mini';
import { defineCall } from '../call/define-call.ts';
import { identifier, wireText } from '../primitives/wire-text.ts';

export const clientLog = defineCall({
  name: 'analytics.client-log',
  row: 'EP-58',
  summary: 'Logs an operation of the page',
  method: 'POST',
  path: '/client/rslog',
  access: 'session',
  body: z.strictObject({ operation: wireText(60), order_id: z.optional(identifier) }),
  response: z.object({ success: z.literal(true) }),
});
