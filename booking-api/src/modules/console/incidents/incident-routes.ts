import * as calls from '@sendahead/shared-contracts/console/incident-calls';
import { incidentFieldsSchema } from '@sendahead/shared-contracts/console/incident-schema';
import { type CalendarDate, calendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { cents } from '@sendahead/shared-contracts/primitives/cents';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { registerCall } from '../../../platform/http/register-call.ts';
import { accountOf } from '../../accounts/public/account-of.ts';
import { otherBrands } from '../../catalog/public/store.ts';
import { listBlockedByIncidents } from '../../geo/public/blocked-by-incidents.ts';
import { listBlockedJob } from '../../incidents/public/jobs.ts';
import { emailedOf, mailingOf } from '../../incidents/public/mailing.ts';
import { ordersMovedBy } from '../../incidents/public/moving.ts';
import { findIncident, listIncidents } from '../../incidents/public/store.ts';
import { readCarriers } from '../../tariff/public/carriers.ts';
import { readServiceNames } from '../../tariff/public/service-names.ts';
import { businessDay } from '../business-day.ts';
import { changeResource } from '../history/change-resource.ts';
import { affectedOrders } from '../public/affected-orders.ts';
import { handledOrders } from '../public/handled-orders.ts';
import { affectedCarts } from './affected-carts.ts';
import { incidentActRoutes } from './incident-act-routes.ts';
import { fieldsOf, rowOf, stateOf } from './incident-fields.ts';
import { incidentMailRoutes } from './incident-mail-routes.ts';
import { incidentMoveRoutes } from './incident-move-routes.ts';
import { incidentResource } from './incident-resource.ts';
import { makeIncident } from './make-incident.ts';

/** Staff manage strikes, weather, closures, disasters and blocked addresses here. */
export function incidentRoutes(app: FastifyInstance, context: AppContext): void {
  const { db, clock, jobs } = context;
  const today = (): CalendarDate => calendarDate(businessDay(clock));
  readingRoutes(app, context, today);
  incidentMailRoutes(app, context);
  incidentMoveRoutes(app, context);
  incidentActRoutes(app, context);
  jobs.handle(listBlockedJob, () => db.transaction().execute((trx) => listBlockedByIncidents(trx, today())));

  registerCall(app, context, calls.makeIncident, async ({ body }, call) => ({
    id: await makeIncident(context, { fields: body, actorId: accountOf(call).id, today: today() }),
  }));

  registerCall(app, context, calls.changeIncident, async ({ params: { incidentId }, body }, call) => {
    const row = await findIncident(db, incidentId);
    if (!row) throw new Refusal(404, 'no_such_thing');
    // Reported at its field before any locking; the change itself checks everything again.
    const changed = await rowOf(db, incidentFieldsSchema.parse({ ...fieldsOf(row), ...body.fields }));
    const spelled = body.fields.area === undefined ? body.fields : { ...body.fields, area: changed.area };
    await changeResource(context, incidentResource, {
      actor: accountOf(call),
      subject: incidentId,
      fields: spelled,
      expected: body.expected,
      reason: body.reason,
    });
    await listBlocked(incidentId);
    return { success: true as const };
  });

  registerCall(app, context, calls.endIncident, async ({ params: { incidentId }, body }, call) => {
    await changeResource(context, incidentResource, {
      actor: accountOf(call),
      subject: incidentId,
      fields: { ended: true },
      reason: body.reason,
    });
    await listBlocked(incidentId);
    return { success: true as const };
  });

  const listBlocked = (changed: string): Promise<void> =>
    db.transaction().execute((trx) => listBlockedByIncidents(trx, today(), changed));
}

function readingRoutes(app: FastifyInstance, context: AppContext, today: () => CalendarDate): void {
  const { db, clock } = context;

  registerCall(app, context, calls.listIncidents, async () => {
    const rows = await listIncidents(db);
    const listed = rows.map((row) => ({ id: row.id, state: stateOf(row, today()), fields: fieldsOf(row) }));
    return { incidents: listed.sort((a, b) => Number(a.state === 'ended') - Number(b.state === 'ended')) };
  });

  registerCall(app, context, calls.incidentChoices, async () => {
    const brands = (await otherBrands(db, '')).map(({ slug, name }) => ({ code: slug, name }));
    const carriers = (await readCarriers(db)).map(({ carrier, name }) => ({ code: carrier, name }));
    return { today: today(), carriers, brands, services: await readServiceNames(db) };
  });

  registerCall(app, context, calls.affectedByIncident, async ({ body }) => {
    const incident = await rowOf(db, body);
    const orders = await affectedOrders(db, incident, today());
    return {
      orders: {
        count: orders.length,
        cents: cents(orders.reduce((sum, { total_cents }) => sum + total_cents, 0)),
        listed: orders.slice(0, calls.affectedListed),
      },
      carts: await affectedCarts(db, incident, clock.now()),
    };
  });

  registerCall(app, context, calls.readIncident, async ({ params: { incidentId } }) => {
    const row = await findIncident(db, incidentId);
    if (!row) throw new Refusal(404, 'no_such_thing');
    const { mail, ...mailing } = await mailingOf(db, incidentId);
    const moved = await handledOrders(db, await ordersMovedBy(db, incidentId));
    const emailed = await emailedOf(db, incidentId);
    const movedFor = new Set([...moved.values()].map(({ user_id }) => user_id));
    const byMove = [...movedFor].filter((userId) => !emailed.has(userId)).length;
    return {
      id: row.id,
      state: stateOf(row, today()),
      fields: fieldsOf(row),
      mail,
      mailing: { ...mailing, ...(byMove > 0 ? { by_move: byMove } : {}) },
    };
  });
}
