import { type Attempt, findAttempt } from '../../../modules/payments/public/attempts/attempts.ts';
import { findDueSplits, sharesOf } from '../../../modules/payments/public/splits/splits.ts';
import type { PlaceOrderContext } from '../context.ts';
import { resolveAttempt } from '../place-order/place-order.ts';
import { chargeShares, resolveCharge } from './charge-shares.ts';
import { expireSplit } from './end-split.ts';
import { isAgreed } from './lock-split.ts';

/** Finishes or undoes abandoned work: an attempt of an order, or the charge of a share. */
export async function resolveAny(context: PlaceOrderContext, attemptId: string): Promise<void> {
  const attempt: Attempt | undefined = await findAttempt(context.db, attemptId);
  return attempt?.share_id ? resolveCharge(context, attemptId) : resolveAttempt(context, attemptId);
}

/** Continues bills that all have agreed to, and ends expired ones. */
export async function recoverSplit(context: PlaceOrderContext, splitId: string): Promise<void> {
  if (isAgreed(await sharesOf(context.db, splitId))) await chargeShares(context, splitId);
  else await expireSplit(context, splitId);
}

export const findSplitsToRecover = ({ db, clock }: PlaceOrderContext) => findDueSplits(db, clock.instant());
