import * as z from 'zod/mini';
import { defineCall } from '../call/define-call.ts';
import { wireText } from '../primitives/wire-text.ts';

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
  summary: 'Bookings under way with something entered, of everybody, the latest entry first',
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
