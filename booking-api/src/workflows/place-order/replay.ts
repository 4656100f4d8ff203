import type { Attempt } from '../../modules/payments/public/attempts/attempts.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { pending } from './answer.ts';
import type { Press } from './context.ts';

/** What a key answers that was used before: its own answer again, or why not. */
export function replay(attempt: Attempt, press: Press): string {
  if (!attempt.request_hash.equals(press.requestHash)) throw new Refusal(422, 'idempotency_key_reused');
  if (attempt.answer !== null) return attempt.answer;
  if (attempt.state === 'unknown') return pending(attempt.order_id, attempt.payment_type);
  throw inProgress();
}

export const inProgress = (): Refusal =>
  new Refusal(409, 'attempt_in_progress', { headers: { 'retry-after': '1' } });
