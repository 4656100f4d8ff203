import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Faults } from '../faults/faults.ts';
import { runWithFault } from '../faults/run-with-fault.ts';
import type { Ledger } from '../ledger/connect.ts';
import { findTransaction, searchByOrder, searchSince } from '../ledger/transactions.ts';
import { issueClientToken } from '../nonces/client-token.ts';
import { issueNonce, lookAtNonce } from '../nonces/nonces.ts';
import { refund, submitForSettlement, voidTransaction } from '../transactions/afterwards.ts';
import { Refused } from '../transactions/refusal.ts';
import { sale } from '../transactions/sale.ts';
import { type Transaction, transactionAnswer } from '../transactions/transaction.ts';
import { keep } from '../vault/keep.ts';
import { findToken, removeToken } from '../vault/vault.ts';
import { requireMerchant } from './authorize.ts';
import { afterwardsSchema, idSchema, keepSchema, nonceSchema, saleSchema, searchSchema } from './schemas.ts';

export type MerchantParts = {
  ledger: Ledger;
  /** Lets the shop's server in, and signs the client tokens. */
  merchantKey: string;
  /** Seconds that the undecided test card stays undecided. */
  slowSeconds: number;
  now: () => number;
  faults: Faults | undefined;
};

const present = async (found: Promise<Transaction>) => ({ transaction: transactionAnswer(await found) });

/** A body cannot override the address. */
const aboutId = ({ body, params }: FastifyRequest) =>
  afterwardsSchema.parse({ ...Object(body), ...Object(params) });

/** The calls of a shop's server with the merchant's key: what the gateway's SDK would ask for. */
export function registerMerchantApi(
  app: FastifyInstance,
  { ledger, merchantKey, slowSeconds, now, faults }: MerchantParts,
): void {
  app.addHook('onRequest', requireMerchant(merchantKey));
  /** `operation`: the name by which a fault meets the call. */
  const serve = (
    method: 'GET' | 'POST',
    url: string,
    operation: string,
    work: (request: FastifyRequest) => Promise<object>,
  ) =>
    app.route({
      method,
      url,
      handler: (request, reply) => runWithFault(faults, operation, request, reply, () => work(request)),
    });
  serve('POST', '/merchant/client_tokens', 'client_token', async () => ({
    client_token: issueClientToken(merchantKey, now()),
  }));
  serve('POST', '/merchant/nonces/find', 'nonce', async ({ body }) => {
    const storedNonce = await lookAtNonce(ledger, nonceSchema.parse(body).nonce);
    if ('code' in storedNonce) throw new Refused(storedNonce.code);
    const { instrument = 'credit_card', type, last4, binData } = storedNonce.card;
    return { instrument, card_type: type, last4, bin_data: binData };
  });
  serve('POST', '/merchant/transactions', 'sale', ({ body }) =>
    present(sale(ledger, saleSchema.parse(body), slowSeconds)),
  );
  serve('POST', '/merchant/transactions/:id/submit', 'submit', (request) =>
    present(submitForSettlement(ledger, aboutId(request))),
  );
  serve('POST', '/merchant/transactions/:id/void', 'void', (request) =>
    present(voidTransaction(ledger, aboutId(request))),
  );
  serve('POST', '/merchant/transactions/:id/refund', 'refund', (request) =>
    present(refund(ledger, aboutId(request))),
  );
  serve('POST', '/merchant/payment_methods', 'keep', ({ body }) => keep(ledger, keepSchema.parse(body)));
  serve('POST', '/merchant/payment_methods/:id/remove', 'remove', async ({ params }) => {
    await removeToken(ledger, idSchema.parse(params).id);
    return { removed: true };
  });
  // A kept card cannot replace a spent nonce: the browser runs the bank's check with a new nonce made from
  // it.
  serve('POST', '/merchant/payment_methods/:id/nonce', 'method_nonce', async ({ params }) => {
    const card = await findToken(ledger, idSchema.parse(params).id);
    if (!card) throw new Refused('91518');
    return { nonce: await issueNonce(ledger, card), bin: card.bin };
  });
  serve('GET', '/merchant/transactions/:id', 'find', async ({ params }) => {
    const transaction = await findTransaction(ledger, idSchema.parse(params).id);
    if (!transaction) throw new Refused('not_found', 404);
    return { transaction: transactionAnswer(transaction) };
  });
  serve('GET', '/merchant/transactions', 'search', async ({ query: sent }) => {
    const query = searchSchema.parse(sent);
    const found =
      'order_id' in query
        ? await searchByOrder(ledger, query.order_id)
        : await searchSince(ledger, query.since);
    return { transactions: found.map(transactionAnswer) };
  });
}
