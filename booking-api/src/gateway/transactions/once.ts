import { inTransaction, type Ledger, type LedgerTransaction } from '../ledger/connect.ts';
import { claimRequest, finishRequest } from '../ledger/requests.ts';
import { findTransaction } from '../ledger/transactions.ts';
import { Refused } from './refusal.ts';
import type { Transaction } from './transaction.ts';

/**
 * Does work once per request key: the same key with the same parameters gives the original transaction as it stands
 * now, or the original refusal; with others it is refused. Without a key the work is simply done.
 */
export async function once(
  ledger: Ledger,
  operation: string,
  key: string | undefined,
  params: unknown,
  work: (client: LedgerTransaction) => Promise<Transaction>,
): Promise<Transaction> {
  const result = await inTransaction(ledger, async (client): Promise<Transaction | Refused> => {
    const earlier = key === undefined ? undefined : await claimRequest(client, operation, key, params);
    if (earlier?.refusal) return new Refused(earlier.refusal.errors[0]?.code ?? '', earlier.refusal.status);
    if (earlier?.transactionId) return original(client, earlier.transactionId);
    const outcome = await work(client).catch((error: unknown) => {
      if (error instanceof Refused) return error;
      throw error;
    });
    if (key !== undefined) {
      const kept = outcome instanceof Refused ? { refusal: outcome.refusal } : { transactionId: outcome.id };
      await finishRequest(client, operation, key, kept);
    }
    // A refusal is returned, not thrown: what was spent on the way (a nonce) stays spent.
    return outcome;
  });
  if (result instanceof Refused) throw result;
  return result;
}

async function original(client: LedgerTransaction, id: string): Promise<Transaction> {
  const found = await findTransaction(client, id);
  if (!found) throw new Error('a request without its transaction');
  return found;
}
