import * as z from 'zod/mini';
import { defineCall } from '../call/define-call.ts';
import { identifier, typedText, wireText } from '../primitives/wire-text.ts';
import { shipmentFormSchema } from '../ship-form/schema.ts';
import { personSchema } from './people-calls.ts';

/** C2: an id for one staff member, one cart and one use, with a reason; nothing else opens a cart. */
export const openTakeover = defineCall({
  name: 'admin.open-takeover',
  row: 'own',
  summary:
    'Creates a single-use takeover id, valid for 15 minutes, for the cart number that the customer reads out',
  method: 'POST',
  path: '/api/v6/takeovers',
  access: 'take_over_carts',
  body: z.strictObject({ cart: identifier, reason: wireText(200) }),
  response: z.object({
    takeover_id: z.string(),
    cart_id: z.string(),
    display_id: z.string(),
    /** TK-02: the brand whose pages the cart opens on; staff sign in there. */
    brand: z.string(),
    expires_at: z.string(),
    /** First name of the colleague who already holds the cart, and loses it to this takeover. */
    held_by: z.optional(z.nullable(z.string())),
  }),
  errors: { takeover_cart_not_found: 404, cart_already_ordered: 409 },
});

export const readTakeover = defineCall({
  name: 'admin.read-takeover',
  row: 'own',
  summary: 'The cart and customer of the caller’s takeover, while it lasts',
  method: 'GET',
  path: '/api/v6/takeovers/:takeoverId',
  access: 'take_over_carts',
  params: z.object({ takeoverId: identifier }),
  response: z.object({
    cart_id: z.string(),
    display_id: z.string(),
    brand: z.string(),
    /** Null for a guest’s cart. */
    customer: z.nullable(
      z.object({ id: z.string(), email: z.string(), first_name: z.string(), last_name: z.string() }),
    ),
    used: z.boolean(),
    /** CO-124: the customer is the buyer whom staff named for a guest, and can be corrected. */
    buyer_named: z.optional(z.boolean()),
  }),
  errors: { takeover_cart_not_found: 404 },
});

/** EN-07 */
export const takeOverCart = defineCall({
  name: 'admin.take-over-cart',
  row: 'EP-23',
  summary: 'Takes over a customer’s cart with its entries and issues a new token',
  method: 'POST',
  path: '/api/v5/carts/:cartId/takeover',
  access: 'take_over_carts',
  params: z.object({ cartId: identifier }),
  query: z.object({ cart_token: z.optional(wireText(100)) }),
  body: z.strictObject({ takeover_id: identifier, reason: z.optional(wireText(200)) }),
  response: z.object({
    cart_id: z.string(),
    takeover_user_id: z.nullable(z.string()),
    ship_state: shipmentFormSchema,
    cart_token: z.string(),
  }),
  errors: { takeover_cart_not_found: 404, cart_already_ordered: 409, cart_being_ordered: 409 },
});

/** Asked once by the page of staff whose token no longer opens the cart. */
export const readLostCart = defineCall({
  name: 'admin.read-lost-cart',
  row: 'own',
  summary: 'Who ended the reader’s hold of a cart, and when',
  method: 'GET',
  path: '/api/v6/carts/:cartId/lost',
  access: 'take_over_carts',
  params: z.object({ cartId: identifier }),
  response: z.object({
    /** `you`: the reader, on another page. */
    by: z.enum(['colleague', 'customer', 'you']),
    /** Whole name; null for a guest. */
    name: z.nullable(z.string()),
    at: z.string(),
  }),
  errors: { takeover_cart_not_found: 404 },
});

/** CO-124: the buyer of a guest's cart that staff took over; the order belongs to that account. */
export const nameBuyer = defineCall({
  name: 'admin.name-buyer',
  row: 'own',
  summary: 'Names the buyer of a guest’s held cart by email; creates a missing account',
  method: 'POST',
  path: '/api/v6/carts/:cartId/buyer',
  access: 'take_over_carts',
  params: z.object({ cartId: identifier }),
  query: z.object({ cart_token: z.optional(wireText(100)) }),
  body: z.strictObject({
    email: wireText(120),
    /** Needed only where no account has the mail. */
    first_name: z.optional(typedText(60)),
    last_name: z.optional(typedText(60)),
    phone: z.optional(wireText(30)),
  }),
  response: z.object({
    person: personSchema,
    /** The account was made, and its owner is invited to use it. */
    added: z.boolean(),
  }),
  errors: { cart_not_found: 404, cart_taken_over: 409, cart_being_ordered: 409 },
});

export const releaseCart = defineCall({
  name: 'admin.release-cart',
  row: 'own',
  summary: 'Releases a held cart to its owner',
  method: 'POST',
  path: '/api/v6/carts/:cartId/release',
  access: 'help_people',
  params: z.object({ cartId: identifier }),
  query: z.object({ cart_token: z.optional(wireText(100)) }),
  body: z.strictObject({}),
  response: z.object({ success: z.literal(true) }),
  errors: { cart_not_found: 404, cart_being_ordered: 409 },
});
