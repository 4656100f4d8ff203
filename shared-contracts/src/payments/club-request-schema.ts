import * as z from 'zod/mini';
import { centsSchema } from '../primitives/cents.ts';

const clubRequestSchema = z.object({
  user_id: z.string(),
  club_id: z.int(),
  requested_at: z.string(),
  user_name: z.optional(z.string()),
  user_email: z.optional(z.string()),
  club_name: z.optional(z.string()),
  /** Whether the club has an open account, which a grant requires. */
  club_has_account: z.optional(z.boolean()),
  /** Its booking; absent when none was open. */
  booking: z.optional(
    z.object({
      cart_id: z.string(),
      display_id: z.string(),
      /** The customer: its owner, or its first traveler. */
      customer: z.string(),
      customer_id: z.nullable(z.string()),
      /** By its latest price; null before it has one. */
      amount_cents: z.nullable(centsSchema),
    }),
  ),
});

export type ClubRequest = z.output<typeof clubRequestSchema>;

/** On Today: the pending request, with its target page. */
export const clubRequestsSchema = z.array(clubRequestSchema);
