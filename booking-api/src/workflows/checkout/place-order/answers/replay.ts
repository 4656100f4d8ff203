import type { Attempt, AttemptRecord } from '../../../../modules/payments/public/attempts/attempts.ts';
import { Refusal } from '../../../../platform/http/refusal.ts';
import type { CheckoutRequest } from '../../context.ts';
import { type PaymentAnswer, pending, readAnswer } from './answer.ts';

/** The answer for a used key: the same answer again, or the reason why not. */
export function replay(attempt: Attempt, checkout: CheckoutRequest): PaymentAnswer {
  if (!attempt.request_hash.equals(checkout.requestHash)) throw new Refusal(422, 'idempotency_key_reused');
  if (attempt.answer !== null) return readAnswer(attempt.answer);
  if (attempt.state === 'unknown') return pending(attempt.order_id, attempt.payment_type);
  throw inProgress();
}

/** The answer of an attempt that another process has taken over. */
export const currentAnswer = (now: Attempt | undefined, then: AttemptRecord): PaymentAnswer =>
  now?.answer ? readAnswer(now.answer) : pending(then.order_id, then.payment_type);

export const inProgress = (): Refusal =>
  new Refusal(409, 'attempt_in_progress', { headers: { 'retry-after': '1' } });
