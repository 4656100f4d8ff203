import { clubBilling } from '@sendahead/shared-contracts/payments/club-billing-calls';
import { isClubBilling } from '@sendahead/shared-contracts/payments/method-types';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../../platform/context.ts';
import { refuse } from '../../../../platform/http/refusal.ts';
import { registerCall } from '../../../../platform/http/register-call.ts';
import type { PlaceOrderContext } from '../../context.ts';
import { placeLimitingGuesses, readCheckout, submitterOf } from './read-checkout.ts';

/** EP-51, PY-23: places an order on a club's account. */
export function clubBillingRoutes(
  app: FastifyInstance,
  context: AppContext,
  ordering: PlaceOrderContext,
): void {
  registerCall(app, context, clubBilling, async ({ body }, call) => {
    const submitter = submitterOf(call, body);
    const type = body.payment_method_type ?? 'clubBilling';
    if (!isClubBilling(type)) throw refuse('invalid', [{ path: 'payment_method_type', code: 'not_offered' }]);
    const form = { ...body, payment_method_type: type, store_card_information: false };
    const checkout = await readCheckout(context, call, submitter, body, form);
    const { status, order_id, error } = await placeLimitingGuesses(context, ordering, call.request, checkout);
    return { status, order_id, error };
  });
}
