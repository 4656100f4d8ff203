import * as z from 'zod/mini';
import { defineCall } from '../call/define-call.ts';
import { identifier, wireText } from '../primitives/wire-text.ts';
import { orderChangeSchema, pricedAfterSchema } from './change-schema.ts';
import { legNameSchema } from './leg-name.ts';

const one = { params: z.object({ orderId: identifier }), row: 'own' };

/** A dearer change that staff settle for the customer, so that it is made immediately. */
const settled = {
  /** For a change of one leg, origin and destination are that leg's ends. */
  leg: z.optional(legNameSchema),
  change: orderChangeSchema,
  /** The displayed difference; a different current one is refused. */
  difference_cents: z.int().check(z.gte(1)),
  priced_after: pricedAfterSchema,
  /** Saved with the order. */
  reason: wireText(300).check(z.regex(/\S/, 'required')),
  /** Made once for each shown price: repeating it has no effect. */
  key: identifier,
};
const errors = {
  order_not_found: 404,
  leg_not_found: 404,
  action_not_allowed: 409,
  recalc: 409,
  order_changed: 409,
  change_in_progress: 409,
  nothing_to_change: 422,
  club_address_fixed: 422,
  form_incomplete: 422,
  pickup_time_over: 422,
  no_service: 422,
  nothing_to_price: 422,
  line_not_offered: 422,
  international_info_required: 422,
  key_reused: 422,
};

/** A saved card of the order's customer. */
export const cardOnFileSchema = z.object({
  payment_method_id: z.string(),
  card_type: z.string(),
  last4: z.string(),
  expiration: z.string(),
  /** Whether this card paid for the order. */
  paid_order: z.boolean(),
});
export type CardOnFile = z.output<typeof cardOnFileSchema>;

export const readCardsOnFile = defineCall({
  ...one,
  name: 'orders.cards-on-file',
  summary:
    'The saved cards of an order’s customer that staff may charge for a change, the one that paid first',
  method: 'GET',
  path: '/api/v6/orders/:orderId/change/cards',
  access: 'charge_others',
  response: z.object({ cards: z.array(cardOnFileSchema) }),
  errors: { order_not_found: 404, action_not_allowed: 409 },
});

export const chargeChange = defineCall({
  ...one,
  name: 'orders.charge-change',
  summary:
    'Charges a customer’s saved card, with their agreement, for a change that costs more, and applies it. Idempotent by its key',
  method: 'POST',
  path: '/api/v6/orders/:orderId/change/charge',
  access: 'charge_others',
  rate: 'strict',
  emptyClears: true,
  body: z.strictObject({
    ...settled,
    payment_method_id: identifier,
    /** The caller confirms that the customer agreed to pay this amount with this card. */
    customer_agreed: z.literal(true),
  }),
  response: z.object({ success: z.literal(true) }),
  errors: { ...errors, payment_method_not_found: 404, payment_refused: 422 },
});

export const waiveChange = defineCall({
  ...one,
  name: 'orders.waive-change',
  summary:
    'Applies a change that costs more and waives the difference; above the caller’s limit it awaits approval. Idempotent by its key',
  method: 'POST',
  path: '/api/v6/orders/:orderId/change/waive',
  access: 'waive_fees',
  rate: 'strict',
  emptyClears: true,
  body: z.strictObject(settled),
  response: z.object({
    /** CO-44: the request for approval; null once the change is made. */
    approval_id: z.nullable(z.string()),
  }),
  errors,
});
