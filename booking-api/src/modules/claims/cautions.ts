import type { ClaimCaution } from '@sendahead/shared-contracts/console/claim-calls';
import { type Cents, cents } from '@sendahead/shared-contracts/primitives/cents';
import type { Queries } from '../../platform/database/database.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { findOrder } from '../orders/public/store.ts';
import { isRefunded } from '../payments/public/refunds/refund-store.ts';
import { bagsOf, type StoredClaim } from './claim-store.ts';

/** The total coverage of a claim's bags. */
export async function coverageOf(db: Queries, claimId: string): Promise<Cents> {
  const bags = await db
    .selectFrom('order_parcels')
    .select('carriage')
    .where('id', 'in', await bagsOf(db, claimId))
    .execute();
  return cents(bags.reduce((sum, { carriage }) => sum + carriage.package.valueCents, 0));
}

/** The cautions of a claim, whatever its amount: its order may have been refunded already. */
export async function cautionsOf(db: Queries, claim: StoredClaim): Promise<ClaimCaution[]> {
  const order = await findOrder(db, claim.order_id);
  const refunded = await isRefunded(db, claim.order_id);
  return [
    ...(order?.state === 'cancelled' ? (['order_cancelled'] as const) : []),
    ...(refunded ? (['order_refunded'] as const) : []),
  ];
}

/**
 * Prevents accidental approval of a claim above coverage or for a refunded order. Throws Refusal
 * `claim_needs_confirmation`.
 */
export async function requireConfirmed(
  db: Queries,
  claim: StoredClaim,
  amountCents: number,
  confirmed: readonly ClaimCaution[],
): Promise<void> {
  const above = amountCents > (await coverageOf(db, claim.id));
  const cautions = [...(above ? (['above_coverage'] as const) : []), ...(await cautionsOf(db, claim))];
  if (!cautions.every((caution) => confirmed.includes(caution)))
    throw new Refusal(409, 'claim_needs_confirmation');
}
