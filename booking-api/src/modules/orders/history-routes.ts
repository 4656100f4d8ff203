import * as calls from '@sendahead/shared-contracts/orders/life-calls';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../platform/context.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { registerCall } from '../../platform/http/register-call.ts';
import { comingOrders, pageOfOrders, yearsOfOrders } from './history.ts';
import { presentSummary } from './present-order.ts';
import { isCustomsOpen } from './public/customs-list.ts';
import { detailForCarriers, readsAsCarrierStaff } from './public/for-carriers.ts';
import { readerOf, requireOrder } from './public/order-access.ts';
import { readDetail } from './public/order-detail.ts';
import { orderToday } from './public/order-today.ts';
import { eventsOf, parcelsOf } from './public/parcels.ts';
import type { Order } from './public/store.ts';
import { presentShipments } from './public/tracking/shipments.ts';

const pageSize = 20;
const largestPage = 50;

/** The user's own orders: the history, a single order, and its tracking. */
export function orderHistoryRoutes(app: FastifyInstance, context: AppContext): void {
  const { db, clock } = context;

  registerCall(app, context, calls.listOrders, async ({ query }, { session }) => {
    const reader = readerOf(session);
    const limit = query.limit ?? pageSize;
    if (limit < 1 || limit > largestPage)
      throw refuse('malformed', [{ path: 'query.limit', code: 'malformed' }]);
    const { before, search, year } = query;
    const today = orderToday(clock);
    const present = async (order: Order) =>
      presentSummary(order, reader, { today, customsOpen: await isCustomsOpen(db, order) });
    const presentAll = (some: readonly Order[]) => Promise.all(some.map(present));
    const filter = { userId: reader.id, search, year };
    const { orders, next } = await pageOfOrders(db, filter, { before, limit });
    if (before !== undefined) return { orders: await presentAll(orders), next };
    const [coming, years] = await Promise.all([
      comingOrders(db, filter, today),
      yearsOfOrders(db, reader.id),
    ]);
    return { orders: await presentAll(orders), next, coming: await presentAll(coming), years };
  });

  registerCall(app, context, calls.readOrder, async ({ params }, { session }) => {
    const reader = readerOf(session);
    const order = await requireOrder(db, params.orderId, reader);
    const detail = await readDetail(context, order, reader);
    return readsAsCarrierStaff(order, reader) ? detailForCarriers(detail) : detail;
  });

  registerCall(app, context, calls.trackOrder, async ({ params }, { session }) => {
    const order = await requireOrder(db, params.orderId, readerOf(session));
    const parcels = await parcelsOf(db, order);
    const events = await eventsOf(db, parcels);
    return { state: order.state, shipments: presentShipments(parcels, events, clock.now()) };
  });
}
