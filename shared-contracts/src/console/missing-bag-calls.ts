import * as z from 'zod/mini';
import { defineCall } from '../call/define-call.ts';
import { calendarDateSchema } from '../primitives/calendar-date.ts';
import { identifier, wireText } from '../primitives/wire-text.ts';

export const reportMissingBag = defineCall({
  name: 'console.report-missing-bag',
  row: 'own',
  summary:
    'Reports a missing bag: creates a work item, owned by the caller, to have the carrier trace it. One report per bag at a time',
  method: 'POST',
  path: '/api/v6/console/orders/:orderId/missing_bags',
  access: 'work_alerts',
  params: z.object({ orderId: identifier }),
  body: z.strictObject({
    parcel_id: identifier,
    /** The caller's statement. */
    comment: wireText(500).check(z.regex(/\S/, 'required')),
  }),
  response: z.object({ due_on: calendarDateSchema }),
  errors: { order_not_found: 404, no_such_thing: 404 },
});
