import * as z from 'zod/mini';
import { calendarDateSchema } from '../primitives/calendar-date.ts';
import { centsSchema } from '../primitives/cents.ts';
import { claimPaymentSchema } from './payout.ts';
import { claimStates, customerActs } from './states.ts';

/** The subject of a claim. */
export const claimKinds = ['late', 'damaged', 'lost'] as const;
export type ClaimKind = (typeof claimKinds)[number];

export const maxClaimFiles = 10;
export const maxClaimTextLength = 2000;

/** When a bag can be claimed, and the event from which that is counted. */
export const claimWindowSchema = z.object({
  parcel_id: z.string(),
  kind: z.enum(claimKinds),
  /** Null until that event has happened. */
  opens_on: z.nullable(calendarDateSchema),
  closes_on: z.nullable(calendarDateSchema),
  opens_from: z.string(),
  open: z.boolean(),
});
export type ClaimWindow = z.output<typeof claimWindowSchema>;

export const claimFileSchema = z.object({
  file_id: z.string(),
  name: z.string(),
  type: z.string(),
  by_staff: z.boolean(),
  at: z.string(),
});

/** An event of a claim, or a message about it. */
export const claimStepSchema = z.object({
  step_id: z.string(),
  /** Null for a message without a transition. */
  state: z.nullable(z.string()),
  by_staff: z.boolean(),
  message: z.string(),
  at: z.string(),
});

export const claimSchema = z.object({
  claim_id: z.string(),
  order_id: z.string(),
  display_id: z.string(),
  kind: z.enum(claimKinds),
  state: z.enum(claimStates),
  parcel_ids: z.array(z.string()),
  what: z.string(),
  value_cents: centsSchema,
  /** The amount that was or will be paid; null until the claim is decided. */
  approved_cents: z.nullable(centsSchema),
  created_at: z.string(),
  state_at: z.string(),
  files: z.array(claimFileSchema),
  steps: z.array(claimStepSchema),
  allowed_actions: z.array(z.enum(customerActs)),
  editable: z.boolean(),
  /** How it was paid; absent from earlier servers, empty before. */
  payments: z.optional(z.array(claimPaymentSchema)),
});
export type Claim = z.output<typeof claimSchema>;
