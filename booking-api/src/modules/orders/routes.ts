import { staffRoles } from '@sendahead/shared-contracts/call/access';
import * as calls from '@sendahead/shared-contracts/orders/calls';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../platform/context.ts';
import { Refusal } from '../../platform/refusal.ts';
import { registerCall } from '../../platform/register-call.ts';
import { readReceipt } from './receipt.ts';
import { findOrder } from './store.ts';

/** The receipt of an order: for its buyer and for staff; everyone else cannot tell it from an order that is not. */
export function orderRoutes(app: FastifyInstance, context: AppContext): void {
  registerCall(app, context, calls.readReceipt, async ({ params }, { session }) => {
    const order = await findOrder(context.db, params.orderId);
    const allowed =
      order !== undefined &&
      session?.user != null &&
      (order.user_id === session.user.id || staffRoles.includes(session.role));
    if (!allowed) throw new Refusal(404, 'order_not_found');
    return readReceipt(context.db, order);
  });
}
