import { findAbandoned } from '../../../modules/payments/public/attempts/attempts.ts';
import { findStuckPayments } from '../../../modules/payments/public/payments.ts';
import { payRefundPart } from '../../../modules/payments/public/refunds/pay-refund.ts';
import { findDueParts } from '../../../modules/payments/public/refunds/refund-store.ts';
import { settleOrder } from '../../../modules/payments/public/settle-order.ts';
import { voidPayment } from '../../../modules/payments/public/void-payment.ts';
import type { PlaceOrderContext } from '../context.ts';
import { findSplitsToRecover, recoverSplit, resolveAny } from '../split-bill/recover-splits.ts';
import { drainOutbox } from './drain-outbox.ts';

/** Seconds after which an overdue job's work is done here. */
const stuckSeconds = 20;

/**
 * Finishes or undoes abandoned work, every minute: attempts that no process owns, split bills, stuck voids
 * and settlements, and due parts of refunds. Several instances may run it concurrently. A failure is reported
 * and does not stop the rest.
 */
export async function recover(context: PlaceOrderContext): Promise<void> {
  const { db } = context;
  await drainOutbox(context).catch((error: unknown) => context.report(error, 'drain outbox'));
  await forEachReporting(context, await findAbandoned(db), ({ id }) => resolveAny(context, id));
  await forEachReporting(context, await findSplitsToRecover(context), ({ attempt_id: id }) =>
    recoverSplit(context, id),
  );
  await forEachReporting(context, await findStuckPayments(db, 'void_wanted', stuckSeconds), (payment) =>
    voidPayment(context, payment.transaction_id),
  );
  await forEachReporting(
    context,
    await findStuckPayments(db, 'authorised', stuckSeconds),
    async (payment) => {
      if (payment.order_id !== null) await settleOrder(context, payment.order_id, payment.transaction_id);
    },
  );
  await forEachReporting(context, await findDueParts(db), ({ id }) => payRefundPart(context, id));
}

export async function forEachReporting<T>(
  context: PlaceOrderContext,
  items: readonly T[],
  work: (item: T) => Promise<void>,
): Promise<void> {
  for (const item of items) await work(item).catch((error: unknown) => context.report(error, 'reconcile'));
}
