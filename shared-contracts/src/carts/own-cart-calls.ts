import * as z from 'zod/mini';
import { defineCall } from '../call/define-call.ts';
import { identifier, wholeNumber } from '../primitives/wire-text.ts';
import { cartParams, cartQuery } from './calls.ts';
import { cartSessionSchema } from './schema.ts';

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
