import { removePaymentMethod } from '@sendahead/shared-contracts/payments/info-calls';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../platform/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { registerCall } from '../../platform/http/register-call.ts';
import { accountOf } from '../accounts/public/account-of.ts';
import { forgetMethodJob } from './public/jobs.ts';
import { removeMethod } from './public/methods/saved-methods.ts';
import { isAgreedWith } from './public/splits/splits.ts';

/** Removes a saved card from its own account, unless a split bill waits for it; a job has the gateway forget it. */
export function forgetMethodRoutes(app: FastifyInstance, context: AppContext): void {
  const { db, clock, jobs } = context;

  registerCall(app, context, removePaymentMethod, async ({ params }, call) => {
    const actor = accountOf(call);
    await db.transaction().execute(async (trx) => {
      const token = await removeMethod(trx, { id: params.id, userId: actor.id, now: clock.instant() });
      if (token === undefined) throw new Refusal(404, 'payment_method_not_found');
      if (await isAgreedWith(trx, token)) throw new Refusal(409, 'payment_method_in_use');
      await jobs.enqueue(trx, forgetMethodJob, { token });
    });
    return { success: true as const };
  });
}
