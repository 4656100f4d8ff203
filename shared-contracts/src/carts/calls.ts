import * as z from 'zod/mini';
import { defineCall } from '../call/define-call.ts';
import { identifier, wholeNumber, wireText } from '../primitives/wire-text.ts';
import { cartSchema, cartSessionSchema } from './schema.ts';

export const createCart = defineCall({
  name: 'carts.create',
  row: 'EP-21',
  summary: 'Opens a cart and returns its token',
  method: 'POST',
  path: '/api/v5/carts',
  access: 'session',
  body: z.strictObject({
    cart: z.strictObject({
      brand_id: wholeNumber,
      user_id: z.optional(z.nullable(wireText(64))),
      micro_site_id: z.optional(z.nullable(wholeNumber)),
    }),
  }),
  response: cartSchema,
});

export const cartParams = z.object({ cartId: identifier });
/** The token may come in the query, as specified, or better in the header X-Cart-Token. */
export const cartQuery = z.object({ cart_token: z.optional(wireText(100)) });

/** TK-25: how often a cart has changed hands, by a takeover, its end, or entries that arrived late. */
export const holdTurn = z.optional(z.int());

export const saveCartSession = defineCall({
  name: 'carts.save-session',
  row: 'EP-22',
  summary: 'Saves an open booking',
  method: 'POST',
  path: '/api/v5/carts/:cartId/session',
  access: 'session',
  rate: 'relaxed',
  params: cartParams,
  query: cartQuery,
  body: z.strictObject({
    session: cartSessionSchema,
    /** TK-25: how often the cart had changed hands when the page read it; an older page sends none. */
    hold_turn: z.optional(wholeNumber),
  }),
  response: z.object({ success: z.literal(true), saved_at: z.string(), hold_turn: holdTurn }),
  errors: {
    cart_not_found: 404,
    cart_already_ordered: 409,
    cart_taken_over: 409,
    cart_changed_hands: 409,
    bill_divided: 409,
  },
});

export const readCartSession = defineCall({
  name: 'carts.read-session',
  row: 'own',
  summary: 'An open booking',
  method: 'GET',
  path: '/api/v6/carts/:cartId/session',
  access: 'session',
  params: cartParams,
  query: cartQuery,
  response: z.object({
    display_id: z.string(),
    session: z.nullable(cartSessionSchema),
    /** Set when this cart became an order: the page redirects to its receipt. */
    order_id: z.nullable(z.string()),
    /** Ours: several people are asked to pay for it, so it cannot be changed. */
    bill_divided: z.optional(z.boolean()),
    hold_turn: holdTurn,
  }),
  errors: { cart_not_found: 404 },
});
