import * as z from 'zod/mini';
import { priceResponseSchema } from './schema.ts';

/** The present price and the state of asking for it; `price` is the last good one, also while a newer is asked. */
export const quoteSchema = z.object({
  state: z.enum(['idle', 'asking', 'priced', 'failed']),
  price: z.nullable(priceResponseSchema),
  /** PR-08: codes of the gift cards that pay, apart by spaces; they are kept with the cart. */
  giftCards: z.optional(z.string()),
  /** What the services chosen so far come to, in cents, while there is no price. Absent from older releases. */
  soFarCents: z.optional(z.nullable(z.int())),
});
export type Quote = z.output<typeof quoteSchema>;
