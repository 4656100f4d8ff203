import { inTransaction, type Ledger, type LedgerTransaction } from '../ledger/connect.ts';
import { claimRequest, refuseRequest } from '../ledger/requests.ts';
import { findTransaction } from '../ledger/transactions.ts';
import { Refused } from './refusal.ts';
import type { Transaction } from './transaction.ts';

/** A call that may carry a key, and the id of the transaction that it comes to. */
export type OnceRequest = {
  operation: string;
  key: string | undefined;
  params: unknown;
  transactionId: string;
};

/**
 * Does work once per request key: the same key with the same parameters returns the original transaction in
 * its current state, or the original refusal; other parameters are refused. Without a key the work is always
 * done.
 */
export async function once(
  ledger: Ledger,
  { key, ...request }: OnceRequest,
  work: (client: LedgerTransaction) => Promise<Transaction>,
): Promise<Transaction> {
  const keyed = key === undefined ? undefined : { ...request, key };
  const result = await inTransaction(ledger, async (client): Promise<Transaction | Refused> => {
    const earlier = keyed && (await claimRequest(client, keyed));
    if (earlier?.refusal) return new Refused(earlier.refusal.errors[0]?.code ?? '', earlier.refusal.status);
    if (earlier?.transactionId) return original(client, earlier.transactionId);
    const outcome = await work(client).catch((error: unknown) => {
      if (error instanceof Refused) return error;
      throw error;
    });
    if (keyed && outcome instanceof Refused) await refuseRequest(client, keyed, outcome.refusal);
    // A refusal is returned, not thrown: what was spent on the way (a nonce) stays spent.
    return outcome;
  });
  if (result instanceof Refused) throw result;
  return result;
}

async function original(client: LedgerTransaction, id: string): Promise<Transaction> {
  const transaction = await findTransaction(client, id);
  if (!transaction) throw new Error('a request without its transaction');
  return transaction;
}
