import { homeTimeZone } from '@sendahead/shared-contracts/calendar/local-now';
import { type Payout, payoutProblems, payoutSum } from '@sendahead/shared-contracts/claims/payout';
import { cents } from '@sendahead/shared-contracts/primitives/cents';
import { countGift, noteOfGift } from '../../../modules/approvals/public/gifts.ts';
import {
  type ApprovedClaim,
  cardMostOf,
  type PaidPart,
  payApprovedClaim,
  payCredit,
  payTransfer,
} from '../../../modules/claims/public/pay-claim.ts';
import { orderToday } from '../../../modules/orders/public/order-today.ts';
import type { Order } from '../../../modules/orders/public/store.ts';
import { localTime } from '../../../platform/clock.ts';
import type { AppContext } from '../../../platform/context.ts';
import type { DatabaseTransaction } from '../../../platform/database/database.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { makeRefund } from '../console-orders/make-refund.ts';

/** `askedBy` as in `Gift`. */
export type ClaimPayout = { payout: Payout; actorId: string; askedBy?: string; reason: string };

/**
 * Refuses a payout that is not exactly the approved amount, or more than the payments can refund. The order is
 * locked. Throws Refusal `claim_incomplete` with the fields.
 */
export async function requirePayout(
  trx: DatabaseTransaction,
  { clock }: Pick<AppContext, 'clock'>,
  claim: Pick<ApprovedClaim, 'order_id' | 'approved_cents' | 'created_at'>,
  payout: Payout,
): Promise<void> {
  const problems = payoutProblems(payout, {
    approvedCents: claim.approved_cents ?? 0,
    cardMostCents: await cardMostOf(trx, claim.order_id),
    firstDay: localTime(Date.parse(claim.created_at), homeTimeZone).date,
    today: orderToday(clock),
  });
  if (problems.length === 0) return;
  throw new Refusal(422, 'claim_incomplete', {
    fields: problems.map((path) => ({ path, code: path === 'card_cents' ? 'too_large' : 'required' })),
  });
}

/**
 * Pays an approved claim in the ways that staff chose, in the caller's transaction, in which its order is locked: all
 * parts, or none. The card's part is an ordinary refund by staff. CO-147: every way counts for the payer's limit, as one
 * amount of the order's customer.
 */
export const payClaim = (
  trx: DatabaseTransaction,
  context: AppContext,
  order: Order,
  claimId: string,
  { payout, actorId, askedBy, reason }: ClaimPayout,
): Promise<void> => {
  const { clock, jobs } = context;
  const pay = async (claim: ApprovedClaim): Promise<PaidPart[]> => {
    await requirePayout(trx, context, claim, payout);
    const [card, transfer, credit] = [payout.card_cents, payout.transfer_cents, payout.credit_cents];
    const parts: PaidPart[] = [];
    if (card > 0) {
      const cardRefund = {
        amount: cents(card),
        to: 'original' as const,
        customerReason: undefined,
        actorId,
        askedBy,
      };
      const key = `claim-${claim.id}`;
      const refund = await makeRefund(trx, context, order, {
        ...cardRefund,
        comment: reason,
        key,
        isClaim: true,
      });
      parts.push({ way: 'card', amount: cents(card), refundId: refund.refundId });
    }
    if (transfer > 0 && payout.paid_on !== undefined) {
      const made = { amount: cents(transfer), paidOn: payout.paid_on };
      parts.push(await payTransfer(trx, claim, { ...made, reference: payout.reference?.trim() ?? '' }));
    }
    if (credit > 0) parts.push(await payCredit(trx, claim, cents(credit)));
    const gift = { actorId, askedBy, customerId: order.user_id, cents: payoutSum(payout) };
    await countGift(trx, { ...gift, reference: `claim:${claim.id}` }, clock.instant());
    return parts;
  };
  const { userId: askerId, approved } = noteOfGift({ actorId, askedBy });
  return payApprovedClaim({ trx, clock, jobs }, claimId, { actorId, askerId, approved, reason, pay });
};
