import { removePaymentMethod } from '@sendahead/shared-contracts/payments/info-calls';
import type { FastifyInstance } from 'fastify';
import { accountOf } from '../../modules/accounts/public/account-of.ts';
import { removeMethod, waitsForShare } from '../../modules/payments/public/methods/saved-methods.ts';
import type { AppContext } from '../../platform/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { registerCall } from '../../platform/http/register-call.ts';
import { forgetQueue } from './queue.ts';

/** Removes a saved way of paying from its own account; a job has the gateway forget it. */
export function forgetMethodRoutes(app: FastifyInstance, context: AppContext): void {
  const { db, clock, jobs } = context;

  registerCall(app, context, removePaymentMethod, async ({ params }, call) => {
    const actor = accountOf(call);
    await db.transaction().execute(async (trx) => {
      const own = { id: params.id, userId: actor.id };
      if (await waitsForShare(trx, own)) throw new Refusal(409, 'card_in_use');
      const token = await removeMethod(trx, { ...own, now: clock.instant() });
      if (token === undefined) throw new Refusal(404, 'payment_method_not_found');
      await jobs.enqueue(trx, forgetQueue, { token }, { retries: 20 });
    });
    return { success: true as const };
  });
}
