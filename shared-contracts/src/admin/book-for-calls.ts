import * as z from 'zod/mini';
import { defineCall } from '../call/define-call.ts';
import { identifier, wholeNumber, wireText } from '../primitives/wire-text.ts';
import { personSchema } from './people-calls.ts';

export const cartUser = defineCall({
  name: 'admin.cart-user',
  row: 'TK-15',
  summary: 'The user for whom the caller books; null for their own cart',
  method: 'GET',
  path: '/api/v6/carts/:cartId/user',
  access: 'help_people',
  params: z.object({ cartId: identifier }),
  query: z.object({ cart_token: z.optional(wireText(100)) }),
  response: z.object({
    person: z.nullable(personSchema),
    /**
     * The cart was taken over: it is released to its owner, and cannot move to another user. Absent when it
     * was not taken over.
     */
    taken_over: z.optional(z.boolean()),
    /** As in `admin.read-takeover`. */
    buyer_named: z.optional(z.boolean()),
  }),
  errors: { cart_not_found: 404 },
});

export const setCartUser = defineCall({
  name: 'admin.set-cart-user',
  row: 'EP-18',
  summary: 'Assigns a cart to another user',
  method: 'POST',
  path: '/users/set_cart_user',
  access: 'help_people',
  body: z.strictObject({ cart_id: identifier, user_id: identifier }),
  response: z.object({ success: z.literal(true), on_behalf_user: z.string() }),
  errors: { cart_not_found: 404, user_not_found: 404, cart_taken_over: 409 },
});

/** TK-14: a booking that staff begin for a person, with data from the person's profile. */
export const openCartForUser = defineCall({
  name: 'admin.open-cart-for-user',
  row: 'own',
  summary: 'Creates a cart for a user, held by the caller, with the user as traveler and their usual origin',
  method: 'POST',
  path: '/api/v6/users/:userId/carts',
  access: 'help_people',
  params: z.object({ userId: identifier }),
  body: z.strictObject({ brand_id: wholeNumber }),
  response: z.object({
    id: z.string(),
    order_id: z.string(),
    display_id: z.string(),
    cart_token: z.string(),
    /** The user’s name. */
    name: z.string(),
  }),
  errors: { user_not_found: 404 },
});
