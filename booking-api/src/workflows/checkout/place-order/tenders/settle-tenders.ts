import { cents } from '@sendahead/shared-contracts/primitives/cents';
import { book } from '../../../../modules/ledger/public/ledger.ts';
import type { AttemptRecord } from '../../../../modules/payments/public/attempts/attempts.ts';
import { chargeClub } from '../../../../modules/payments/public/clubs/club-account.ts';
import { redeemCouponHold } from '../../../../modules/payments/public/holds/coupon-holds.ts';
import { spendCredits } from '../../../../modules/payments/public/holds/credit-holds.ts';
import type { DatabaseTransaction } from '../../../../platform/database/database.ts';

/**
 * Spends and books the tenders that need no gateway: coupon, credits, a club. Throws when the club's limit
 * has been used up.
 */
export async function settleTenders(
  trx: DatabaseTransaction,
  attempt: AttemptRecord,
  at: string,
): Promise<void> {
  const orderId = attempt.order_id;
  if (isPaidByCredits(attempt)) await spendCredits(trx, attempt.id, orderId);
  if (attempt.draft.couponCode !== null) await redeemCouponHold(trx, attempt.id);
  if (attempt.club_id !== null && attempt.club_cents > 0) {
    const amount = cents(attempt.club_cents);
    if (!(await chargeClub(trx, attempt.club_id, amount, { orderId, reference: attempt.id, at })))
      throw new Error('the limit of the club is used up');
    await book(trx, 'tender', { orderId, amount, transactionId: `${attempt.id}.club`, account: 'clubs' });
  }
}

/** Whether balances pay part of an attempt's value. */
const isPaidByCredits = ({ value_cents, amount_cents, club_cents }: AttemptRecord): boolean =>
  value_cents > amount_cents + club_cents;
