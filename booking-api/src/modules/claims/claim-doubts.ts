import type { ClaimDoubt } from '@sendahead/shared-contracts/console/claim-calls';
import { addCents, type Cents, cents } from '@sendahead/shared-contracts/primitives/cents';
import type { Queries } from '../../platform/database/database.ts';
import { findOrder } from '../orders/public/store.ts';
import { refundedParts } from '../payments/public/refunds/refunds.ts';
import { bagsOf, type StoredClaim } from './claim-store.ts';

/** What staff should know before money is given for a claim. */
export type ClaimFacts = { coverageCents: Cents; orderCancelled: boolean; refundedCents: Cents };

/** The coverage of the bags of a claim, and whether their order was cancelled or refunded. */
export async function factsOfClaim(db: Queries, claim: StoredClaim): Promise<ClaimFacts> {
  const bags = await db
    .selectFrom('order_parcels')
    .select('carriage')
    .where('id', 'in', await bagsOf(db, claim.id))
    .execute();
  const order = await findOrder(db, claim.order_id);
  const refunded = await refundedParts(db, claim.order_id);
  return {
    coverageCents: addCents(...bags.map(({ carriage }) => cents(carriage.package.valueCents))),
    orderCancelled: order?.status === 'cancelled',
    refundedCents: addCents(...refunded.map(({ amount }) => amount)),
  };
}

/** What staff have to confirm before an amount is approved or paid. */
export const doubtsAbout = (
  { coverageCents, orderCancelled, refundedCents }: ClaimFacts,
  amount: number,
): ClaimDoubt[] => [
  ...(amount > coverageCents ? (['above_coverage'] as const) : []),
  ...(orderCancelled || refundedCents > 0 ? (['order_refunded'] as const) : []),
];
