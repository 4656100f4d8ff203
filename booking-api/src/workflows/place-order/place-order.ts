import { advance } from '../../modules/payments/attempts.ts';
import { crashPoint } from '../crash-point.ts';
import { pending } from './answer.ts';
import { authorise } from './authorise.ts';
import { claimAttempt } from './claim-attempt.ts';
import { prepareOrder } from './commit-order.ts';
import type { PlaceOrderContext, Press } from './context.ts';
import { endAttempt } from './end-attempt.ts';
import { finishAuthorised, finishDecided } from './finish-attempt.ts';
import { inProgress } from './replay.ts';
import { resolveAttempt } from './resolve-attempt.ts';

/**
 * Places the order of a cart and pays it: claim (locked, priced again) → card check → authorise → commit, with the money
 * taken and the mail sent by jobs. Killed at any point, `resolveAttempt` finishes or undoes it.
 * Gives the answer's body as text, the same to the byte for the same key. Throws Refusal: 404 cart_not_found and
 * quote_not_found, 409 attempt_in_progress, 422 idempotency_key_reused, form_incomplete and
 * international_info_required.
 */
export async function placeOrder(context: PlaceOrderContext, press: Press): Promise<string> {
  let claim = await claimAttempt(context, press);
  if ('abandoned' in claim) {
    await resolveAttempt(context, claim.abandoned);
    claim = await claimAttempt(context, press);
  }
  if ('abandoned' in claim) throw inProgress();
  if ('answer' in claim) return claim.answer;
  const { attempt, looked, reference } = claim;
  crashPoint('attempt-stored');
  // Nothing for the gateway to do: free, paid by credits, billed to a club, or money goes back.
  if (attempt.amount_cents === 0) return finishAuthorised(context, attempt, { reference });

  const wrong = await looked;
  if (wrong) return endAttempt(context, attempt, ['authorising'], wrong);
  crashPoint('card-checked');
  const asked = authorise(context, attempt, press);
  const prepared = claim.prepared ?? prepareOrder(context, attempt, reference);
  const result = await asked;
  crashPoint('after-authorise');
  if (result.kind === 'decided')
    return finishDecided(context, attempt, result.transaction, { reference, prepared });
  if (result.kind === 'refused') return endAttempt(context, attempt, ['authorising'], result.error);
  await advance(context.db, attempt.id, ['authorising'], 'unknown');
  return pending(attempt.order_id, attempt.payment_type);
}
