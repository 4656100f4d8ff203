import { cancelOrder as cancelCall } from '@sendahead/shared-contracts/orders/life-calls';
import type { FastifyInstance } from 'fastify';
import { readerOf, requireOrderToChange } from '../../../modules/orders/public/order-access.ts';
import type { AppContext } from '../../../platform/context.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { registerCall } from '../../../platform/http/register-call.ts';
import type { ShippingContext } from '../../fulfill/context.ts';
import { cancelOrder } from './cancel-order.ts';

export function cancelRoutes(app: FastifyInstance, context: AppContext, shipping: ShippingContext): void {
  registerCall(app, context, cancelCall, async ({ params, body }, { session }) => {
    const reader = readerOf(session);
    const order = await requireOrderToChange(context.db, params.orderId, reader);
    const comment = body.comment?.trim() ?? '';
    // VL-49: what staff void in a customer's place they explain.
    if (order.user_id !== reader.id && comment === '')
      throw refuse('invalid', [{ path: 'comment', code: 'required' }]);
    const { state, refundCents } = await cancelOrder(shipping, order.id, reader, comment);
    return { state, refund_cents: refundCents };
  });
}
