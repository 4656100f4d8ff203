import * as z from 'zod/mini';
import { priceResponseSchema } from './schema.ts';

/**
 * The current price and the state of its request; `price` is the last good one, even while a newer one is
 * loading.
 */
export const quoteSchema = z.object({
  state: z.enum(['idle', 'asking', 'priced', 'failed']),
  price: z.nullable(priceResponseSchema),
  /** PR-08: codes of the gift cards to use, separated by spaces; stored with the cart. */
  giftCards: z.optional(z.string()),
  /** The sum of the services chosen so far, in cents, while there is no price. Absent from older releases. */
  soFarCents: z.optional(z.nullable(z.int())),
});
export type Quote = z.output<typeof quoteSchema>;
