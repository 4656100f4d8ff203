import type { PlaceOrderContext } from '../context.ts';
import { compareTransaction } from './compare-transaction.ts';
import { outOfStep } from './out-of-step.ts';
import { forEachReporting, recover } from './recover.ts';

const fullPage = 1000;

/**
 * Reconciles the gateway's ledger with ours: recovers abandoned work, then corrects every transaction that
 * the gateway changed in the last `minutes` and that disagrees with the books.
 */
export async function reconcile(context: PlaceOrderContext, minutes: number): Promise<void> {
  await recover(context);
  // The gateway's clock is the machine's, not the product's.
  let since = new Date(Date.now() - minutes * 60_000).toISOString();
  for (let page = 0; page < 100; page += 1) {
    const transactions = await context.payments.changedSince(since);
    const differing = await outOfStep(context.db, transactions);
    await forEachReporting(context, differing, (transaction) => compareTransaction(context, transaction));
    const last = transactions.at(-1)?.updatedAt;
    if (transactions.length < fullPage || last === undefined || last === since) return;
    since = last;
  }
}
