import { liveStates } from '../../../../modules/payments/public/attempts/attempt-states.ts';
import {
  type AttemptRecord,
  advance,
  findAttempt,
} from '../../../../modules/payments/public/attempts/attempts.ts';
import type { PlaceOrderContext } from '../../context.ts';
import { type PaymentAnswer, refused, writeAnswer } from '../answers/answer.ts';
import { currentAnswer } from '../answers/replay.ts';
import type { Outcome, Undo } from '../steps/step.ts';
import { recordAuthorization } from './record-authorization.ts';

/**
 * Ends an attempt without an order, and undoes its steps in the same transaction. An existing payment is
 * recorded first, so that it is voided even after a crash. If another process has advanced the attempt,
 * nothing is undone and that process's answer counts. Returns the answer for the customer.
 */
export async function undoAttempt(
  context: PlaceOrderContext,
  attempt: AttemptRecord,
  { refused: error, paid }: Extract<Outcome, { refused: unknown }>,
  undos: readonly (Undo | 'nothing')[],
): Promise<PaymentAnswer> {
  if (paid && !(await recordAuthorization(context, attempt, paid)))
    return currentAnswer(await findAttempt(context.db, attempt.id), attempt);
  return context.db.transaction().execute(async (trx) => {
    const answer = refused(error, attempt.payment_type);
    const ended = await advance(trx, attempt.id, liveStates, 'declined', {
      outcome: error,
      answer: writeAnswer(answer),
    });
    if (!ended) return currentAnswer(await findAttempt(trx, attempt.id), attempt);
    for (const undo of undos) if (undo !== 'nothing') await undo(trx, context, { id: attempt.id, ...ended });
    return answer;
  });
}
