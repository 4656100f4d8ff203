import * as z from 'zod/mini';
import { defineCall } from '../call/define-call.ts';
import { calendarDateSchema } from '../primitives/calendar-date.ts';
import { centsSchema } from '../primitives/cents.ts';
import { identifier, wireText } from '../primitives/wire-text.ts';
import { changedPlaceSchema, pricedAfterSchema, travelerDaysSchema } from './change-schema.ts';
import { legNameSchema } from './leg-name.ts';
import { receiptLegSchema } from './schema.ts';
import { orderStates } from './states.ts';

const one = {
  params: z.object({ orderId: identifier, leg: legNameSchema }),
  access: 'signed-in' as const,
  row: 'own',
};
const errors = {
  order_not_found: 404,
  leg_not_found: 404,
  action_not_allowed: 409,
  change_in_progress: 409,
};
const changeErrors = {
  ...errors,
  nothing_to_change: 422,
  club_address_fixed: 422,
  form_incomplete: 422,
  pickup_time_over: 422,
  no_service: 422,
  line_not_offered: 422,
};
/** The fields to change; absent fields stay as booked. */
const legChange = {
  pickup_date: z.optional(calendarDateSchema),
  /** The day by which the bags of this leg are needed. */
  needed_by: z.optional(calendarDateSchema),
  /** Another address for an end of this leg, unless that end is a club; the other leg keeps its ends. */
  from: z.optional(changedPlaceSchema),
  to: z.optional(changedPlaceSchema),
};
export const legChangeSchema = z.strictObject(legChange);
export type LegChange = z.output<typeof legChangeSchema>;

const movedLeg = {
  pickup_date: calendarDateSchema,
  arrival_date: calendarDateSchema,
  /** A positive difference is charged, a negative one refunded. */
  difference_cents: z.int(),
  /** The whole leg after the change. */
  leg: z.optional(receiptLegSchema),
  priced_after: pricedAfterSchema,
};

export const cancelLeg = defineCall({
  ...one,
  name: 'orders.cancel-leg',
  summary: 'Cancels one leg of a round trip before pickup; the other loses its round-trip discount',
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
  summary: 'Previews the price difference of a new day or address for one leg',
  method: 'POST',
  path: '/api/v6/orders/:orderId/legs/:leg/change/price',
  emptyClears: true,
  body: legChangeSchema,
  response: z.object(movedLeg),
  errors: changeErrors,
});

export const changeLeg = defineCall({
  ...one,
  name: 'orders.change-leg',
  summary:
    'Changes day or address of one leg and charges or refunds the difference; the other leg’s labels remain',
  method: 'POST',
  path: '/api/v6/orders/:orderId/legs/:leg/change',
  rate: 'strict',
  emptyClears: true,
  body: z.strictObject({
    ...legChange,
    /** The displayed difference; a different current one is refused. */
    difference_cents: z.int(),
    priced_after: pricedAfterSchema,
    /** A card for a positive difference. */
    payment_method_nonce: z.optional(wireText(200)),
    traveler_days: z.optional(travelerDaysSchema),
  }),
  response: z.object({ ...movedLeg, state: z.enum(orderStates), leg_state: z.enum(orderStates) }),
  errors: {
    ...changeErrors,
    recalc: 409,
    order_changed: 409,
    ordering_paused: 409,
    international_info_required: 422,
    payment_required: 422,
    payment_refused: 422,
  },
});
