import * as z from 'zod/mini';
import { defineCall } from '../call/define-call.ts';
import { claimKinds, claimWindowSchema, maxClaimTextLength } from '../claims/schema.ts';
import { legNameSchema } from '../orders/leg-name.ts';
import { centsSchema } from '../primitives/cents.ts';
import { identifier, wireText } from '../primitives/wire-text.ts';

const staff = { access: 'answer_claims', row: 'own' } as const;

const claimableSchema = z.object({
  order_id: z.string(),
  display_id: z.string(),
  customer: z.string(),
  /** Whether the order is the caller's own; no one opens a claim for themselves here. */
  own: z.boolean(),
  bags: z.array(
    z.object({
      parcel_id: z.string(),
      item: z.string(),
      traveler: z.string(),
      leg: legNameSchema,
      /** The bag's coverage. */
      coverage_cents: centsSchema,
      /** Whether it is in an active claim, or in its customer's draft. */
      claimed: z.boolean(),
      /** The carrier has not scanned it yet. */
      not_handed_over: z.optional(z.boolean()),
    }),
  ),
  windows: z.array(claimWindowSchema),
  /** CO-33: the caller may claim a lost bag before its days, with a reason. */
  early: z.optional(z.boolean()),
});
export type ClaimableOrder = z.output<typeof claimableSchema>;

export const claimableOrder = defineCall({
  ...staff,
  name: 'claims.for-caller',
  summary: 'The bags of an order by its number, with coverage and claim period',
  method: 'GET',
  path: '/api/v6/console/claimable_orders/:number',
  params: z.object({ number: wireText(40) }),
  response: claimableSchema,
  errors: { order_not_found: 404 },
});

export const openClaimForCaller = defineCall({
  ...staff,
  name: 'claims.open-for-caller',
  summary: 'Creates and submits a claim for a customer on the phone',
  method: 'POST',
  path: '/api/v6/console/orders/:orderId/claims',
  rate: 'strict',
  params: z.object({ orderId: identifier }),
  body: z.strictObject({
    kind: z.enum(claimKinds),
    parcel_ids: z.array(identifier).check(z.minLength(1, 'required'), z.maxLength(50, 'too_many')),
    what: wireText(maxClaimTextLength).check(z.regex(/\S/, 'required')),
    /** Required unless the bags were late. */
    value_cents: z.int().check(z.minimum(0, 'malformed'), z.maximum(5_000_000, 'too_large')),
    /** CO-33: why a lost bag is claimed before the carrier declares it lost; for supervisors only. */
    early_reason: z.optional(wireText(300).check(z.regex(/\S/, 'required'))),
  }),
  response: z.object({ claim_id: z.string() }),
  errors: {
    order_not_found: 404,
    own_order: 409,
    claim_window_closed: 409,
    claim_exists: 409,
    claim_incomplete: 422,
  },
});
