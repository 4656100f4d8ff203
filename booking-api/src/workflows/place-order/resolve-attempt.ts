import { askedLongAgo, findAttempt } from '../../modules/payments/public/attempts/attempts.ts';
import { lookUp } from './authorise.ts';
import type { PlaceOrderContext } from './context.ts';
import { endAttempt } from './end-attempt.ts';
import { finishAuthorised, finishDecided } from './finish-attempt.ts';

/**
 * Finishes or undoes a press whose process is gone or whose answer was lost. The gateway's ledger decides: what it
 * authorised becomes the order, what it never saw ends as not placed. Safe to call at any time and more than once.
 */
export async function resolveAttempt(context: PlaceOrderContext, attemptId: string): Promise<void> {
  const attempt = await findAttempt(context.db, attemptId);
  if (attempt?.state === 'started') await endAttempt(context, attempt, ['started'], 'order_not_placed');
  else if (attempt?.state === 'authorised') await finishAuthorised(context, attempt);
  else if (attempt?.state === 'authorising' || attempt?.state === 'unknown') {
    const result = await lookUp(context, attempt.id);
    if (result.kind === 'decided') await finishDecided(context, attempt, result.transaction);
    else if (await neverArrived(context, attempt.id)) {
      await endAttempt(context, attempt, ['authorising', 'unknown'], 'order_not_placed');
    }
  }
}

/** Not in the ledger, and asked so long ago that it will not come. Should it come all the same, the reconciler voids it. */
async function neverArrived(context: PlaceOrderContext, attemptId: string): Promise<boolean> {
  if (!(await askedLongAgo(context.db, attemptId, context.lostAfterSeconds))) return false;
  const found = await context.payments.searchByOrder(attemptId).catch(() => undefined);
  return found?.length === 0;
}
