import * as z from 'zod/mini';
import { defineCall } from '../call/define-call.ts';
import { identifier } from '../primitives/wire-text.ts';

/** Seconds after which staff who do not renew no longer count as viewers of an order. */
export const viewingSeconds = 60;
/** Interval in seconds at which an open page renews it. */
export const renewSeconds = 20;

const one = {
  path: '/api/v6/console/orders/:orderId/viewers/:tab',
  access: 'read_every_order',
  row: 'own',
  /** `tab` is a UUID that a page generates when it opens. */
  params: z.object({
    orderId: identifier,
    tab: z.string().check(z.regex(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/, 'malformed')),
  }),
} as const;

export const keepOrderOpen = defineCall({
  ...one,
  name: 'console.keep-order-open',
  summary: 'Marks an order as open by the caller for a minute; returns colleagues who have it open',
  method: 'PUT',
  response: z.object({ colleagues: z.array(z.string()) }),
  errors: { order_not_found: 404 },
});

export const closeOrder = defineCall({
  ...one,
  name: 'console.close-order',
  summary: 'Marks an order as closed by the caller',
  method: 'DELETE',
  response: z.object({ success: z.literal(true) }),
});
