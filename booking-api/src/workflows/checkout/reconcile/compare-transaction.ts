import { cents } from '@sendahead/shared-contracts/primitives/cents';
import type { GatewayTransaction } from '../../../integrations/payments/port.ts';
import { raiseAlert, resolveAlert } from '../../../modules/alerts/public/alerts.ts';
import { book } from '../../../modules/ledger/public/ledger.ts';
import { isLive } from '../../../modules/payments/public/attempts/attempt-states.ts';
import { type Attempt, findAttempt } from '../../../modules/payments/public/attempts/attempts.ts';
import {
  findPayment,
  type Payment,
  recordPayment,
  setPaymentStatus,
} from '../../../modules/payments/public/payments.ts';
import { voidPayment } from '../../../modules/payments/public/void-payment.ts';
import type { PlaceOrderContext } from '../context.ts';
import { compareHeld } from '../split-bill/compare-held.ts';

/** Milliseconds that the two ledgers may differ before an operator is alerted. */
const alertAfterMs = 120_000;
const holdsMoney = (transaction: GatewayTransaction): boolean =>
  ['authorised', 'submitted', 'settled'].includes(transaction.state);

/** Corrects our books if one transaction of the gateway disagrees. */
export async function compareTransaction(
  context: PlaceOrderContext,
  transaction: GatewayTransaction,
): Promise<void> {
  if (transaction.kind !== 'sale') return;
  const attempt = await findAttempt(context.db, transaction.orderId);
  const late = Date.now() - Date.parse(transaction.updatedAt) > alertAfterMs;
  if (!attempt) {
    if (late && holdsMoney(transaction)) await alert(context, 'unknown_transaction', transaction);
    return;
  }
  if (attempt.state === 'waiting') return compareHeld(context, attempt, transaction);
  if (isLive(attempt.state)) {
    if (late) await raiseAlert(context.db, 'attempt_stuck', attempt.id, { state: attempt.state });
    return;
  }
  await resolveAlert(context.db, 'attempt_stuck', attempt.id);
  const ours = attempt.outcome === 'placed' && attempt.transaction_id === transaction.id;
  if (ours) await compareOrder(context, attempt, transaction, late);
  else if (holdsMoney(transaction)) await voidAuthorization(context, attempt, transaction);
}

/** Voids a payment whose attempt ended without an order, or that arrived late. */
async function voidAuthorization(
  context: PlaceOrderContext,
  attempt: Attempt,
  transaction: GatewayTransaction,
): Promise<void> {
  if (transaction.state !== 'authorised') return alert(context, 'orphan_authorisation', transaction);
  const { provider } = context.payments;
  await recordPayment(context.db, {
    transaction,
    provider,
    attemptId: attempt.id,
    paymentType: attempt.payment_type,
    status: 'void_wanted',
  });
  await setPaymentStatus(context.db, transaction.id, ['authorised'], 'void_wanted');
  await voidPayment(context, transaction.id);
}

async function compareOrder(
  context: PlaceOrderContext,
  attempt: Attempt,
  transaction: GatewayTransaction,
  late: boolean,
): Promise<void> {
  const payment = await findPayment(context.db, transaction.id);
  if (transaction.state === 'settled') {
    await setPaymentStatus(context.db, transaction.id, ['submitted'], 'settled');
  } else if (transaction.state === 'settlement_declined') {
    if (payment) await takeBackCapture(context, attempt, payment);
    await alert(context, 'settlement_failed', transaction);
  } else if (transaction.state === 'voided' && late && payment?.status !== 'voided') {
    await alert(context, 'order_without_money', transaction);
  }
}

/** The bank did not pay in the end, so the order is due again. */
function takeBackCapture(context: PlaceOrderContext, attempt: Attempt, payment: Payment): Promise<void> {
  const transactionId = payment.transaction_id;
  return context.db.transaction().execute(async (trx) => {
    if (!(await setPaymentStatus(trx, transactionId, ['submitted', 'settled'], 'settlement_declined')))
      return;
    const amount = cents(payment.amount_cents);
    await book(trx, 'capture_failed', { orderId: attempt.order_id, amount, transactionId });
  });
}

const alert = (
  context: PlaceOrderContext,
  kind: 'unknown_transaction' | 'orphan_authorisation' | 'settlement_failed' | 'order_without_money',
  transaction: GatewayTransaction,
): Promise<void> =>
  raiseAlert(context.db, kind, transaction.id, { order: transaction.orderId, state: transaction.state });
