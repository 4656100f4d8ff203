import type { Queries } from '../../../platform/database/database.ts';
import { paymentsOfClaim } from '../payment/claim-payments.ts';

/** The data for the mail about a step of a claim; undefined when there is no such step. */
export async function findClaimStep(db: Queries, stepId: string) {
  const step = await db
    .selectFrom('claim_steps')
    .innerJoin('claims', 'claims.id', 'claim_steps.claim_id')
    .select(['claims.id as claimId', 'claims.order_id as orderId', 'claims.kind as kind'])
    .select(['claims.approved_cents as approvedCents', 'claim_steps.state as state'])
    .select(['claim_steps.by_staff as byStaff', 'claim_steps.message as message', 'claim_steps.at as at'])
    .where('claim_steps.id', '=', stepId)
    .executeTakeFirst();
  if (!step?.state) return undefined;
  const { claimId: id, state, approvedCents: approved_cents, at: state_at } = step;
  return { ...step, state, payments: await paymentsOfClaim(db, { id, state, approved_cents, state_at }) };
}
