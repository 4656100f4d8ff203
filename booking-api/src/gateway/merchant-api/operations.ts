import type { Ledger } from '../ledger/connect.ts';
import { findTransaction, searchByOrder, searchSince } from '../ledger/transactions.ts';
import { issueClientToken } from '../nonces/client-token.ts';
import { lookAtNonce } from '../nonces/nonces.ts';
import { refund, submitForSettlement, voidTransaction } from '../transactions/afterwards.ts';
import { Refused } from '../transactions/refusal.ts';
import { sale } from '../transactions/sale.ts';
import { type Transaction, transactionAnswer } from '../transactions/transaction.ts';
import { removeToken } from '../vault/vault.ts';
import { afterwardsSchema, idSchema, nonceSchema, saleSchema, searchSchema } from './schemas.ts';

export type MerchantParts = {
  ledger: Ledger;
  /** Signs the client tokens. */
  merchantKey: string;
  /** Seconds that the undecided test card stays undecided. */
  slowSeconds: number;
  now: () => number;
};

/** What the shop's server may ask, by name. */
export type MerchantOperation =
  | 'client_token'
  | 'nonce'
  | 'sale'
  | 'submit'
  | 'void'
  | 'refund'
  | 'remove'
  | 'find'
  | 'search';

/** Each takes what was sent as it came; throws Refused, KeyReused, or a ZodError for what is malformed. */
export type MerchantOperations = Readonly<Record<MerchantOperation, (sent: unknown) => Promise<object>>>;

const one = async (found: Promise<Transaction>) => ({ transaction: transactionAnswer(await found) });

/** The work of the shop's calls, whichever way they come: what the gateway's SDK would ask for. */
export const merchantOperations = ({
  ledger,
  merchantKey,
  slowSeconds,
  now,
}: MerchantParts): MerchantOperations => ({
  client_token: async () => ({ client_token: issueClientToken(merchantKey, now()) }),
  nonce: async (sent) => {
    const found = await lookAtNonce(ledger, nonceSchema.parse(sent).nonce);
    if ('code' in found) throw new Refused(found.code);
    const { instrument = 'credit_card' } = found.card;
    return { instrument, card_type: found.card.type, last4: found.card.last4, bin_data: found.card.binData };
  },
  sale: async (sent) => one(sale(ledger, saleSchema.parse(sent), slowSeconds)),
  submit: async (sent) => one(submitForSettlement(ledger, afterwardsSchema.parse(sent))),
  void: async (sent) => one(voidTransaction(ledger, afterwardsSchema.parse(sent))),
  refund: async (sent) => one(refund(ledger, afterwardsSchema.parse(sent))),
  remove: async (sent) => {
    await removeToken(ledger, idSchema.parse(sent).id);
    return { removed: true };
  },
  find: async (sent) => {
    const found = await findTransaction(ledger, idSchema.parse(sent).id);
    if (!found) throw new Refused('not_found', 404);
    return { transaction: transactionAnswer(found) };
  },
  search: async (sent) => {
    const query = searchSchema.parse(sent);
    const found =
      'order_id' in query
        ? await searchByOrder(ledger, query.order_id)
        : await searchSince(ledger, query.since);
    return { transactions: found.map(transactionAnswer) };
  },
});
