import { payoutSum } from '@sendahead/shared-contracts/claims/payout';
import { payClaim as payClaimCall } from '@sendahead/shared-contracts/console/claim-calls';
import type { FastifyInstance } from 'fastify';
import { accountOf } from '../../../modules/accounts/public/account-of.ts';
import { lockLimits } from '../../../modules/accounts/public/staff-limits.ts';
import { isWithinLimit } from '../../../modules/approvals/public/gifts.ts';
import { askApproval, requestOfKey } from '../../../modules/approvals/public/requests.ts';
import { requireSentClaim } from '../../../modules/claims/public/pay-claim.ts';
import { lockOrder, type Order } from '../../../modules/orders/public/store.ts';
import type { AppContext } from '../../../platform/context.ts';
import type { DatabaseTransaction } from '../../../platform/database/database.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { registerCall } from '../../../platform/http/register-call.ts';
import { type ClaimPayout, payClaim, requirePayout } from './pay-claim.ts';

/**
 * CO-117, CO-147: staff pay an approved claim; a payment above their limit, in whatever ways, waits for a second person.
 */
export function claimPaymentRoutes(app: FastifyInstance, context: AppContext): void {
  const { db } = context;

  registerCall(app, context, payClaimCall, async ({ params, body }, call) => {
    const actorId = accountOf(call).id;
    const { order_id } = await requireSentClaim(db, params.claimId);
    return db.transaction().execute(async (trx) => {
      const claimPayment = { payout: body.payout, actorId, reason: body.reason.trim() };
      const { refundCents } = await lockLimits(trx, actorId);
      const order = await lockOrder(trx, order_id);
      if (!order) throw new Refusal(404, 'claim_not_found');
      const approvalRequest = { claimId: params.claimId, key: `claim-${body.key}`, limit: refundCents };
      const approval_id = await waitsFor(trx, context, order, claimPayment, approvalRequest);
      if (approval_id === null) await payClaim(trx, context, order, params.claimId, claimPayment);
      return { approval_id };
    });
  });
}

/** The approval request for a payment above its author's limit; null for one that can be made now. */
async function waitsFor(
  trx: DatabaseTransaction,
  context: AppContext,
  order: Order,
  { payout, actorId, reason }: ClaimPayout,
  { claimId, key, limit }: { claimId: string; key: string; limit: number | null },
): Promise<string | null> {
  const { clock } = context;
  const cents = payoutSum(payout);
  const earlier = await requestOfKey(trx, actorId, key);
  if (earlier?.state === 'asked') return earlier.id;
  if (earlier) throw new Refusal(409, 'claim_moved');
  const gift = { actorId, customerId: order.user_id, cents };
  if (await isWithinLimit(trx, limit, gift, clock.instant())) return null;
  const claim = await requireSentClaim(trx, claimId);
  const isPayable = claim.state === 'approved' || claim.state === 'approved_in_part';
  if (!isPayable || claim.user_id === actorId) throw new Refusal(409, 'claim_moved');
  await requirePayout(trx, context, claim, payout);
  return askApproval(
    { trx, clock },
    {
      kind: 'refund',
      askedBy: actorId,
      key,
      reason,
      orderId: order.id,
      displayId: order.display_id,
      customerId: order.user_id,
      cents,
      detail: { to: 'original', claim: { id: claimId, payout } },
    },
  );
}
