import { type AttemptRecord, advance } from '../../../../modules/payments/public/attempts/attempts.ts';
import { linkPaymentToOrder } from '../../../../modules/payments/public/payments.ts';
import { dropCard } from '../../../../modules/payments/public/splits/drop-card.ts';
import { splitMailJob } from '../../../../modules/payments/public/splits/jobs.ts';
import { chargesOf, endSplit, sharesOf } from '../../../../modules/payments/public/splits/splits.ts';
import { sumLines } from '../../../../modules/pricing/public/line-items.ts';
import type { DatabaseTransaction } from '../../../../platform/database/database.ts';
import type { Jobs } from '../../../../platform/jobs/jobs.ts';
import { placed, writeAnswer } from '../answers/answer.ts';
import { enqueueOrderJobs } from '../enqueue-order-jobs.ts';

/**
 * Pays the order of a split bill with its shares; a separate job settles each share. Throws when the shares
 * do not add up to the order's price.
 */
export async function settleShares(
  trx: DatabaseTransaction,
  jobs: Pick<Jobs, 'enqueue'>,
  bill: AttemptRecord,
): Promise<void> {
  const charges = (await chargesOf(trx, bill.id)).filter(({ state }) => state === 'waiting');
  const paid = charges.reduce((sum, { amount_cents }) => sum + amount_cents, 0);
  if (paid !== sumLines(bill.draft.lines)) throw new Error('the shares do not pay the order');
  const orderId = bill.order_id;
  for (const { id, transaction_id: transactionId } of charges) {
    const outcome = { outcome: 'placed', answer: writeAnswer(placed(orderId, bill.payment_type)) };
    const moved = await advance(trx, id, ['waiting'], 'order_committed', outcome);
    if (!moved || transactionId === null) throw new Error('a share has lost its money');
    await linkPaymentToOrder(trx, transactionId, orderId);
    await enqueueOrderJobs(trx, jobs, { orderId, transactionId, isNew: false });
  }
  if (!(await endSplit(trx, bill.id, 'placed'))) throw new Error('the bill is split no more');
  for (const share of await sharesOf(trx, bill.id)) {
    await dropCard(trx, jobs, share);
    if (!share.is_buyer && !share.taken_over && share.amount_cents > 0)
      await jobs.enqueue(trx, splitMailJob, { splitId: bill.id, kind: 'placed', shareId: share.id });
  }
}
