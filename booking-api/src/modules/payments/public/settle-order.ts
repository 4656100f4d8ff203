import { cents } from '@sendahead/shared-contracts/primitives/cents';
import { GatewayRefused, type GatewayTransaction } from '../../../integrations/payments/port.ts';
import { crashPoint } from '../../../platform/crash-point.ts';
import { raiseAlert, resolveAlert } from '../../alerts/public/alerts.ts';
import { book } from '../../ledger/public/ledger.ts';
import { advance } from './attempts/attempts.ts';
import type { PaymentContext } from './context.ts';
import { findPayment, findPaymentOfOrder, type Payment, setPaymentStatus } from './payments.ts';

/**
 * Captures the money of a placed order: submits its authorization and books the cash. `transactionId` names
 * one sale if several paid for it. After a crash following the submit it is repeated, and the gateway's
 * request key makes the second submit the first one. Throws to be retried.
 */
export async function settleOrder(
  context: PaymentContext,
  orderId: string,
  transactionId?: string,
): Promise<void> {
  const payment =
    transactionId === undefined
      ? await findPaymentOfOrder(context.db, orderId)
      : await findPayment(context.db, transactionId);
  if (payment?.status !== 'authorised') return;
  await advance(context.db, payment.attempt_id, ['order_committed'], 'settling');
  crashPoint('before-submit');
  const transaction = await submit(context, payment);
  crashPoint('after-submit');
  if (transaction.state !== 'submitted' && transaction.state !== 'settled') {
    await raiseAlert(context.db, 'settlement_failed', orderId, {
      transaction: transaction.id,
      state: transaction.state,
    });
    throw new Error(`the authorization of an order is ${transaction.state}`);
  }
  await context.db.transaction().execute(async (trx) => {
    if (!(await setPaymentStatus(trx, payment.transaction_id, ['authorised'], 'submitted'))) return;
    const amount = cents(payment.amount_cents);
    await book(trx, 'capture', { orderId, amount, transactionId: payment.transaction_id });
    await advance(trx, payment.attempt_id, ['settling', 'order_committed'], 'done');
    await resolveAlert(trx, 'settlement_failed', orderId);
  });
  crashPoint('settled-stored');
}

/** A refused submit may mean that an earlier one succeeded: the gateway's ledger decides. */
async function submit(context: PaymentContext, payment: Payment): Promise<GatewayTransaction> {
  try {
    return await context.payments.submit(payment.transaction_id);
  } catch (error) {
    const found =
      error instanceof GatewayRefused ? await context.payments.find(payment.transaction_id) : undefined;
    if (!found) throw error;
    return found;
  }
}
