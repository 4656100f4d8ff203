import { undoLastChange } from '@sendahead/shared-contracts/orders/undo-calls';
import type { FastifyInstance } from 'fastify';
import { readerOf, requireOrderToChange } from '../../../modules/orders/public/order-access.ts';
import type { AppContext } from '../../../platform/context.ts';
import { registerCall } from '../../../platform/http/register-call.ts';
import { undoAmendment } from '../../checkout/amendment/undo-amendment.ts';
import type { ShippingContext } from '../../fulfill/context.ts';

export function undoRoutes(app: FastifyInstance, context: AppContext, shipping: ShippingContext): void {
  registerCall(app, context, undoLastChange, async ({ params }, { session }) => {
    const reader = readerOf(session);
    const order = await requireOrderToChange(context.db, params.orderId, reader);
    return { state: await undoAmendment(shipping, order.id, reader) };
  });
}
