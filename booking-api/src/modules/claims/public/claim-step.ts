import type { Queries } from '../../../platform/database/database.ts';

/** The data for the mail about a step of a claim; undefined when there is no such step. */
export function findClaimStep(db: Queries, stepId: string) {
  return db
    .selectFrom('claim_steps')
    .innerJoin('claims', 'claims.id', 'claim_steps.claim_id')
    .select(['claims.id as claimId', 'claims.order_id as orderId', 'claims.kind as kind'])
    .select(['claims.approved_cents as approvedCents', 'claim_steps.state as state'])
    .select(['claim_steps.by_staff as byStaff', 'claim_steps.message as message'])
    .where('claim_steps.id', '=', stepId)
    .executeTakeFirst();
}
