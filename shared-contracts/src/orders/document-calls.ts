import * as z from 'zod/mini';
import { defineCall } from '../call/define-call.ts';
import { identifier } from '../primitives/wire-text.ts';
import { calendarEntrySchema, orderLabelSchema, packingListSchema } from './life-schema.ts';

const one = { params: z.object({ orderId: identifier }), access: 'signed-in' as const, row: 'own' };

export const orderLabels = defineCall({
  ...one,
  name: 'orders.labels',
  summary: 'The labels of an order as PDF, a page each; as data where JSON is accepted',
  method: 'GET',
  path: '/api/v6/orders/:orderId/labels',
  rate: 'strict',
  alsoAs: ['application/pdf'],
  response: z.object({ labels: z.array(orderLabelSchema) }),
  errors: { order_not_found: 404, action_not_allowed: 409 },
});

export const orderPackingList = defineCall({
  ...one,
  name: 'orders.packing-list',
  summary: 'The packing list for customs as PDF, twice on paper; as data where JSON is accepted',
  method: 'GET',
  path: '/api/v6/orders/:orderId/packing_list',
  rate: 'strict',
  alsoAs: ['application/pdf'],
  response: packingListSchema,
  errors: { order_not_found: 404, order_not_international: 409 },
});

export const orderCalendar = defineCall({
  ...one,
  name: 'orders.calendar',
  summary: 'The days of an order as a calendar file; as data where JSON is accepted',
  method: 'GET',
  path: '/api/v6/orders/:orderId/calendar',
  alsoAs: ['text/calendar'],
  response: z.object({ entries: z.array(calendarEntrySchema) }),
  errors: { order_not_found: 404, action_not_allowed: 409 },
});
