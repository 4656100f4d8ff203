import * as z from 'zod/mini';
import { defineCall } from '../call/define-call.ts';
import { approvalStates } from '../console/approval-states.ts';
import { identifier, wireText } from '../primitives/wire-text.ts';

/** OPEN-56: acts for which an admin gives a reason first; each one is recorded before it happens. */
export const authorizedActs = ['charge_card', 'comp_discount', 'refund_surcharges', 'waive_fee'] as const;
export type AuthorizedAct = (typeof authorizedActs)[number];

export const authorizeAct = defineCall({
  name: 'admin.authorize',
  row: 'MD-22',
  summary:
    'Records an admin’s reason to charge a user’s card or lower a price, and permits it for one cart; a charge once, within 10 minutes',
  method: 'POST',
  path: '/api/v6/carts/:cartId/authorizations',
  access: 'charge_others',
  params: z.object({ cartId: identifier }),
  query: z.object({ cart_token: z.optional(wireText(100)) }),
  body: z.strictObject({
    act: z.enum(authorizedActs),
    reason: wireText(200),
    /** For a comp discount: the amount for the cart until its order. */
    amount_cents: z.optional(z.int().check(z.minimum(1, 'malformed'), z.maximum(99_999_999, 'too_large'))),
  }),
  response: z.object({
    /** For a charge: `authorization_id` of process_payment. */
    authorization_id: z.string(),
    expires_at: z.string(),
    /** CO-44: above the caller's limit nothing is given yet: a colleague must approve it. */
    approval_id: z.optional(z.string()),
  }),
  errors: { cart_not_found: 404 },
});

export const withdrawConcession = defineCall({
  name: 'admin.withdraw-concession',
  row: 'PR-10',
  summary: 'Removes the price reductions that staff gave a cart',
  method: 'DELETE',
  path: '/api/v6/carts/:cartId/concessions/:act',
  access: 'correct_prices',
  params: z.object({ cartId: identifier, act: z.enum(['comp_discount', 'refund_surcharges']) }),
  query: z.object({ cart_token: z.optional(wireText(100)) }),
  response: z.object({ success: z.literal(true) }),
  errors: { cart_not_found: 404 },
});

/** CO-127: asked every few seconds by the page of staff, so that its price is the one that is charged. */
export const readGiven = defineCall({
  name: 'admin.read-given',
  row: 'own',
  summary:
    'What staff gave on the price of a cart, as a mark that changes with it, and what was decided of requests',
  method: 'GET',
  path: '/api/v6/carts/:cartId/given',
  access: 'correct_prices',
  rate: 'relaxed',
  params: z.object({ cartId: identifier }),
  query: z.object({ cart_token: z.optional(wireText(100)) }),
  response: z.object({
    mark: z.string(),
    /** The caller's requests for this cart, oldest first. */
    requests: z.array(
      z.object({
        id: z.string(),
        state: z.enum(approvalStates),
        /** First name of who decided; null before that. */
        decided_by: z.nullable(z.string()),
        /** Why it was declined; '' without a reason. */
        decision: z.string(),
      }),
    ),
  }),
  errors: { cart_not_found: 404 },
});
