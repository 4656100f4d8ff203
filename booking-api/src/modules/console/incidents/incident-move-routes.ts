import * as calls from '@sendahead/shared-contracts/console/incident-move-calls';
import { calendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../platform/context.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { registerCall } from '../../../platform/http/register-call.ts';
import { accountOf } from '../../accounts/public/account-of.ts';
import { audit } from '../../accounts/public/audit.ts';
import { movingOf, startMoving, stopMoving } from '../../incidents/public/moving.ts';
import { findIncident, type IncidentRow } from '../../incidents/public/store.ts';
import { payLinksOf } from '../../orders/public/pay-links/pay-links.ts';
import { businessDay } from '../business-day.ts';
import { affectedOrders, pickupsBefore, requireFreeDay } from '../public/affected-orders.ts';
import { handledOrders, neededBy } from '../public/handled-orders.ts';
import { suggestDay } from './suggest-day.ts';

/** Moving the pickups of affected orders away from an incident. */
export function incidentMoveRoutes(app: FastifyInstance, context: AppContext): void {
  const { db, clock } = context;
  movingRoutes(app, context);

  /**
   * Whether the move that began a generation voided a pay link of a change, and no new one was sent since.
   */
  const hasVoidLink = async (orderId: string, generation: number | null): Promise<boolean> => {
    if (generation === null) return false;
    const links = (await payLinksOf(db, orderId, clock.instant())).filter(
      ({ request_id }) => request_id === null,
    );
    return (
      links.some((link) => link.state === 'order_changed' && link.generation === generation - 1) &&
      !links.some((link) => link.generation >= generation)
    );
  };

  registerCall(app, context, calls.readMoving, async ({ params: { incidentId } }) => {
    const incident = await requireIncident(db, incidentId);
    const moving = await movingOf(db, incidentId);
    const today = calendarDate(businessDay(clock));
    const suggested =
      moving?.state === 'moving'
        ? {}
        : {
            suggested_day: await suggestDay(db, incident, await affectedOrders(db, incident, today), today),
          };
    if (!moving) return { moving, ...suggested };
    const orders = await handledOrders(
      db,
      [...moving.left, ...moving.results].map(({ order_id }) => order_id),
    );
    const displayIdOf = (id: string): string => orders.get(id)?.display_id ?? id;
    const left = moving.left.map((one) => ({ ...one, display_id: displayIdOf(one.order_id) }));
    const results = moving.results.map(async ({ generation, ...one }) => ({
      ...one,
      display_id: displayIdOf(one.order_id),
      customer: orders.get(one.order_id)?.customer ?? '',
      needed_by: neededBy(orders.get(one.order_id), one.leg),
      link_voided: await hasVoidLink(one.order_id, generation),
    }));
    return { moving: { ...moving, left, results: await Promise.all(results) }, ...suggested };
  });
}

/** Throws Refusal `no_such_thing` (404). */
async function requireIncident(db: Queries, id: string): Promise<IncidentRow> {
  const incident = await findIncident(db, id);
  if (!incident) throw new Refusal(404, 'no_such_thing');
  return incident;
}

function movingRoutes(app: FastifyInstance, context: AppContext): void {
  const { db, clock, jobs } = context;

  registerCall(app, context, calls.moveAffected, async ({ params: { incidentId }, body }, call) => {
    const { day, leave_out: leaveOut = [] } = body;
    const incident = await requireIncident(db, incidentId);
    requireFreeDay(incident, day);
    const orders = await affectedOrders(db, incident, calendarDate(businessDay(clock)));
    const pickups = pickupsBefore(orders, day)
      .filter(({ order_id, leg }) => !leaveOut.some((one) => one.order_id === order_id && one.leg === leg))
      .map(({ order_id: orderId, leg }) => ({ orderId, leg }));
    const { id, role } = accountOf(call);
    return db.transaction().execute(async (trx) => {
      await startMoving(trx, jobs, incidentId, { day, by: { id, role } }, pickups);
      const detail = { day, pickups: pickups.length };
      await audit({ db: trx, clock }, 'staff.moved_pickups', { userId: id, subject: incidentId, detail });
      return { pickups: pickups.length };
    });
  });

  registerCall(app, context, calls.stopMoving, async ({ params: { incidentId } }, call) => {
    await requireIncident(db, incidentId);
    await stopMoving(db, incidentId);
    const event = { userId: accountOf(call).id, subject: incidentId, detail: {} };
    await audit({ db, clock }, 'staff.stopped_moving', event);
    return { success: true as const };
  });
}
