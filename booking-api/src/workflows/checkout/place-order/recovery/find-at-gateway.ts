import {
  type AttemptRecord,
  isRequestOverdue,
} from '../../../../modules/payments/public/attempts/attempts.ts';
import type { PlaceOrderContext } from '../../context.ts';
import { judgeTransaction } from '../steps/judge-transaction.ts';
import type { Outcome } from '../steps/step.ts';

/**
 * The gateway ledger's result for an attempt. Missing information leaves it undecided and never counts as a
 * refusal.
 */
export async function lookUp(context: PlaceOrderContext, attempt: AttemptRecord): Promise<Outcome> {
  try {
    const found = (await context.payments.searchByOrder(attempt.id)).find(({ kind }) => kind === 'sale');
    return found ? await judgeTransaction(context, attempt, found) : { undecided: true };
  } catch (error) {
    context.report(error, 'search');
    return { undecided: true };
  }
}

/** The same for a finished attempt: one that never reached the gateway is refused. */
export async function findAtGateway(context: PlaceOrderContext, attempt: AttemptRecord): Promise<Outcome> {
  const found = await lookUp(context, attempt);
  const isLost = 'undecided' in found && (await neverArrived(context, attempt.id));
  return isLost ? { refused: 'order_not_placed' } : found;
}

/**
 * Not in the ledger, and sent so long ago that it will not arrive. If it arrives anyway, the reconciler voids
 * it.
 */
async function neverArrived(context: PlaceOrderContext, attemptId: string): Promise<boolean> {
  if (!(await isRequestOverdue(context.db, attemptId, context.lostAfterSeconds))) return false;
  const found = await context.payments.searchByOrder(attemptId).catch(() => undefined);
  return found?.length === 0;
}
