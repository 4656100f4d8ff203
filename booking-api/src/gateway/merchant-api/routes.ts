import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Faults } from '../faults/faults.ts';
import { runWithFault } from '../faults/run-with-fault.ts';
import type { Ledger } from '../ledger/connect.ts';
import { findTransaction, searchByOrder, searchSince } from '../ledger/transactions.ts';
import { issueClientToken } from '../nonces/client-token.ts';
import { lookAtNonce } from '../nonces/nonces.ts';
import type { GatewaySettings } from '../settings.ts';
import { refund, submitForSettlement, voidTransaction } from '../transactions/afterwards.ts';
import { Refused } from '../transactions/refusal.ts';
import { sale } from '../transactions/sale.ts';
import { type Transaction, transactionAnswer } from '../transactions/transaction.ts';
import { removeToken } from '../vault/vault.ts';
import { requireMerchant } from './authorize.ts';
import { afterwardsSchema, nonceSchema, paramsSchema, saleSchema, searchSchema } from './schemas.ts';

type Parts = { ledger: Ledger; settings: GatewaySettings; faults: Faults | undefined; now: () => number };
const one = async (found: Promise<Transaction>) => ({ transaction: transactionAnswer(await found) });

/** The calls of the shop's server: what the gateway's SDK would do. */
export function registerMerchantApi(app: FastifyInstance, { ledger, settings, faults, now }: Parts): void {
  app.addHook('onRequest', requireMerchant(settings.merchantKey));
  const call = (
    method: 'GET' | 'POST',
    url: string,
    operation: string,
    work: (request: FastifyRequest) => Promise<unknown>,
  ) =>
    app.route({
      method,
      url,
      handler: (request: FastifyRequest, reply: FastifyReply) =>
        runWithFault(faults, operation, request, reply, () => work(request)),
    });
  const afterwards = (request: FastifyRequest) => ({
    ...paramsSchema.parse(request.params),
    ...afterwardsSchema.parse(request.body ?? {}),
  });

  call('POST', '/client_tokens', 'client_token', async () => ({
    client_token: issueClientToken(settings.merchantKey, now()),
  }));
  call('POST', '/nonces/find', 'nonce', async (request) => {
    const found = await lookAtNonce(ledger, nonceSchema.parse(request.body).nonce);
    if ('code' in found) throw new Refused(found.code);
    const { instrument = 'credit_card' } = found.card;
    return { instrument, card_type: found.card.type, last4: found.card.last4, bin_data: found.card.binData };
  });
  call('POST', '/transactions', 'sale', (request) =>
    one(sale(ledger, saleSchema.parse(request.body), settings.slowSeconds)),
  );
  call('POST', '/transactions/:id/submit', 'submit', (request) =>
    one(submitForSettlement(ledger, afterwards(request))),
  );
  call('POST', '/transactions/:id/void', 'void', (request) =>
    one(voidTransaction(ledger, afterwards(request))),
  );
  call('POST', '/transactions/:id/refund', 'refund', (request) => one(refund(ledger, afterwards(request))));
  call('POST', '/payment_methods/:id/remove', 'remove', async (request) => {
    await removeToken(ledger, paramsSchema.parse(request.params).id);
    return { removed: true };
  });
  call('GET', '/transactions/:id', 'find', async (request) => {
    const found = await findTransaction(ledger, paramsSchema.parse(request.params).id);
    if (!found) throw new Refused('not_found', 404);
    return { transaction: transactionAnswer(found) };
  });
  call('GET', '/transactions', 'search', async (request) => {
    const query = searchSchema.parse(request.query);
    const found =
      'order_id' in query
        ? await searchByOrder(ledger, query.order_id)
        : await searchSince(ledger, query.since);
    return { transactions: found.map(transactionAnswer) };
  });
}
