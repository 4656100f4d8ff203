import * as calls from '@sendahead/shared-contracts/orders/life-calls';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../platform/context.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { registerCall } from '../../platform/http/register-call.ts';
import { pageOfOrders } from './history.ts';
import { presentShipments, presentSummary } from './present-order.ts';
import { readerOf, requireOrder } from './public/order-access.ts';
import { readDetail } from './public/order-detail.ts';
import { eventsOf, parcelsOf } from './public/parcels.ts';

const pageSize = 20;
const largestPage = 50;

/** Own orders: the history, one of them, and its tracking. */
export function orderLifeRoutes(app: FastifyInstance, context: AppContext): void {
  const { db, clock } = context;

  registerCall(app, context, calls.listOrders, async ({ query }, { session }) => {
    const reader = readerOf(session);
    const limit = query.limit ?? pageSize;
    if (limit < 1 || limit > largestPage)
      throw refuse('malformed', [{ path: 'query.limit', code: 'malformed' }]);
    const { orders, next } = await pageOfOrders(db, reader.id, { before: query.before, limit });
    return { orders: orders.map((order) => presentSummary(order, reader)), next };
  });

  registerCall(app, context, calls.readOrder, async ({ params }, { session }) => {
    const reader = readerOf(session);
    const order = await requireOrder(db, params.orderId, reader);
    return readDetail(db, order, reader, clock.now());
  });

  registerCall(app, context, calls.trackOrder, async ({ params }, { session }) => {
    const order = await requireOrder(db, params.orderId, readerOf(session));
    const parcels = await parcelsOf(db, order);
    const events = await eventsOf(db, parcels);
    return { state: order.state, shipments: presentShipments(parcels, events, clock.now()) };
  });
}
