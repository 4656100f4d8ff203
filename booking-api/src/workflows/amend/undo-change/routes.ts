import { undoLastChange } from '@sendahead/shared-contracts/orders/undo-calls';
import type { FastifyInstance } from 'fastify';
import { readerOf, requireOrderToChange } from '../../../modules/orders/public/order-access.ts';
import type { AppContext } from '../../../platform/context.ts';
import { registerCall } from '../../../platform/http/register-call.ts';
import type { ShippingContext } from '../../fulfill/context.ts';
import { undoChange } from './undo-change.ts';

export function undoRoutes(app: FastifyInstance, context: AppContext, shipping: ShippingContext): void {
  registerCall(app, context, undoLastChange, async ({ params }, { session }) => {
    const reader = readerOf(session);
    const order = await requireOrderToChange(context.db, params.orderId, reader);
    return { state: await undoChange(shipping, order.id, reader) };
  });
}
