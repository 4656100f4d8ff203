import { planMove, plannedAtOnce } from '@sendahead/shared-contracts/console/incident-move-calls';
import type { FastifyInstance } from 'fastify';
import { accountOf } from '../../../modules/accounts/public/account-of.ts';
import {
  affectedOrders,
  pickupsBefore,
  requireFreeDay,
} from '../../../modules/console/public/affected-orders.ts';
import { findIncident } from '../../../modules/incidents/public/store.ts';
import { orderToday } from '../../../modules/orders/public/order-today.ts';
import type { AppContext } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { registerCall } from '../../../platform/http/register-call.ts';
import type { PlaceOrderContext } from '../../checkout/context.ts';
import { planMovedPickup } from './plan-move.ts';

/** CO-39: the result of moving the affected pickups, order by order. */
export function planMoveRoutes(app: FastifyInstance, context: AppContext, ordering: PlaceOrderContext): void {
  const { db, clock } = context;
  registerCall(app, context, planMove, async ({ params: { incidentId }, body: { day } }, call) => {
    const incident = await findIncident(db, incidentId);
    if (!incident) throw new Refusal(404, 'no_such_thing');
    requireFreeDay(incident, day);
    const pickups = pickupsBefore(await affectedOrders(db, incident, orderToday(clock)), day);
    const { id, role } = accountOf(call);
    const planned = [];
    // In sequence: each is priced in a transaction that locks its order.
    for (const pickup of pickups.slice(0, plannedAtOnce))
      planned.push(await planMovedPickup(ordering, pickup, { day, by: { id, role } }));
    return { pickups: planned, more: pickups.length - planned.length };
  });
}
