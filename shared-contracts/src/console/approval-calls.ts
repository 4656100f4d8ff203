import * as z from 'zod/mini';
import { defineCall } from '../call/define-call.ts';
import { payoutSchema } from '../claims/payout.ts';
import { identifier, wireText } from '../primitives/wire-text.ts';
import { approvalStates } from './approval-states.ts';

/**
 * The acts with a limit: money to a customer by amount, discounts of a booking by their share of the price.
 */
export const approvalKinds = [
  'refund',
  'credit',
  'comp_discount',
  'refund_surcharges',
  'rate_adjustment',
] as const;
export type ApprovalKind = (typeof approvalKinds)[number];

/** The reader's possible actions on a request. */
export const approvalActs = ['approve', 'decline', 'withdraw', 'dismiss'] as const;

/** CO-44: an act above its requester's limit. */
export const approvalSchema = z.object({
  approval_id: z.string(),
  kind: z.enum(approvalKinds),
  /** CO-113: the difference of a change of the order, which is made with the approval. */
  waives_difference: z.optional(z.boolean()),
  /** CH-25: an amount due for the order. */
  waives_due: z.optional(z.boolean()),
  /** Negative for a rate adjustment that lowers the price; null for surcharges, which are waived entirely. */
  amount_cents: z.nullable(z.int()),
  /** A discount’s share of the price when it was requested; null when the booking had no price. */
  percent: z.nullable(z.int()),
  /** The destination of a refund. */
  to: z.nullable(z.enum(['original', 'wallet', 'other'])),
  /** The claim that a refund and the rest of its payment are for. */
  claim_id: z.optional(z.nullable(z.string())),
  /** CO-147: how much a claim is paid in each way; the amount is their sum. */
  payout: z.optional(payoutSchema),
  /** The booking in progress that a discount is for. */
  cart_id: z.optional(z.nullable(z.string())),
  customer_id: z.optional(z.nullable(z.string())),
  /** CO-154: what the requester gave this customer in 30 days, and their limit; absent without one. */
  used: z.optional(z.object({ given_cents: z.int(), limit_cents: z.int() })),
  /** CO-121: the incident whose orders are canceled with a refund, and how many. */
  incident: z.optional(z.object({ id: z.string(), orders: z.int() })),
  reason: z.string(),
  order_id: z.nullable(z.string()),
  /** The number of the order or of the booking in progress; null for a credit about neither. */
  display_id: z.nullable(z.string()),
  customer: z.nullable(z.string()),
  asked_by: z.object({ id: z.string(), name: z.string() }),
  asked_at: z.string(),
  state: z.enum(approvalStates),
  decided_by: z.nullable(z.string()),
  decided_at: z.nullable(z.string()),
  /**
   * Why it was declined, or why the act was no longer possible: a sentence by staff, or a code of the act.
   */
  decision: z.string(),
  acts: z.array(z.enum(approvalActs)),
});
export type Approval = z.output<typeof approvalSchema>;

const one = {
  row: 'own',
  method: 'POST' as const,
  access: 'refund_by_hand' as const,
  params: z.object({ approvalId: identifier }),
  errors: { no_such_thing: 404, approval_closed: 409 },
};

export const approveRequest = defineCall({
  ...one,
  name: 'console.approve-request',
  summary:
    'Performs a requested act once, on the current order. Not for the requester, nor above the caller’s limit',
  path: '/api/v6/console/approvals/:approvalId/approve',
  body: z.strictObject({}),
  /** `impossible`: the act can no longer be done, and the request is closed. */
  response: z.object({ state: z.enum(['approved', 'impossible']), why: z.string() }),
  errors: { ...one.errors, approval_not_yours: 403, change_in_progress: 409 },
});

export const declineRequest = defineCall({
  ...one,
  name: 'console.decline-request',
  summary: 'Refuses a colleague’s request, with a reason',
  path: '/api/v6/console/approvals/:approvalId/decline',
  body: z.strictObject({ reason: wireText(300).check(z.regex(/\S/, 'required')) }),
  response: z.object({ success: z.literal(true) }),
  errors: { ...one.errors, approval_not_yours: 403 },
});

export const withdrawRequest = defineCall({
  ...one,
  name: 'console.withdraw-request',
  summary: 'Withdraws the caller’s pending request',
  path: '/api/v6/console/approvals/:approvalId/withdraw',
  body: z.strictObject({}),
  response: z.object({ success: z.literal(true) }),
});

export const dismissDecision = defineCall({
  ...one,
  name: 'console.dismiss-decision',
  summary: 'Marks a decision as read by the requester',
  path: '/api/v6/console/approvals/:approvalId/dismiss',
  body: z.strictObject({}),
  response: z.object({ success: z.literal(true) }),
});
