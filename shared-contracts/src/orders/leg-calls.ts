import * as z from 'zod/mini';
import { defineCall } from '../call/define-call.ts';
import { calendarDateSchema } from '../primitives/calendar-date.ts';
import { centsSchema } from '../primitives/cents.ts';
import { identifier, wireText } from '../primitives/wire-text.ts';
import { orderStates } from './states.ts';

const one = {
  params: z.object({ orderId: identifier, leg: z.enum(['outbound', 'return']) }),
  access: 'signed-in' as const,
  row: 'own',
};
const errors = {
  order_not_found: 404,
  leg_not_found: 404,
  action_not_allowed: 409,
  change_in_progress: 409,
};
const dateErrors = {
  ...errors,
  nothing_to_change: 422,
  pickup_time_over: 422,
  no_service: 422,
  line_not_offered: 422,
};
const movedLeg = {
  pickup_date: calendarDateSchema,
  arrival_date: calendarDateSchema,
  /** Below 0 it is given back. */
  difference_cents: z.int(),
};

export const cancelLeg = defineCall({
  ...one,
  name: 'orders.cancel-leg',
  summary:
    'Cancels one leg of a round trip before its pickup; the other goes on, and its benefit for being one of two is taken back',
  method: 'POST',
  path: '/api/v6/orders/:orderId/legs/:leg/cancel',
  rate: 'strict',
  body: z.strictObject({ comment: z.optional(wireText(500)) }),
  response: z.object({
    state: z.enum(orderStates),
    leg_state: z.enum(orderStates),
    refund_cents: centsSchema,
  }),
  errors,
});

export const priceLegChange = defineCall({
  ...one,
  name: 'orders.leg-change-price',
  summary: 'What another day for one leg of a round trip would cost or give back',
  method: 'POST',
  path: '/api/v6/orders/:orderId/legs/:leg/change/price',
  body: z.strictObject({ pickup_date: calendarDateSchema }),
  response: z.object(movedLeg),
  errors: dateErrors,
});

export const changeLeg = defineCall({
  ...one,
  name: 'orders.change-leg',
  summary:
    'Moves one leg of a round trip to another day; the labels of the other stay. A day that costs more is changed with the order',
  method: 'POST',
  path: '/api/v6/orders/:orderId/legs/:leg/change',
  rate: 'strict',
  body: z.strictObject({
    pickup_date: calendarDateSchema,
    /** The difference that was shown; another one now is refused. */
    difference_cents: z.int(),
  }),
  response: z.object({ ...movedLeg, state: z.enum(orderStates), leg_state: z.enum(orderStates) }),
  errors: { ...dateErrors, recalc: 409, payment_required: 422 },
});
