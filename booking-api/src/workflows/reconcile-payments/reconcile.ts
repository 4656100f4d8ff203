import { findAbandoned } from '../../modules/payments/attempts.ts';
import { findStuckPayments } from '../../modules/payments/payments.ts';
import type { PlaceOrderContext } from '../place-order/context.ts';
import { resolveAttempt } from '../place-order/resolve-attempt.ts';
import { settleOrder } from '../settle-order/settle-order.ts';
import { voidPayment } from '../void-payment/void-payment.ts';
import { compareTransaction } from './compare-transaction.ts';

/** Seconds after which a job that should have been done is done here. */
const stuckSeconds = 120;

/**
 * Brings the gateway's ledger and ours together: finishes or undoes presses that nobody works on, does settlements and
 * voids that got stuck, and compares every transaction changed in the last `minutes`. One that fails does not stop the rest.
 */
export async function reconcile(context: PlaceOrderContext, minutes: number): Promise<void> {
  const each = async <T>(items: readonly T[], what: string, work: (item: T) => Promise<void>) => {
    for (const item of items) await work(item).catch((error: unknown) => context.report(error, what));
  };
  await each(await findAbandoned(context.db), 'resolve attempt', ({ id }) => resolveAttempt(context, id));
  await each(await findStuckPayments(context.db, 'void_wanted', stuckSeconds), 'void', (payment) =>
    voidPayment(context, payment.transaction_id),
  );
  await each(await findStuckPayments(context.db, 'authorised', stuckSeconds), 'settle', async (payment) => {
    if (payment.order_id !== null) await settleOrder(context, payment.order_id);
  });
  // The gateway's clock is the machine's, not the product's.
  let since = new Date(Date.now() - minutes * 60_000).toISOString();
  for (let page = 0; page < 100; page += 1) {
    const transactions = await context.payments.changedSince(since);
    await each(transactions, 'compare', (transaction) => compareTransaction(context, transaction));
    const last = transactions.at(-1)?.updatedAt;
    if (transactions.length < 1000 || last === undefined || last === since) return;
    since = last;
  }
}
