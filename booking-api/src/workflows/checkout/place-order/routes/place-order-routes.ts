import * as calls from '@sendahead/shared-contracts/payments/calls';
import { challengeMethod } from '@sendahead/shared-contracts/payments/info-calls';
import { isClubBilling } from '@sendahead/shared-contracts/payments/method-types';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isNonceRefusal } from '../../../../integrations/payments/port.ts';
import { accountOf } from '../../../../modules/accounts/public/account-of.ts';
import { checkCardHolder } from '../../../../modules/payments/public/methods/card-holder.ts';
import { limitDeclines } from '../../../../modules/payments/public/methods/limit-declines.ts';
import { findMethod } from '../../../../modules/payments/public/methods/saved-methods.ts';
import type { AppContext } from '../../../../platform/context.ts';
import type { Queries } from '../../../../platform/database/database.ts';
import { Refusal, refuse } from '../../../../platform/http/refusal.ts';
import { registerCall } from '../../../../platform/http/register-call.ts';
import type { PlaceOrderContext } from '../../context.ts';
import { orderStatus } from '../answers/order-status.ts';
import { placeLimitingGuesses, readCheckout, submitterOf } from './read-checkout.ts';

/** Payment routes: the gateway token for the browser, placing the order, and the status of a pending order. */
export function placeOrderRoutes(
  app: FastifyInstance,
  context: AppContext,
  ordering: PlaceOrderContext,
): void {
  const declines = limitDeclines(context.throttle);

  registerCall(app, context, calls.clientToken, async (_input, { request }) => {
    const { clientToken, fieldsUrl } = await ordering.payments
      .clientToken(originOf(request))
      .catch((error: unknown) => {
        request.log.warn({ err: error }, 'no client token');
        throw new Refusal(503, 'unavailable', { headers: { 'retry-after': '5' } });
      });
    return {
      provider: ordering.payments.provider,
      client_token: clientToken,
      fields_url: fieldsUrl,
      prepaid_blocked: await ordering.isPrepaidBlocked(),
    };
  });

  registerCall(app, context, challengeMethod, async ({ params }, call) => {
    const { id: userId } = accountOf(call);
    await context.throttle.attempt('challenge-method', userId, 20, 600);
    const method = await findMethod(context.db, params.id);
    if (method?.user_id !== userId || method.kind !== 'credit_card')
      throw new Refusal(404, 'payment_method_not_found');
    const made = await ordering.payments.nonceOf(method.token).catch((error: unknown) => {
      call.request.log.warn({ err: error }, 'no nonce of a saved card');
      throw new Refusal(503, 'unavailable', { headers: { 'retry-after': '5' } });
    });
    if (isNonceRefusal(made)) throw new Refusal(404, 'payment_method_not_found');
    return made;
  });

  registerCall(app, context, calls.processPayment, async ({ body }, call) => {
    const submitter = submitterOf(call, body);
    const { user } = submitter;
    // Billing a club has a separate call (PY-23).
    if (isClubBilling(body.payment_method_type))
      throw refuse('invalid', [{ path: 'payment_method_type', code: 'not_offered' }]);
    const checkout = {
      ...(await readCheckout(context, call, submitter, body, body)),
      limitDeclines: (trx: Queries) => declines.check(user.id, trx),
    };
    await checkCardHolder(context.db, user, body['card-holder-email']);
    const answer = await placeLimitingGuesses(context, ordering, call.request, checkout);
    await declines.count(user.id, answer.error);
    return answer;
  });

  registerCall(app, context, calls.orderStatus, async ({ query }, { session }) => {
    const status = session?.user ? await orderStatus(ordering, query.order_id, session.user.id) : undefined;
    if (!status) throw new Refusal(404, 'order_not_found');
    return status;
  });
}

/** The origin of the page with the card fields: the requested host, which is the brand's. */
const originOf = (request: FastifyRequest): string => `${request.protocol}://${request.host}`;
