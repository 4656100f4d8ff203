import * as z from 'zod/mini';
import { defineCall } from '../call/define-call.ts';
import { identifier, wireText } from '../primitives/wire-text.ts';
import {
  changePriceSchema,
  orderChangeSchema,
  pricedAfterSchema,
  travelerDaysSchema,
} from './change-schema.ts';
import { orderStates } from './states.ts';

const one = { params: z.object({ orderId: identifier }), access: 'signed-in' as const, row: 'own' };
const errors = {
  order_not_found: 404,
  action_not_allowed: 409,
  nothing_to_change: 422,
  club_address_fixed: 422,
  form_incomplete: 422,
  pickup_time_over: 422,
  no_service: 422,
  nothing_to_price: 422,
};

export const priceOrderChange = defineCall({
  ...one,
  name: 'orders.change-price',
  summary: 'Previews the price difference of new days or a new address',
  method: 'POST',
  path: '/api/v6/orders/:orderId/change/price',
  emptyClears: true,
  body: orderChangeSchema,
  response: changePriceSchema,
  errors,
});

export const openChangeCart = defineCall({
  ...one,
  name: 'orders.change-cart',
  summary: 'Creates a cart that amends an order when paid; staff pass their entries',
  method: 'POST',
  path: '/api/v6/orders/:orderId/change/cart',
  emptyClears: true,
  /**
   * The change that staff entered; for staff only, so that no link puts another address into a customer's
   * order.
   */
  body: z.strictObject({ change: z.optional(orderChangeSchema) }),
  response: z.object({
    id: z.string(),
    display_id: z.string(),
    cart_token: z.string(),
  }),
  errors: { order_not_found: 404, action_not_allowed: 409 },
});

export const changeOrder = defineCall({
  ...one,
  name: 'orders.change',
  summary: 'Changes days or address before pickup: voids labels, charges or refunds the difference',
  method: 'POST',
  path: '/api/v6/orders/:orderId/change',
  rate: 'strict',
  emptyClears: true,
  body: z.strictObject({
    change: orderChangeSchema,
    /** The displayed difference; a different current one is refused. */
    difference_cents: z.int(),
    priced_after: pricedAfterSchema,
    /** A card for a positive difference. */
    payment_method_nonce: z.optional(wireText(200)),
    traveler_days: z.optional(travelerDaysSchema),
  }),
  response: z.extend(changePriceSchema, { state: z.enum(orderStates) }),
  errors: {
    ...errors,
    recalc: 409,
    order_changed: 409,
    ordering_paused: 409,
    change_in_progress: 409,
    international_info_required: 422,
    payment_required: 422,
    payment_refused: 422,
    club_billing_not_allowed: 403,
  },
});
