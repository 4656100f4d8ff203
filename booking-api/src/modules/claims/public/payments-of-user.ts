import type { Queries } from '../../../platform/database/database.ts';

/** How a person's claims were paid. */
export const claimPaymentsOfUser = (db: Queries, userId: string) =>
  db
    .selectFrom('claim_payments')
    .innerJoin('claims', 'claims.id', 'claim_payments.claim_id')
    .select(['claim_id', 'way', 'amount_cents', 'reference', 'paid_on', 'at'])
    .where('claims.user_id', '=', userId)
    .orderBy('at')
    .execute();
