import type { Ledger } from '../ledger/connect.ts';
import { findTransaction, insertTransaction, setStatus } from '../ledger/transactions.ts';
import { once } from './once.ts';
import { Refused } from './refusal.ts';
import { newTransactionId } from './sale.ts';
import type { Transaction } from './transaction.ts';

type Afterwards = { id: string; api_request_key?: string | undefined; amount_cents?: number | undefined };

const operationOf = (operation: string, request: Afterwards, transactionId = request.id) => ({
  operation,
  key: request.api_request_key,
  params: request,
  transactionId,
});

/** Submits an authorization for settlement. Repeating it is refused unless the key is the same. */
export function submitForSettlement(ledger: Ledger, request: Afterwards): Promise<Transaction> {
  return once(ledger, operationOf('submit', request), async (client) => {
    const transaction = await findTransaction(client, request.id, true);
    if (!transaction) throw new Refused('not_found', 404);
    if (transaction.status !== 'authorized') throw new Refused('91507');
    if ((request.amount_cents ?? 0) > transaction.amount_cents) throw new Refused('91522');
    return setStatus(client, transaction.id, 'submitted_for_settlement');
  });
}

/** Voids an authorization before it is settled. */
export function voidTransaction(ledger: Ledger, request: Afterwards): Promise<Transaction> {
  return once(ledger, operationOf('void', request), async (client) => {
    const transaction = await findTransaction(client, request.id, true);
    if (!transaction) throw new Refused('not_found', 404);
    const voidable = ['authorizing', 'authorized', 'submitted_for_settlement', 'settlement_pending'];
    if (!voidable.includes(transaction.status)) throw new Refused('91504');
    return setStatus(client, transaction.id, 'voided');
  });
}

/** Refunds a settled sale, fully or partially; all refunds together never exceed it. */
export function refund(ledger: Ledger, request: Afterwards): Promise<Transaction> {
  const transactionId = newTransactionId();
  return once(ledger, operationOf('refund', request, transactionId), async (client) => {
    const transaction = await findTransaction(client, request.id, true);
    if (!transaction) throw new Refused('not_found', 404);
    if (transaction.kind !== 'sale' || !['settling', 'settled'].includes(transaction.status))
      throw new Refused('91506');
    const { rows } = await client.query<{ refunded: string }>(
      "select coalesce(sum(amount_cents), 0) as refunded from sandbox_gateway.transactions where refunded_transaction_id = $1 and status <> 'voided'",
      [transaction.id],
    );
    const left = transaction.amount_cents - Number(rows[0]?.refunded ?? 0);
    const amount = request.amount_cents ?? left;
    if (amount <= 0 || amount > left) throw new Refused('91521');
    return insertTransaction(client, {
      id: transactionId,
      kind: 'refund',
      orderId: transaction.order_id,
      amountCents: amount,
      status: 'submitted_for_settlement',
      processorCode: '1002',
      processorText: 'Processed',
      rejection: null,
      avsPostal: transaction.avs_postal,
      card: transaction.card,
      refundedId: transaction.id,
    });
  });
}
