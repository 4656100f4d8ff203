import { advance, type PressRecord } from '../../modules/payments/public/attempts/attempts.ts';
import { crashPoint } from '../crash-point.ts';
import { pending } from './answer.ts';
import { authorise } from './authorise.ts';
import { checkCard } from './check-card.ts';
import { claimAttempt } from './claim-attempt.ts';
import type { PlaceOrderContext, Press } from './context.ts';
import { type Deadline, late, startDeadline } from './deadline.ts';
import { endAttempt } from './end-attempt.ts';
import { finishAuthorised, finishDecided } from './finish-attempt.ts';
import { inProgress } from './replay.ts';
import { resolveAttempt } from './resolve-attempt.ts';

/**
 * Places the order of a cart and pays it: claim (locked, priced again) → card check → authorise → commit, with the money
 * taken and the mail sent by jobs. All that is asked of the gateway has one deadline: an attempt that is not decided by
 * then is pending. Killed at any point, `resolveAttempt` finishes or undoes it.
 * Gives the answer's body as text, the same to the byte for the same key. Throws Refusal: 404 cart_not_found and
 * quote_not_found, 409 attempt_in_progress, 422 idempotency_key_reused, form_incomplete and
 * international_info_required.
 */
export async function placeOrder(context: PlaceOrderContext, press: Press): Promise<string> {
  const deadline = startDeadline(context.attemptDeadlineMs);
  try {
    return await placeWithin(deadline, context, press);
  } finally {
    deadline.clear();
  }
}

async function placeWithin(deadline: Deadline, context: PlaceOrderContext, press: Press): Promise<string> {
  let claim = await claimAttempt(context, press);
  if ('abandoned' in claim) {
    await deadline.within(resolveAttempt(context, claim.abandoned));
    claim = await claimAttempt(context, press);
  }
  if ('abandoned' in claim) throw inProgress();
  if ('answer' in claim) return claim.answer;
  const { attempt } = claim;
  crashPoint('attempt-stored');
  // Nothing for the gateway to do: free, paid by credits, billed to a club, or money goes back.
  if (attempt.amount_cents === 0) return finishAuthorised(context, attempt);

  const found = await deadline.within(checkCard(context, press));
  // No money was asked for yet.
  const wrong = found === late ? 'gateway_unavailable' : found;
  if (wrong) return endAttempt(context, attempt, ['authorising'], wrong);
  crashPoint('card-checked');
  const result = await deadline.within(authorise(context, attempt, press));
  crashPoint('after-authorise');
  if (result === late) return leaveUndecided(context, attempt);
  if (result.kind === 'decided') return finishDecided(context, attempt, result.transaction);
  if (result.kind === 'refused') return endAttempt(context, attempt, ['authorising'], result.error);
  return leaveUndecided(context, attempt);
}

/** What became of the money is found out later: by `resolveAttempt`, at the gateway. */
async function leaveUndecided({ db }: PlaceOrderContext, attempt: PressRecord): Promise<string> {
  await advance(db, attempt.id, ['authorising'], 'unknown');
  return pending(attempt.order_id, attempt.payment_type);
}
