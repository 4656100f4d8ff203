import * as z from 'zod/mini';
import { defineCall } from '../call/define-call.ts';
import { identifier, typedText, wholeNumber, wireText } from '../primitives/wire-text.ts';
import { shipmentFormSchema } from '../ship-form/schema.ts';

/** EN-08 */
export const userLookup = defineCall({
  name: 'admin.user-lookup',
  row: 'EP-17',
  summary: 'A user to book for, by id or mail; a pro user finds users of the own club only',
  method: 'GET',
  path: '/users/get_user',
  access: 'help_people',
  query: z.object({ user_id: wireText(120) }),
  response: z.object({
    user_id: z.nullable(z.string()),
    user_email: z.nullable(z.string()),
    messages: z.array(z.string()),
  }),
  errors: { user_not_found: 404 },
});

/** Somebody whom a member of staff may book for. */
export const personSchema = z.object({
  user_id: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  /** The number under which the club knows the member. */
  member_number: z.nullable(z.string()),
  club_name: z.nullable(z.string()),
});
export type Person = z.output<typeof personSchema>;

/** Letters that a search has at least: fewer fit too many people. */
export const searchMin = 3;

export const findPeople = defineCall({
  name: 'admin.find-people',
  row: 'TK-13',
  summary:
    'People to book for, by parts of name, mail, phone or member number; a pro user finds those of the own club only',
  method: 'GET',
  path: '/api/v6/people',
  access: 'help_people',
  query: z.object({ search: wireText(80) }),
  response: z.object({
    people: z.array(personSchema),
    /** Whether more people match than are listed. */
    more: z.boolean(),
  }),
});

export const cartUser = defineCall({
  name: 'admin.cart-user',
  row: 'TK-15',
  summary: 'For whom the caller books with a cart; nobody where it is the caller’s own',
  method: 'GET',
  path: '/api/v6/carts/:cartId/user',
  access: 'help_people',
  params: z.object({ cartId: identifier }),
  query: z.object({ cart_token: z.optional(wireText(100)) }),
  response: z.object({
    person: z.nullable(personSchema),
    /**
     * The cart was taken over: it is released to its owner, and goes to no other user. Absent when it was
     * not taken over.
     */
    taken_over: z.optional(z.boolean()),
  }),
  errors: { cart_not_found: 404 },
});

export const setCartUser = defineCall({
  name: 'admin.set-cart-user',
  row: 'EP-18',
  summary: 'Puts a cart on another user’s behalf',
  method: 'POST',
  path: '/users/set_cart_user',
  access: 'help_people',
  body: z.strictObject({ cart_id: identifier, user_id: identifier }),
  response: z.object({ success: z.literal(true), on_behalf_user: z.string() }),
  errors: { cart_not_found: 404, user_not_found: 404, cart_taken_over: 409 },
});

/** TK-14: a booking that staff begin for a person, from what the person's profile says. */
export const openCartForUser = defineCall({
  name: 'admin.open-cart-for-user',
  row: 'own',
  summary:
    'A new cart of a user, held by who books: the user as traveler, from the place they usually ship from',
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
    /** Of the user. */
    name: z.string(),
  }),
  errors: { user_not_found: 404 },
});

/** C2: an id that is made for one member of staff, one cart and one use, with a reason; nothing else opens a cart. */
export const openTakeover = defineCall({
  name: 'admin.open-takeover',
  row: 'own',
  summary:
    'Makes the id that takes one cart over, once and within 15 minutes; finds the cart by what a customer reads out',
  method: 'POST',
  path: '/api/v6/takeovers',
  access: 'take_over_carts',
  body: z.strictObject({ cart: identifier, reason: wireText(200) }),
  response: z.object({
    takeover_id: z.string(),
    cart_id: z.string(),
    display_id: z.string(),
    /** TK-02: the brand whose pages it opens on; staff sign in there. */
    brand: z.string(),
    expires_at: z.string(),
    /** First name of the colleague who holds the cart already, and loses it to this takeover. */
    held_by: z.optional(z.nullable(z.string())),
  }),
  errors: { takeover_cart_not_found: 404, cart_already_ordered: 409 },
});

