import * as z from 'zod/mini';
import { defineCall } from '../call/define-call.ts';
import { legNameSchema } from '../orders/leg-name.ts';
import { receiptPlaceSchema } from '../orders/schema.ts';
import { lineItemSchema } from '../pricing/schema.ts';
import { centsSchema } from '../primitives/cents.ts';
import { identifier, wireText } from '../primitives/wire-text.ts';

/** The progress of a booking: the first incomplete section, or a payment attempt. */
export const cartSteps = ['ends', 'items', 'dates', 'service', 'payment', 'paying'] as const;
export type CartStep = (typeof cartSteps)[number];

/** The maximum time since the last entry. */
export const cartActivity = ['15m', '1d', '7d'] as const;
export type CartActivity = (typeof cartActivity)[number];

export const listedCartSchema = z.object({
  id: z.string(),
  display_id: z.string(),
  brand: z.string(),
  /** Instant of the last entry. */
  saved_at: z.string(),
  step: z.enum(cartSteps),
  /** Name or mail of the account, else of the first traveler; empty for a guest without entries. */
  who: z.string(),
  user_id: z.nullable(z.string()),
  from: z.string(),
  to: z.string(),
  pickup_date: z.string(),
  travelers: z.number(),
  /** Its latest price, in cents; null without one. */
  total_cents: z.nullable(z.number()),
  /** The result of the last payment attempt, such as `declined`; null without one. */
  outcome: z.nullable(z.string()),
  /** First name of the colleague who holds it. */
  held_by: z.nullable(z.string()),
  /** The reader holds it, or it is their own and nobody holds it; absent from earlier servers. */
  held_by_you: z.optional(z.boolean()),
});
export type ListedCart = z.output<typeof listedCartSchema>;

export const listEveryCart = defineCall({
  name: 'console.carts',
  row: 'own',
  summary: 'Open bookings of all customers, latest entry first',
  method: 'GET',
  path: '/api/v6/console/carts',
  access: 'read_every_cart',
  query: z.object({
    brand: z.optional(wireText(30)),
    active: z.optional(z.enum(cartActivity)),
    step: z.optional(z.enum(cartSteps)),
    /** One cart by its id or number, whatever its status and age. */
    cart: z.optional(wireText(64)),
    /** The `next` of the previous page. */
    before: z.optional(wireText(120)),
  }),
  response: z.object({ carts: z.array(listedCartSchema), next: z.nullable(z.string()) }),
});

const cartLegSchema = z.object({
  leg: legNameSchema,
  /** '' while no day is chosen. */
  pickup_date: z.string(),
  arrival_date: z.string(),
  /** Carrier and service; '' while none is chosen. */
  service: z.string(),
});

const cartTravelerSchema = z.object({
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  bags: z.array(z.object({ item: z.string(), cover_cents: centsSchema, note: z.string() })),
});

export const viewCart = defineCall({
  name: 'console.cart',
  row: 'own',
  summary: 'A cart’s entries, last price and holder, without taking it over',
  method: 'GET',
  path: '/api/v6/console/carts/:cartId',
  access: 'read_every_cart',
  params: z.object({ cartId: identifier }),
  response: z.object({
    cart: listedCartSchema,
    status: z.enum(['open', 'divided', 'ordered', 'replaced', 'expired']),
    /** The order that the cart became. */
    order_id: z.nullable(z.string()),
    opened_at: z.string(),
    /** Of the account, else of the first traveler; '' when unknown. */
    email: z.string(),
    phone: z.string(),
    round_trip: z.boolean(),
    /** Null while neither club nor address is chosen at one of the ends. */
    from: z.nullable(receiptPlaceSchema),
    to: z.nullable(receiptPlaceSchema),
    legs: z.array(cartLegSchema),
    travelers: z.array(cartTravelerSchema),
    /** '' without one. */
    coupon: z.string(),
    gift_cards: z.int(),
    /** Its latest price, as its customer saw it. */
    price: z.nullable(
      z.object({ at: z.string(), line_items: z.array(lineItemSchema), total_cents: centsSchema }),
    ),
    /** The colleague who holds it, by whole name, and since when. */
    holder: z.nullable(z.object({ name: z.string(), since: z.nullable(z.string()) })),
  }),
  errors: { cart_not_found: 404 },
});
export type CartView = z.output<(typeof viewCart)['response']>;

export const emailCartPrice = defineCall({
  name: 'console.email-cart-price',
  row: 'own',
  summary: 'Emails a cart’s customer a link to it with its price',
  method: 'POST',
  path: '/api/v6/console/carts/:cartId/price_email',
  access: 'take_over_carts',
  rate: 'strict',
  params: z.object({ cartId: identifier }),
  body: z.strictObject({ email: wireText(120) }),
  response: z.object({ success: z.literal(true), expires_at: z.string() }),
  errors: { cart_not_found: 404, cart_already_ordered: 409, booking_not_priced: 422 },
});
