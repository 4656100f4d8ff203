import * as z from 'zod/mini';
import { defineCall } from '../call/define-call.ts';
import { labelPapers } from '../orders/document-calls.ts';
import { orderStates } from '../orders/states.ts';
import { identifier, wireText } from '../primitives/wire-text.ts';
import { orderFilterSchema } from './order-list-calls.ts';

/** The maximum number of orders whose labels are printed or replaced in one request. */
export const labelOrdersAtOnce = 100;

const selection = z.union([
  z.strictObject({ ids: z.array(identifier).check(z.minLength(1), z.maxLength(labelOrdersAtOnce)) }),
  z.strictObject({
    filter: orderFilterSchema,
    count: z.int().check(z.minimum(1), z.maximum(labelOrdersAtOnce)),
  }),
]);

/** The possible actions on an order's labels. */
const labeledOrderSchema = z.object({
  order_id: z.string(),
  display_id: z.string(),
  state: z.enum(orderStates),
  /** Labels that can be printed. */
  printable: z.int(),
  /** Bags whose label can be voided and bought again: they were not picked up. */
  renewable: z.array(z.string()),
});
export type LabeledOrder = z.output<typeof labeledOrderSchema>;

export const previewLabels = defineCall({
  name: 'console.preview-labels',
  row: 'own',
  summary:
    'Printable and replaceable labels by order; refused if the filter matches a different number of orders than seen',
  method: 'POST',
  path: '/api/v6/console/order_labels/preview',
  access: 'renew_labels',
  body: z.strictObject({ selection }),
  response: z.object({ orders: z.array(labeledOrderSchema) }),
  errors: { search_too_wide: 422, selection_moved: 409, order_not_found: 404 },
});

export const printLabels = defineCall({
  name: 'console.print-labels',
  row: 'own',
  summary: 'Labels of the chosen orders as one PDF, a page each, in list order; skips orders without labels',
  method: 'GET',
  path: '/api/v6/console/order_labels',
  alsoAs: ['application/pdf'],
  access: 'renew_labels',
  query: z.object({
    ids: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}(,[A-Za-z0-9_-]{1,64}){0,99}$/, 'malformed')),
    /** `4x6` inches by default. */
    paper: z.optional(z.enum(labelPapers)),
    /** Only this bag's label. */
    bag: z.optional(identifier),
  }),
  response: z.object({ orders: z.array(labeledOrderSchema) }),
  errors: { order_not_found: 404, no_labels: 409 },
});

export const renewLabels = defineCall({
  name: 'console.renew-labels',
  row: 'own',
  summary:
    'Replaces the labels of bags that await pickup, all or none. A second request for the same bags is refused',
  method: 'POST',
  path: '/api/v6/console/orders/:orderId/labels/renew',
  access: 'renew_labels',
  params: z.object({ orderId: identifier }),
  body: z.strictObject({
    parcels: z.array(identifier).check(z.minLength(1), z.maxLength(1000)),
    comment: wireText(500),
  }),
  response: z.object({ success: z.literal(true) }),
  errors: { order_not_found: 404, label_not_renewable: 409 },
});
