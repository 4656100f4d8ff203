import { cents } from '@sendahead/shared-contracts/primitives/cents';
import { GatewayRefused, type GatewayTransaction } from '../../../../integrations/payments/port.ts';
import { crashPoint } from '../../../../platform/crash-point.ts';
import { raiseAlert } from '../../../alerts/public/alerts.ts';
import { book } from '../../../ledger/public/ledger.ts';
import type { PaymentContext } from '../context.ts';
import { findPayment, type Payment, setPaymentStatus } from '../payments.ts';
import { payAtOnce } from './pay-at-once.ts';
import { endPart, findPart, type RefundPart, recordTry } from './refund-store.ts';

/**
 * Pays a card's part of a refund: an unsettled sale is voided when all of it is refunded; otherwise the part
 * waits for the settlement. After a crash following the gateway's answer it is repeated, and the request key
 * makes the second refund the first one. A part that is not possible yet is retried later.
 */
export async function payRefundPart(context: PaymentContext, partId: string): Promise<void> {
  const part = await findPart(context.db, partId);
  if (part?.state !== 'wanted') return;
  if (part.method !== 'card')
    return context.db.transaction().execute((trx) => payAtOnce(trx, context.clock, part, part.order_id));
  if (!(await recordTry(context.db, part.id))) return;
  const payment = await findPayment(context.db, part.source);
  const sale = payment && (await context.payments.find(payment.transaction_id));
  if (!payment || !sale) throw new Error('a refund of a sale that is not known');
  crashPoint('before-refund');
  const done = await voidOrRefund(context, part, payment, sale);
  crashPoint('after-refund');
  if (!done) return;
  await context.db.transaction().execute(async (trx) => {
    const failed = done.state === 'declined';
    if (!(await endPart(trx, part.id, failed ? 'failed' : 'done', done.id))) return;
    if (failed)
      return raiseAlert(trx, 'refund_failed', part.refund_id, {
        order: part.order_id,
        cents: part.amount_cents,
      });
    await book(trx, 'refund_paid', {
      orderId: part.order_id,
      amount: cents(part.amount_cents),
      transactionId: part.id,
    });
    if (done.kind === 'sale')
      await setPaymentStatus(trx, payment.transaction_id, ['submitted', 'settled'], 'voided');
    else await recordRefund(trx, payment, done);
  });
}

/** Undefined while the sale can neither be voided nor refunded. */
async function voidOrRefund(
  context: PaymentContext,
  part: RefundPart,
  payment: Payment,
  sale: GatewayTransaction,
): Promise<GatewayTransaction | undefined> {
  const whole = part.amount_cents === payment.amount_cents;
  if (sale.state === 'settled')
    return context.payments.refund(payment.transaction_id, cents(part.amount_cents), part.id);
  if (sale.state === 'voided' && whole) return sale;
  // The capture must be booked first: until then that job owns the sale.
  if (sale.state !== 'submitted' || payment.status === 'authorised' || !whole) return undefined;
  try {
    return await context.payments.void(payment.transaction_id);
  } catch (error) {
    if (error instanceof GatewayRefused) return undefined;
    throw error;
  }
}

const recordRefund = (
  trx: Parameters<typeof setPaymentStatus>[0],
  payment: Payment,
  refunded: GatewayTransaction,
) =>
  trx
    .insertInto('payments')
    .values({
      transaction_id: refunded.id,
      provider: payment.provider,
      attempt_id: payment.attempt_id,
      order_id: payment.order_id,
      kind: 'refund',
      status: refunded.state === 'settled' ? 'settled' : 'submitted',
      amount_cents: refunded.amount,
      payment_type: payment.payment_type,
      card_type: payment.card_type,
      last4: payment.last4,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
