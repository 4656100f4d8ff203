import * as calls from '@sendahead/shared-contracts/orders/pay-request-calls';
import type { FastifyInstance } from 'fastify';
import { readerOf, requireOrder, requireOrderToChange } from '../../../modules/orders/public/order-access.ts';
import { findRequest, type PayRequest } from '../../../modules/orders/public/owed/pay-requests.ts';
import { presentOwed } from '../../../modules/orders/public/owed/present-owed.ts';
import { limitDeclines } from '../../../modules/payments/public/methods/limit-declines.ts';
import type { AppContext } from '../../../platform/context.ts';
import { Refusal, refuse } from '../../../platform/http/refusal.ts';
import { registerCall } from '../../../platform/http/register-call.ts';
import type { PlaceOrderContext } from '../../checkout/context.ts';
import { payRequest } from './pay-request.ts';
import { waiveOrAsk } from './waive-request.ts';

/** Paying an amount due for an order, and waiving it. */
export function payRequestRoutes(
  app: FastifyInstance,
  context: AppContext,
  ordering: PlaceOrderContext,
): void {
  const { db, throttle } = context;
  const declines = limitDeclines(throttle);
  const require = async (orderId: string, id: string): Promise<PayRequest> => {
    const request = await findRequest(db, { orderId, id });
    if (!request) throw new Refusal(404, 'order_not_found');
    return request;
  };

  registerCall(app, context, calls.payRequest, async ({ params, body }, { session }) => {
    const reader = readerOf(session);
    const order = await requireOrderToChange(db, params.orderId, reader);
    const request = await require(order.id, params.requestId);
    const card = { nonce: body.payment_method_nonce };
    await declines.during(reader.id, () => payRequest(ordering, order, request, card));
    return presentOwed(await require(order.id, request.id));
  });

  registerCall(app, context, calls.waiveRequest, async ({ params, body }, { session }) => {
    const reader = readerOf(session);
    const order = await requireOrder(db, params.orderId, reader);
    const comment = body.comment.trim();
    if (comment === '') throw refuse('invalid', [{ path: 'comment', code: 'required' }]);
    // Nobody waives what they owe themselves.
    if (order.user_id === reader.id) throw new Refusal(409, 'action_not_allowed');
    const request = await require(order.id, params.requestId);
    const approvalId = await waiveOrAsk(context, order, request, { id: reader.id, comment });
    const owed = presentOwed(await require(order.id, request.id));
    return approvalId === null ? owed : { ...owed, approval_id: approvalId };
  });
}
