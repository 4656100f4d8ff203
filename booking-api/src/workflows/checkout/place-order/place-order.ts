import type { AttemptState } from '../../../modules/payments/public/attempts/attempt-states.ts';
import {
  type AttemptRecord,
  advance,
  findAttempt,
} from '../../../modules/payments/public/attempts/attempts.ts';
import { crashPoint } from '../../../platform/crash-point.ts';
import type { CheckoutRequest, PlaceOrderContext } from '../context.ts';
import { type PaymentAnswer, pending, placed } from './answers/answer.ts';
import { inProgress } from './answers/replay.ts';
import { findAtGateway } from './recovery/find-at-gateway.ts';
import { undoAttempt } from './recovery/undo-attempt.ts';
import { authorize, voidAuthorization } from './steps/authorize.ts';
import { checkCard } from './steps/check-card.ts';
import { type Claim, claimAttempt, releaseHolds } from './steps/claim-attempt.ts';
import { commitOrder } from './steps/commit-order.ts';
import { type Deadline, startDeadline } from './steps/deadline.ts';
import type { CheckoutWork, ClaimStep, Outcome, Recovery, Step, Work } from './steps/step.ts';

/** The steps of a checkout attempt, in order. */
const steps: readonly [ClaimStep, Step<CheckoutWork>, Step<CheckoutWork>, Step<Work>] = [
  // Locks the cart, prices it again, holds coupon and credits, and stores the attempt.
  { name: 'claim', do: claimAttempt, undo: releaseHolds, crashPoint: 'attempt-stored' },
  {
    name: 'check card',
    do: checkCard,
    undo: 'nothing',
    // No money was requested yet.
    late: { refused: 'gateway_unavailable' },
    crashPoint: 'card-checked',
  },
  {
    name: 'authorize',
    do: authorize,
    undo: voidAuthorization,
    // `resolveAttempt` later finds out whether the payment was made.
    late: { undecided: true },
    crashPoint: 'after-authorize',
  },
  // Writes the order and everything that belongs to it in one transaction, so that a failure leaves nothing
  // to undo.
  { name: 'commit', do: commitOrder, undo: 'nothing', crashPoint: 'order-committed' },
];
const [claim, ...afterClaim] = steps;
const commit = steps[3];
const undos = steps.map(({ undo }) => undo).reverse();

/** How to recover an abandoned attempt, by the state in which it is found. */
const recoveryByState: Partial<Record<AttemptState, Recovery>> = {
  started: async () => ({ refused: 'order_not_placed' }),
  authorising: findAtGateway,
  unknown: findAtGateway,
  // Recorded only for a refused attempt: its payment is voided.
  authorised: async () => ({ refused: 'order_not_placed' }),
};

/**
 * Places and pays the order of a cart, step by step. All calls to the gateway share one deadline (12 s). Jobs settle
 * the payment and send the email afterwards. After a crash at any point `resolveAttempt` finishes or undoes it. Returns
 * the same answer for the same key. Throws Refusal: 404 cart_not_found and quote_not_found, 409 attempt_in_progress,
 * 409 ordering_paused for a new attempt of a page, 422 idempotency_key_reused, form_incomplete, international_info_required and holiday_terms_required.
 */
export async function placeOrder(
  context: PlaceOrderContext,
  checkout: CheckoutRequest,
): Promise<PaymentAnswer> {
  const deadline = startDeadline(context.attemptDeadlineMs);
  try {
    const claimed = await claimCart(context, checkout, deadline);
    if ('answer' in claimed) return claimed.answer;
    crashPoint(claim.crashPoint);
    let work: CheckoutWork = { checkout, attempt: claimed.attempt };
    for (const step of afterClaim) {
      // The gateway has nothing to do: the order is free, paid by credits, billed to a club, or refunded.
      if (step.late && work.attempt.amount_cents === 0) continue;
      const outcome = await runStep(step, context, work, deadline);
      if (!('proceed' in outcome)) return await conclude(context, work.attempt, outcome);
      work = { ...work, transaction: outcome.transaction };
    }
    return await conclude(context, work.attempt, { proceed: true });
  } finally {
    deadline.clear();
  }
}

/**
 * Finishes or undoes an attempt whose process is gone or whose answer was lost. The gateway's ledger decides:
 * a matching payment becomes the order, a missing one ends as not placed. Safe to repeat at any time.
 */
export async function resolveAttempt(context: PlaceOrderContext, attemptId: string): Promise<void> {
  const attempt = await findAttempt(context.db, attemptId);
  let outcome = attempt && (await recoveryByState[attempt.state]?.(context, attempt));
  if (!attempt || !outcome || 'undecided' in outcome) return;
  if ('proceed' in outcome)
    outcome = await runStep(commit, context, { attempt, transaction: outcome.transaction });
  await conclude(context, attempt, outcome);
}

/** Claims the cart; first finishes or undoes an abandoned attempt on it. */
export async function claimCart(
  context: PlaceOrderContext,
  checkout: CheckoutRequest,
  deadline: Deadline,
): Promise<Exclude<Claim, { abandoned: string }>> {
  let claimed: Claim = await claim.do(context, checkout);
  if ('abandoned' in claimed) {
    await deadline.within(resolveAttempt(context, claimed.abandoned), undefined);
    claimed = await claim.do(context, checkout);
  }
  if ('abandoned' in claimed) throw inProgress();
  return claimed;
}

async function runStep<W>(step: Step<W>, context: PlaceOrderContext, work: W, deadline?: Deadline) {
  const done = step.do(context, work);
  const outcome = await (step.late && deadline ? deadline.within(done, step.late) : done);
  if ('proceed' in outcome) crashPoint(step.crashPoint);
  return outcome;
}

/** Ends an attempt with the outcome of its last step, and returns the answer for the customer. */
async function conclude(
  context: PlaceOrderContext,
  attempt: AttemptRecord,
  outcome: Outcome,
): Promise<PaymentAnswer> {
  if ('proceed' in outcome) return placed(attempt.order_id, attempt.payment_type);
  if ('answer' in outcome) return outcome.answer;
  if ('refused' in outcome) return undoAttempt(context, attempt, outcome, undos);
  await advance(context.db, attempt.id, ['authorising'], 'unknown');
  return pending(attempt.order_id, attempt.payment_type);
}
