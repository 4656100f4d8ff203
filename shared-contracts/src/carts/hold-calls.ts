import * as z from 'zod/mini';
import { defineCall } from '../call/define-call.ts';
import { wholeNumber } from '../primitives/wire-text.ts';
import { cartParams, cartQuery, holdTurn } from './calls.ts';
import { cartSessionSchema } from './schema.ts';

export const readHold = defineCall({
  name: 'carts.read-hold',
  row: 'own',
  summary: 'Whether staff hold the cart; polled by the customer’s page',
  method: 'GET',
  path: '/api/v6/carts/:cartId/hold',
  // By the cart's token alone: the call may come while its customer signs in, when no session is valid for a
  // moment.
  access: 'public',
  rate: 'relaxed',
  params: cartParams,
  query: cartQuery,
  response: z.object({
    /**
     * First name of the staff member who took the cart over from the caller; null while the caller's token
     * opens it.
     */
    held_by: z.nullable(z.string()),
    /** When it was last changed: another instant means that there is new data. */
    changed_at: z.string(),
    /** Set when this cart became an order. */
    order_id: z.nullable(z.string()),
    /** TK-20: staff sent a pay link, so that the booking waits for its payment. */
    awaits_payment: z.optional(z.boolean()),
    hold_turn: holdTurn,
  }),
  errors: { cart_not_found: 404 },
});

export const sendLateEntries = defineCall({
  name: 'carts.send-late-entries',
  row: 'own',
  summary: 'Saves, once and within a minute, what a page had not saved when it lost the cart',
  method: 'POST',
  path: '/api/v6/carts/:cartId/late-entries',
  access: 'session',
  params: cartParams,
  query: cartQuery,
  body: z.strictObject({
    session: cartSessionSchema,
    /** How often the cart had changed hands when this page had it. */
    hold_turn: wholeNumber,
  }),
  response: z.object({ success: z.literal(true) }),
  /**
   * `cart_changed_hands`: the new holder has already saved other entries, or the minute is over; `changed_fields`
   * of the problem names the fields of ship_state that are saved with other entries.
   */
  errors: { cart_not_found: 404, cart_changed_hands: 409 },
});

export const takeBackCart = defineCall({
  name: 'carts.take-back',
  row: 'own',
  summary: 'Reclaims a cart from staff with the customer’s token; the staff’s token expires',
  method: 'POST',
  path: '/api/v6/carts/:cartId/take-back',
  access: 'session',
  params: cartParams,
  query: cartQuery,
  body: z.strictObject({}),
  response: z.object({ success: z.literal(true) }),
  errors: { cart_not_found: 404, cart_being_ordered: 409 },
});
