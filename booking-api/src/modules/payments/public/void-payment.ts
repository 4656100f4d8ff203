import { GatewayRefused, type GatewayTransaction } from '../../../integrations/payments/port.ts';
import { crashPoint } from '../../../platform/crash-point.ts';
import { raiseAlert, resolveAlert } from '../../alerts/public/alerts.ts';
import type { PaymentContext } from './context.ts';
import { findPayment, setPaymentStatus } from './payments.ts';

/**
 * Voids an authorization without an order. Throws to be retried; an alert is open from the first failure
 * until it is done.
 */
export async function voidPayment(context: PaymentContext, transactionId: string): Promise<void> {
  const payment = await findPayment(context.db, transactionId);
  if (payment?.status !== 'void_wanted') return;
  crashPoint('before-void');
  try {
    const transaction = await voidOnce(context, transactionId);
    if (transaction.state !== 'voided') throw new Error(`a transaction to be voided is ${transaction.state}`);
  } catch (error) {
    await raiseAlert(context.db, 'void_failed', transactionId, { attempt: payment.attempt_id });
    throw error;
  }
  crashPoint('after-void');
  await setPaymentStatus(context.db, transactionId, ['void_wanted'], 'voided');
  await resolveAlert(context.db, 'void_failed', transactionId);
}

async function voidOnce(context: PaymentContext, transactionId: string): Promise<GatewayTransaction> {
  try {
    return await context.payments.void(transactionId);
  } catch (error) {
    const found = error instanceof GatewayRefused ? await context.payments.find(transactionId) : undefined;
    if (!found) throw error;
    return found;
  }
}
