import { type Selectable, sql } from 'kysely';
import type { GatewayTransaction } from '../../integrations/payments/port.ts';
import type { Queries } from '../../platform/database.ts';
import { fewAtOnce } from '../../platform/gather.ts';
import { listed, listedInsertion, type Writing, write } from '../../platform/listed.ts';
import type { PaymentStatus, PaymentTables } from './tables.ts';

export type Payment = Selectable<PaymentTables['payments']>;

export type NewPayment = {
  transaction: GatewayTransaction;
  provider: string;
  attemptId: string;
  paymentType: string;
  status: PaymentStatus;
  /** The order that it pays, where that stands. */
  orderId?: string | undefined;
};

/** Writes down a transaction of the gateway; one that is known already keeps its row. */
export const paymentOf = ({ transaction, ...payment }: NewPayment): Writing =>
  insertion([
    {
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
    },
  ]);

const insertion = listedInsertion('payments', 'left');

/** Notes which order payments pay that were written down before it. */
export const paying = listed<{ transaction_id: string; order_id: string }>(
  (list) => sql`
    update payments set order_id = each.order_id
    from (
      select * from jsonb_to_recordset(${list}) as each(transaction_id text, order_id text)
      limit ${sql.lit(fewAtOnce)}) each
    where payments.transaction_id = each.transaction_id`,
);

export async function recordPayment(db: Queries, payment: NewPayment): Promise<void> {
  await write(db, paymentOf(payment));
}

export async function findPayment(db: Queries, transactionId: string): Promise<Payment | undefined> {
  return db.selectFrom('payments').selectAll().where('transaction_id', '=', transactionId).executeTakeFirst();
}

/** The sale that pays an order, the first where an amendment brought another. */
export async function findPaymentOfOrder(db: Queries, orderId: string): Promise<Payment | undefined> {
  return db
    .selectFrom('payments')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('kind', '=', 'sale')
    .orderBy('created_at')
    .executeTakeFirst();
}

/** False when the payment had none of the states named: somebody else was first. */
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

/** Payments that have been waiting for their next step for longer than it should take. */
export async function findStuckPayments(
  db: Queries,
  status: PaymentStatus,
  seconds: number,
): Promise<Payment[]> {
  return db
    .selectFrom('payments')
    .selectAll()
    .where('status', '=', status)
    .where('updated_at', '<', sql<string>`now() - make_interval(secs => ${seconds})`)
    .limit(200)
    .execute();
}
