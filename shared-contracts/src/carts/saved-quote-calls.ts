import * as z from 'zod/mini';
import { defineCall } from '../call/define-call.ts';
import { linkDays } from '../primitives/link-days.ts';
import { identifier, wireText } from '../primitives/wire-text.ts';
import { cartSchema } from './schema.ts';

export const saveQuote = defineCall({
  name: 'carts.save-quote',
  row: 'own',
  summary: `Emails a link that opens this booking in another browser within ${linkDays.savedQuote} days`,
  method: 'POST',
  path: '/api/v6/carts/:cartId/saved_quotes',
  access: 'session',
  rate: 'strict',
  params: z.object({ cartId: identifier }),
  query: z.object({ cart_token: z.optional(wireText(100)) }),
  body: z.strictObject({ email: wireText(120) }),
  response: z.object({
    success: z.literal(true),
    /** ISO instant until which the link works. */
    expires_at: z.string(),
  }),
  errors: { cart_not_found: 404, cart_already_ordered: 409, booking_not_priced: 422 },
});

export const openedQuoteSchema = z.object({
  /**
   * The cart to continue with: a copy with a new id and token. Null when this browser has the booking itself.
   */
  cart: z.nullable(cartSchema),
  saved_at: z.string(),
  /** The trip's price when it was saved, and now; cents, before gift cards and credits. */
  told_cents: z.int(),
  now_cents: z.nullable(z.int()),
  /** Why there is no price now; null when there is one. */
  problem: z.nullable(z.enum(['date_over', 'service_not_offered', 'not_priced'])),
  /** The price differences, line by line (negative: less); cents. */
  changes: z.array(z.object({ title: z.string(), cents: z.int() })),
  /** Gift cards are money: they are not sent by email and must be entered again. */
  gift_cards_left_out: z.boolean(),
});
export type OpenedQuote = z.output<typeof openedQuoteSchema>;

export const openSavedQuote = defineCall({
  name: 'carts.open-saved-quote',
  row: 'own',
  summary: 'Opens a copy of a saved booking with the token of its link; reports whether its price changed',
  method: 'POST',
  path: '/api/v6/saved_quotes/open',
  access: 'session',
  rate: 'strict',
  body: z.strictObject({ token: wireText(100) }),
  response: openedQuoteSchema,
  errors: { saved_quote_not_found: 404, cart_already_ordered: 409 },
});
