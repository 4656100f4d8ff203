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
  body: z.strictObject({ session: cartSessionSchema }),
  response: z.object({ success: z.literal(true), saved_at: z.string() }),
  errors: { cart_not_found: 404, cart_already_ordered: 409, cart_taken_over: 409, bill_divided: 409 },
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
  }),
  errors: { cart_not_found: 404 },
});

export const listCarts = defineCall({
  name: 'carts.list',
  row: 'own',
  summary: 'The account’s open bookings, newest first',
  method: 'GET',
  path: '/api/v6/carts',
  access: 'signed-in',
  query: z.object({
    /** The `next` of the previous page. */
    before: z.optional(identifier),
    limit: z.optional(wholeNumber),
  }),
  response: z.object({
    /** The key of the next page; null on the last. */
    next: z.optional(z.nullable(z.string())),
    carts: z.array(
      z.object({
        id: z.string(),
        display_id: z.string(),
        saved_at: z.string(),
        origin_city: z.nullable(z.string()),
        destination_city: z.nullable(z.string()),
        /** Several people are asked to pay for it: it is read-only. */
        is_divided: z.optional(z.boolean()),
      }),
    ),
  }),
});

/** TK-12: while a cart is being replaced nothing else is captured. */
export const replaceCart = defineCall({
  name: 'carts.replace',
  row: 'own',
  summary: 'Replaces an earlier cart of the account',
  method: 'POST',
  path: '/api/v6/carts/:cartId/replace',
  access: 'signed-in',
  params: cartParams,
  query: cartQuery,
  body: z.strictObject({
    earlier_cart_id: identifier,
    /** Whose entries are kept: those of this cart, or of the earlier one. */
    keep: z.enum(['this', 'earlier']),
  }),
  response: z.object({
    session: z.nullable(cartSessionSchema),
    cart_replacement: z.object({ cart_id: z.string(), replaced_cart_id: z.string() }),
  }),
  errors: { cart_not_found: 404, cart_already_ordered: 409, cart_being_ordered: 409 },
});
