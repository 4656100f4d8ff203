import * as z from 'zod/mini';
import { defineCall } from '../call/define-call.ts';
import { payoutSchema } from '../claims/payout.ts';
import { claimKinds, claimSchema, maxClaimTextLength } from '../claims/schema.ts';
import { claimStates, staffActs } from '../claims/states.ts';
import { centsSchema } from '../primitives/cents.ts';
import { identifier, wireText } from '../primitives/wire-text.ts';

const staff = { access: 'answer_claims', row: 'own' } as const;

export const listedClaimSchema = z.object({
  claim_id: z.string(),
  display_id: z.string(),
  brand: z.string(),
  customer: z.string(),
  kind: z.enum(claimKinds),
  state: z.enum(claimStates),
  bags: z.int(),
  value_cents: centsSchema,
  state_at: z.string(),
});
export type ListedClaim = z.output<typeof listedClaimSchema>;

export const listClaims = defineCall({
  ...staff,
  name: 'claims.list',
  summary: 'Claims that need staff, or all, latest first; `before` is the previous page’s `next`',
  method: 'GET',
  path: '/api/v6/console/claims',
  query: z.object({ which: z.optional(z.enum(['open', 'all'])), before: z.optional(wireText(120)) }),
  response: z.object({ claims: z.array(listedClaimSchema), next: z.nullable(z.string()) }),
});

/**
 * Warnings that staff must see before they approve a claim: it exceeds its bags' coverage, or its order was
 * refunded.
 */
export const claimCautions = ['above_coverage', 'order_cancelled', 'order_refunded'] as const;
export type ClaimCaution = (typeof claimCautions)[number];

const viewSchema = z.object({
  claim: claimSchema,
  customer: z.string(),
  /** The account of the customer, whose limit of gifts a payment counts for; absent from earlier servers. */
  customer_id: z.optional(z.string()),
  /** The names of the staff members who took steps, by the ids of the steps; absent from earlier servers. */
  step_names: z.optional(z.record(z.string(), z.string())),
  /** The staff member who opened it for a caller; null when the customer did. */
  opened_by: z.nullable(z.string()),
  /** The total coverage of its bags. */
  coverage_cents: centsSchema,
  /** Cautions that apply to any approval; `above_coverage` depends on the amount. */
  cautions: z.array(z.enum(claimCautions)),
  bags: z.array(
    z.object({
      parcel_id: z.string(),
      item: z.string(),
      traveler: z.string(),
      leg: z.string(),
      carrier: z.string(),
      tracking_number: z.nullable(z.string()),
      status: z.string(),
      promised_on: z.string(),
      arrived_at: z.nullable(z.string()),
      days_late: z.int(),
      value_cents: centsSchema,
    }),
  ),
  acts: z.array(z.enum(staffActs)),
  /** The amount that the payments of the order can still refund; absent from earlier servers. */
  card_most_cents: z.optional(centsSchema),
  /** A payment above its author’s limit waits for a second person. */
  waits_for_approval: z.optional(z.boolean()),
  /** Until when a link for photos works; null without one. */
  photo_link_until: z.optional(z.nullable(z.string())),
});
export type ClaimView = z.output<typeof viewSchema>;

export const viewClaim = defineCall({
  ...staff,
  name: 'claims.view',
  summary: 'A claim with the carrier’s status and declared value of its bags',
  method: 'GET',
  path: '/api/v6/console/claims/:claimId',
  params: z.object({ claimId: identifier }),
  response: viewSchema,
  errors: { claim_not_found: 404 },
});

export const actOnClaim = defineCall({
  ...staff,
  name: 'claims.decide',
  summary: 'Asks about, reviews, decides or pays a claim; message for the customer, reason for the audit',
  method: 'POST',
  path: '/api/v6/console/claims/:claimId/acts',
  params: z.object({ claimId: identifier }),
  body: z.strictObject({
    act: z.enum(staffActs),
    message: z.optional(wireText(maxClaimTextLength)),
    reason: wireText(200).check(z.regex(/\S/, 'required')),
    /**
     * For a partial approval: the amount to pay. For a full one: the requested amount that staff saw; another
     * value is `claim_moved`.
     */
    amount_cents: z.optional(z.int().check(z.minimum(1, 'malformed'), z.maximum(5_000_000, 'too_large'))),
    /** The cautions that staff saw and accept; a missing one is `claim_needs_confirmation`. */
    confirmed: z.optional(z.array(z.enum(claimCautions))),
  }),
  response: viewSchema,
  errors: { claim_not_found: 404, claim_moved: 409, claim_incomplete: 422, claim_needs_confirmation: 409 },
});

export const payClaim = defineCall({
  ...staff,
  name: 'claims.pay',
  summary:
    'Pays an approved claim by refund, bank transfer, credit, or several of them that add up to the approved amount',
  method: 'POST',
  path: '/api/v6/console/claims/:claimId/payment',
  params: z.object({ claimId: identifier }),
  body: z.strictObject({
    payout: payoutSchema,
    reason: wireText(200).check(z.regex(/\S/, 'required')),
    /** One per opened form: repeating it asks for one approval. */
    key: identifier,
  }),
  response: z.object({
    /** Null when the claim is paid; otherwise it waits for a second person. */
    approval_id: z.nullable(z.string()),
  }),
  errors: { claim_not_found: 404, claim_moved: 409, claim_incomplete: 422 },
});
