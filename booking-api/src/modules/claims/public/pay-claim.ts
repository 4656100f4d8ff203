import type { DatabaseTransaction, Queries } from '../../../platform/database/database.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { audit } from '../../accounts/public/audit.ts';
import { findClaim, type StoredClaim } from '../claim-store.ts';
import { actInside } from '../move-claim.ts';
import type { PaidPart } from '../payment/claim-payments.ts';

export { cardMostOf, type PaidPart, payCredit, payTransfer } from '../payment/claim-payments.ts';
export type ApprovedClaim = StoredClaim;

/** A claim that staff know, which a draft is not. Throws Refusal 404. */
export async function requireSentClaim(db: Queries, claimId: string): Promise<StoredClaim> {
  const claim = await findClaim(db, claimId);
  if (!claim || claim.state === 'draft') throw new Refusal(404, 'claim_not_found');
  return claim;
}

/**
 * Pays an approved claim once: `pay` makes its parts, which are stored, emailed and in the history by their ways.
 * Throws Refusal `claim_moved` if the claim is not approved, or belongs to the caller.
 */
export async function payApprovedClaim(
  context: Omit<Parameters<typeof actInside>[0], 'trx'> & { trx: DatabaseTransaction },
  claimId: string,
  {
    actorId,
    askerId,
    approved,
    reason,
    pay,
  }: {
    actorId: string;
    /** CO-149: who asked for it, under whom it is noted, and who approved it. */
    askerId: string;
    approved: Readonly<Record<string, string>>;
    reason: string;
    pay: (claim: StoredClaim) => Promise<PaidPart[]>;
  },
): Promise<void> {
  const { trx, clock } = context;
  const act = { act: 'pay', actorId, byStaff: true, message: '', pays: pay } as const;
  await actInside(context, claimId, act, async (_trx, claim) => {
    if (claim.user_id === actorId) throw new Refusal(409, 'claim_moved');
  });
  const parts = await trx
    .selectFrom('claim_payments')
    .innerJoin('claims', 'claims.id', 'claim_id')
    .select(['way', 'amount_cents', 'user_id', 'order_id'])
    .where('claim_id', '=', claimId)
    .orderBy('way')
    .execute();
  await audit({ db: trx, clock }, 'staff.paid_claim', {
    userId: askerId,
    subject: parts[0]?.user_id ?? claimId,
    detail: {
      claim: claimId,
      ...(parts[0] ? { order: parts[0].order_id } : {}),
      reason,
      ...approved,
      cents: parts.reduce((sum, { amount_cents }) => sum + amount_cents, 0),
      ...Object.fromEntries(parts.map(({ way, amount_cents }) => [`${way}_cents`, amount_cents])),
    },
  });
}
