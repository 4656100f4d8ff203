import { raiseAlert } from '../../../modules/alerts/public/alerts.ts';
import { findCart, setSplit } from '../../../modules/carts/public/store.ts';
import {
  type AttemptRecord,
  advance,
  findAttempt,
} from '../../../modules/payments/public/attempts/attempts.ts';
import { dropCard } from '../../../modules/payments/public/splits/drop-card.ts';
import { splitMailJob } from '../../../modules/payments/public/splits/jobs.ts';
import { endSplit } from '../../../modules/payments/public/splits/splits.ts';
import type { DatabaseTransaction } from '../../../platform/database/database.ts';
import type { PlaceOrderContext } from '../context.ts';
import { refused, writeAnswer } from '../place-order/answers/answer.ts';
import { voidAuthorization } from '../place-order/steps/authorize.ts';
import { releaseHolds } from '../place-order/steps/claim-attempt.ts';
import { isAgreed, type LockedSplit, lockSplit } from './lock-split.ts';
import { isBeingCharged, requireOpen } from './pay-shares.ts';

/**
 * The buyer withdraws the requests: no one pays, and the booking can be changed again. Throws Refusal 409
 * split_closed and split_charging.
 */
export const stopSplit = (context: PlaceOrderContext, splitId: string): Promise<void> =>
  context.db.transaction().execute(async (trx) => {
    const locked = requireOpen(context, await lockSplit(trx, splitId));
    await end(trx, context, locked, 'stopped');
    for (const share of locked.shares)
      if (!share.is_buyer && !share.taken_over && share.state !== 'declined')
        await context.jobs.enqueue(trx, splitMailJob, { splitId, kind: 'stopped', shareId: share.id });
  });

/**
 * Ends a bill that some travelers did not agree to in time, and notifies those who agreed that nothing is
 * charged. Changes nothing while a charge is in progress, or when all have agreed.
 */
export const expireSplit = (context: PlaceOrderContext, splitId: string): Promise<void> =>
  context.db.transaction().execute(async (trx) => {
    const locked = await lockSplit(trx, splitId);
    const isOver =
      locked?.split.state === 'open' && Date.parse(locked.split.expires_at) <= context.clock.now();
    if (!locked || !isOver || isAgreed(locked.shares) || isBeingCharged(locked)) return;
    await end(trx, context, locked, 'expired');
    for (const share of locked.shares)
      if (!share.is_buyer && !share.taken_over && share.state === 'agreed' && share.amount_cents > 0)
        await context.jobs.enqueue(trx, splitMailJob, { splitId, kind: 'expired', shareId: share.id });
    await context.jobs.enqueue(trx, splitMailJob, { splitId, kind: 'expired-buyer', shareId: null });
    if (locked.split.by_link) await tellStaff(trx, locked);
  });

/** CO-86: a link ended unpaid. */
async function tellStaff(trx: DatabaseTransaction, { split, shares }: LockedSplit): Promise<void> {
  const { displayId } = (await findCart(trx, split.cart_id)) ?? { displayId: split.cart_id };
  const cents = shares.reduce((sum, share) => sum + share.amount_cents, 0);
  await raiseAlert(trx, 'order_link_unpaid', displayId, { cents });
}

/** Ends a bill without payment: charges are voided, coupon and credits are released, and the cart is open again. */
async function end(
  trx: DatabaseTransaction,
  context: PlaceOrderContext,
  { split, shares, charges }: LockedSplit,
  state: 'stopped' | 'expired',
): Promise<void> {
  const attempt = await findAttempt(trx, split.attempt_id);
  if (!attempt || !(await endSplit(trx, split.attempt_id, state)))
    throw new Error('a split bill without its attempt');
  await endWaiting(trx, attempt);
  await releaseHolds(trx, context, attempt);
  for (const { id } of charges) {
    const charge = await findAttempt(trx, id);
    if (!charge) continue;
    await endWaiting(trx, charge);
    await voidAuthorization(trx, context, charge);
  }
  for (const share of shares) await dropCard(trx, context.jobs, share);
  await setSplit(trx, split.cart_id, false);
}

async function endWaiting(trx: DatabaseTransaction, attempt: AttemptRecord): Promise<void> {
  const outcome = 'order_not_placed' as const;
  const answer = writeAnswer(refused(outcome, attempt.payment_type));
  if (!(await advance(trx, attempt.id, ['waiting'], 'declined', { outcome, answer })))
    throw new Error('an attempt that waited has gone on');
}