export const readTakeover = defineCall({
  name: 'admin.read-takeover',
  row: 'own',
  summary:
    'What a takeover of one’s own opens, and for whom; after it was used, for as long as one holds the cart',
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
  }),
  errors: { takeover_cart_not_found: 404 },
});

/** EN-07 */
export const takeOverCart = defineCall({
  name: 'admin.take-over-cart',
  row: 'EP-23',
  summary: 'Takes a customer’s cart over, with what was entered so far; the token changes hands',
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

export const releaseCart = defineCall({
  name: 'admin.release-cart',
  row: 'own',
  summary: 'Gives a cart that one holds back to its owner, who finds it among the own carts',
  method: 'POST',
  path: '/api/v6/carts/:cartId/release',
  access: 'help_people',
  params: z.object({ cartId: identifier }),
  query: z.object({ cart_token: z.optional(wireText(100)) }),
  body: z.strictObject({}),
  response: z.object({ success: z.literal(true) }),
  errors: { cart_not_found: 404, cart_being_ordered: 409 },
});

/** OPEN-56: acts for which an admin gives a reason first; each is recorded before it happens. */
export const authorizedActs = ['charge_card', 'comp_discount', 'refund_surcharges', 'waive_fee'] as const;
export type AuthorizedAct = (typeof authorizedActs)[number];

export const authorizeAct = defineCall({
  name: 'admin.authorize',
  row: 'MD-22',
  summary:
    'Notes why an admin charges a user’s card or lowers a price, and allows it on one cart; a charge once and within 10 minutes',
  method: 'POST',
  path: '/api/v6/carts/:cartId/authorizations',
  access: 'charge_others',
  params: z.object({ cartId: identifier }),
  query: z.object({ cart_token: z.optional(wireText(100)) }),
  body: z.strictObject({
    act: z.enum(authorizedActs),
    reason: wireText(200),
    /** Of a comp discount: what the cart is given until its order. */
    amount_cents: z.optional(z.int().check(z.minimum(1, 'malformed'), z.maximum(99_999_999, 'too_large'))),
  }),
  response: z.object({
    /** What a charge is sent with: `authorization_id` of process_payment. */
    authorization_id: z.string(),
    expires_at: z.string(),
  }),
  errors: { cart_not_found: 404 },
});

export const withdrawConcession = defineCall({
  name: 'admin.withdraw-concession',
  row: 'PR-10',
  summary: 'Takes away what staff gave on the price of a cart',
  method: 'DELETE',
  path: '/api/v6/carts/:cartId/concessions/:act',
  access: 'correct_prices',
  params: z.object({ cartId: identifier, act: z.enum(['comp_discount', 'refund_surcharges']) }),
  query: z.object({ cart_token: z.optional(wireText(100)) }),
  response: z.object({ success: z.literal(true) }),
  errors: { cart_not_found: 404 },
});

export const addClubUser = defineCall({
  name: 'admin.add-club-user',
  row: 'own',
  summary: 'Adds a user to a club after a lookup without a hit',
  method: 'POST',
  path: '/api/v6/club_users',
  access: 'help_people',
  body: z.strictObject({
    club_id: wholeNumber,
    first_name: typedText(60),
    last_name: typedText(60),
    email: wireText(120),
    phone: z.optional(wireText(30)),
    member_number: z.optional(wireText(20)),
  }),
  response: z.object({ user_id: z.string(), user_email: z.string() }),
  errors: { club_not_found: 404, email_taken: 409 },
});

export const auditTrail = defineCall({
  name: 'admin.audit-trail',
  row: 'own',
  summary: 'Acts on others’ behalf, newest first',
  method: 'GET',
  path: '/api/v6/audit',
  access: 'read_audit_trail',
  query: z.object({
    /** The person, the cart or the order that it was done to. */
    subject: z.optional(wireText(64)),
    /** Who did it. */
    actor: z.optional(wireText(64)),
    /** Older than this instant: the `at` of the last entry read. */
    before: z.optional(wireText(30)),
    limit: z.optional(wholeNumber),
  }),
  response: z.object({
    entries: z.array(
      z.object({
        at: z.string(),
        actor: z.string(),
        subject: z.string(),
        act: z.string(),
        detail: z.record(z.string(), z.string()),
      }),
    ),
  }),
});
