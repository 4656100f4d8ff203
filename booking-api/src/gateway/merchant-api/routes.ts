import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Faults } from '../faults/faults.ts';
import { runWithFault } from '../faults/run-with-fault.ts';
import { requireMerchant } from './authorize.ts';
import type { MerchantOperation, MerchantOperations } from './operations.ts';
import { wires } from './wire.ts';

/** The operations over HTTP, for a shop's server with the merchant's key. */
export function registerMerchantApi(
  app: FastifyInstance,
  operations: MerchantOperations,
  { merchantKey, faults }: { merchantKey: string; faults: Faults | undefined },
): void {
  app.addHook('onRequest', requireMerchant(merchantKey));
  for (const [name, { method, path }] of Object.entries(wires)) {
    app.route({
      method,
      url: path,
      handler: (request: FastifyRequest, reply: FastifyReply) =>
        runWithFault(faults, name, request, reply, () =>
          operations[name as MerchantOperation]({
            ...Object(method === 'GET' ? request.query : request.body),
            // What the address names, no body renames.
            ...Object(request.params),
          }),
        ),
    });
  }
}
