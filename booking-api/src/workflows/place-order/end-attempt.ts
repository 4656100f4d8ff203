import type { PaymentErrorCode } from '@sendahead/shared-contracts/payments/outcomes';
import type { AttemptState } from '../../modules/payments/public/attempts/attempt-states.ts';
import {
  type Attempt,
  advance,
  findAttempt,
  type PressRecord,
} from '../../modules/payments/public/attempts/attempts.ts';
import { releaseHold } from '../../modules/payments/public/holds/coupon-holds.ts';
import { releaseCredits } from '../../modules/payments/public/holds/credit-holds.ts';
import { setPaymentStatus } from '../../modules/payments/public/payments.ts';
import { voidQueue } from '../void-payment/queue.ts';
import { pending, refused } from './answer.ts';
import type { PlaceOrderContext } from './context.ts';

/**
 * Ends a press without an order and undoes its steps in one transaction: the coupon is given back, an authorisation is
 * to be voided by a job. When somebody else brought the press further meanwhile, nothing is undone and their answer
 * stands. Gives the answer for the customer.
 */
export function endAttempt(
  context: PlaceOrderContext,
  attempt: PressRecord,
  from: readonly AttemptState[],
  error: PaymentErrorCode,
): Promise<string> {
  return context.db.transaction().execute(async (trx) => {
    const answer = refused(error, attempt.payment_type);
    const ended = await advance(trx, attempt.id, from, 'declined', { outcome: error, answer });
    if (!ended) return standing(await findAttempt(trx, attempt.id), attempt);
    await releaseHold(trx, attempt.id);
    await releaseCredits(trx, attempt.id);
    if (ended.transaction_id !== null) {
      const wanted = await setPaymentStatus(trx, ended.transaction_id, ['authorised'], 'void_wanted');
      if (wanted)
        await context.jobs.enqueue(trx, voidQueue, { transactionId: ended.transaction_id }, { retries: 20 });
    }
    return answer;
  });
}

/** The answer of a press that another process has taken over. */
export const standing = (now: Attempt | undefined, then: PressRecord): string =>
  now?.answer ?? pending(then.order_id, then.payment_type);
