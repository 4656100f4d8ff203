import * as calls from '@sendahead/shared-contracts/orders/calls';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../platform/context.ts';
import { registerCall } from '../../platform/http/register-call.ts';
import { readerOf, requireOrder } from './order-access.ts';
import { readReceipt } from './receipt.ts';

/** The receipt of an order, for whoever may read it. */
export function orderRoutes(app: FastifyInstance, context: AppContext): void {
  registerCall(app, context, calls.readReceipt, async ({ params }, { session }) =>
    readReceipt(context.db, await requireOrder(context.db, params.orderId, readerOf(session))),
  );
}
