import * as z from 'zod/mini';
import { defineCall } from '../call/define-call.ts';
import { identifier } from '../primitives/wire-text.ts';
import { invoiceSchema } from './invoice-schema.ts';
import { legNameSchema } from './leg-name.ts';
import { calendarEntrySchema, orderLabelSchema, packingListSchema } from './order-detail.ts';
import { receiptSchema } from './schema.ts';

const one = { params: z.object({ orderId: identifier }), access: 'signed-in' as const, row: 'own' };

/**
 * The paper of labels: the size of label printers, or a sheet of a home printer, A4 in countries that use it.
 */
export const labelPapers = ['4x6', 'letter'] as const;
export type LabelPaper = (typeof labelPapers)[number];

export const orderLabels = defineCall({
  ...one,
  name: 'orders.labels',
  summary: 'The labels of an order as PDF for a label or office printer, or as JSON',
  method: 'GET',
  path: '/api/v6/orders/:orderId/labels',
  rate: 'strict',
  query: z.object({
    /** `letter` by default. */
    paper: z.optional(z.enum(labelPapers)),
    /** Only those of one leg. */
    leg: z.optional(legNameSchema),
  }),
  alsoAs: ['application/pdf'],
  response: z.object({ labels: z.array(orderLabelSchema) }),
  errors: { order_not_found: 404, action_not_allowed: 409, customs_list_missing: 409 },
});

export const orderPackingList = defineCall({
  ...one,
  name: 'orders.packing-list',
  summary: 'The customs packing list as PDF, in two copies, or as JSON',
  method: 'GET',
  path: '/api/v6/orders/:orderId/packing_list',
  rate: 'strict',
  alsoAs: ['application/pdf'],
  response: packingListSchema,
  errors: { order_not_found: 404, order_not_international: 409, customs_list_missing: 409 },
});

export const orderCalendar = defineCall({
  ...one,
  name: 'orders.calendar',
  summary: 'The days of an order as a calendar file or JSON',
  method: 'GET',
  path: '/api/v6/orders/:orderId/calendar',
  alsoAs: ['text/calendar'],
  response: z.object({ entries: z.array(calendarEntrySchema) }),
  errors: { order_not_found: 404, action_not_allowed: 409 },
});

export const receiptFile = defineCall({
  ...one,
  name: 'orders.receipt-file',
  summary: 'The receipt of an order as PDF or JSON',
  method: 'GET',
  path: '/api/v6/orders/:orderId/receipt_file',
  rate: 'strict',
  alsoAs: ['application/pdf'],
  response: receiptSchema,
  errors: { order_not_found: 404 },
});

export const orderInvoice = defineCall({
  ...one,
  name: 'orders.invoice',
  summary: 'The current invoice of an order as PDF or JSON',
  method: 'GET',
  path: '/api/v6/orders/:orderId/invoice',
  rate: 'strict',
  alsoAs: ['application/pdf'],
  response: invoiceSchema,
  errors: { order_not_found: 404 },
});
