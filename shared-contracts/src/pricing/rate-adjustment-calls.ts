import * as z from 'zod/mini';
import { defineCall } from '../call/define-call.ts';
import { centsSchema } from '../primitives/cents.ts';
import { identifier } from '../primitives/wire-text.ts';

export const adjustRate = defineCall({
  name: 'pricing.adjust-rate',
  row: 'PR-13',
  summary: 'Adjusts the price of an open cart by an amount (0 removes it); admins only, audited',
  method: 'PUT',
  path: '/api/v6/carts/:cart_id/rate_adjustment',
  access: 'correct_prices',
  params: z.object({ cart_id: identifier }),
  body: z.strictObject({
    amount_cents: z.int().check(z.gte(-1_000_000, 'too_small'), z.lte(1_000_000, 'too_large')),
    reason: z.string().check(z.minLength(1, 'required'), z.maxLength(200, 'too_long')),
  }),
  response: z.object({
    ship_rate_adjustment: centsSchema,
    /** CO-44: above the caller's limit nothing changes yet: a colleague must approve it. */
    approval_id: z.optional(z.string()),
  }),
  errors: { cart_not_found: 404 },
});
