import { cancelLeg } from '@sendahead/shared-contracts/orders/leg-calls';
import type { LegName } from '@sendahead/shared-contracts/orders/leg-name';
import { cancelOrder } from '@sendahead/shared-contracts/orders/life-calls';
import type { FastifyInstance } from 'fastify';
import { readerOf, requireOrderToChange } from '../../../modules/orders/public/order-access.ts';
import type { AppContext } from '../../../platform/context.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { registerCall } from '../../../platform/http/register-call.ts';
import type { Session } from '../../../platform/security/session.ts';
import type { ShippingContext } from '../../fulfill/context.ts';
import { type Cancellation, cancel } from './cancel.ts';

type Asked = { orderId: string; leg: LegName | null; comment: string | undefined };

/** Canceling an order, or one leg of a round trip. */
export function cancelRoutes(app: FastifyInstance, context: AppContext, shipping: ShippingContext): void {
  const cancelFor = async (
    session: Session | null,
    { orderId, leg, comment: typedComment = '' }: Asked,
  ): Promise<Cancellation> => {
    const reader = readerOf(session);
    const order = await requireOrderToChange(context.db, orderId, reader);
    const comment = typedComment.trim();
    // VL-49: staff must explain what they void on a customer's behalf.
    if (order.user_id !== reader.id && comment === '')
      throw refuse('invalid', [{ path: 'comment', code: 'required' }]);
    return cancel(shipping, order.id, leg, reader, comment);
  };

  registerCall(app, context, cancelOrder, async ({ params, body: { comment } }, { session }) => {
    const { state, refundCents } = await cancelFor(session, { ...params, leg: null, comment });
    return { state, refund_cents: refundCents };
  });

  registerCall(app, context, cancelLeg, async ({ params, body: { comment } }, { session }) => {
    const { state, refundCents } = await cancelFor(session, { ...params, comment });
    return { state, leg_state: 'cancelled' as const, refund_cents: refundCents };
  });
}
