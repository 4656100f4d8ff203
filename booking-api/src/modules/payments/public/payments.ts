import { type Selectable, sql } from 'kysely';
import type { GatewayTransaction } from '../../../integrations/payments/port.ts';
import type { Queries } from '../../../platform/database/database.ts';
import type { PaymentStatus, PaymentTables } from './tables.ts';

export type Payment = Selectable<PaymentTables['payments']>;

export type NewPayment = {
  transaction: GatewayTransaction;
  provider: string;
  attemptId: string;
  paymentType: string;
  status: PaymentStatus;
  /** The order that it pays for, if it exists. */
  orderId?: string | undefined;
};

/** Records a gateway transaction; a known one keeps its row. */
export async function recordPayment(db: Queries, { transaction, ...payment }: NewPayment): Promise<void> {
  await db
    .insertInto('payments')
    .values({
      transaction_id: transaction.id,
      provider: payment.provider,
      attempt_id: payment.attemptId,
      order_id: payment.orderId ?? null,
      kind: transaction.kind,
      status: payment.status,
      amount_cents: transaction.amount,
      payment_type: payment.paymentType,
      card_type: transaction.card.cardType,
      last4: transaction.card.last4,
    })
    .onConflict((known) => known.doNothing())
    .execute();
}

/** Links an earlier recorded payment to its order. */
export async function linkPaymentToOrder(
  trx: Queries,
  transactionId: string,
  orderId: string,
): Promise<void> {
  await trx
    .updateTable('payments')
    .set({ order_id: orderId })
    .where('transaction_id', '=', transactionId)
    .execute();
}

export async function findPayment(db: Queries, transactionId: string): Promise<Payment | undefined> {
  return db.selectFrom('payments').selectAll().where('transaction_id', '=', transactionId).executeTakeFirst();
}

/** The sale that pays for an order; the first one if an amendment added another. */
export async function findPaymentOfOrder(db: Queries, orderId: string): Promise<Payment | undefined> {
  return db
    .selectFrom('payments')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('kind', '=', 'sale')
    .orderBy('created_at')
    .executeTakeFirst();
}

/** False when the payment was in none of the named states, because another process was faster. */
export async function setPaymentStatus(
  db: Queries,
  transactionId: string,
  from: readonly PaymentStatus[],
  to: PaymentStatus,
): Promise<boolean> {
  const row = await db
    .updateTable('payments')
    .set({ status: to, updated_at: sql<string>`now()` })
    .where('transaction_id', '=', transactionId)
    .where('status', 'in', [...from])
    .returning('transaction_id')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Payments that have been waiting too long for their next step. An authorization without an order waits for
 * something else: its attempt, or the other shares of a bill.
 */
export async function findStuckPayments(
  db: Queries,
  status: PaymentStatus,
  seconds: number,
): Promise<Payment[]> {
  return db
    .selectFrom('payments')
    .selectAll()
    .where('status', '=', status)
    .$if(status === 'authorised', (query) => query.where('order_id', 'is not', null))
    .where('updated_at', '<', sql<string>`now() - make_interval(secs => ${seconds})`)
    .limit(200)
    .execute();
}
