import * as calls from '@sendahead/shared-contracts/console/incident-calls';
import { calendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { registerCall } from '../../../platform/http/register-call.ts';
import { accountOf } from '../../accounts/public/account-of.ts';
import { audit } from '../../accounts/public/audit.ts';
import { startMailing, stopMailing } from '../../incidents/public/mailing.ts';
import { findIncident } from '../../incidents/public/store.ts';
import { businessDay } from '../business-day.ts';
import { recipientsOf } from './recipients.ts';

/** Emailing the customers of affected orders. */
export function incidentMailRoutes(app: FastifyInstance, context: AppContext): void {
  const { db, clock, jobs } = context;

  registerCall(app, context, calls.emailAffected, async ({ params: { incidentId }, body }, call) => {
    const incident = await findIncident(db, incidentId);
    if (!incident) throw new Refusal(404, 'no_such_thing');
    const { moved_too: movedToo = false, ...words } = body;
    const all = await recipientsOf(db, incident, calendarDate(businessDay(clock)));
    const orders = all.filter(({ left_out }) => movedToo || !left_out);
    const byCustomer = Map.groupBy(orders, ({ userId }) => userId);
    const customers = [...byCustomer].map(([userId, own]) => ({
      userId,
      orderIds: own.map(({ order_id }) => order_id),
    }));
    return db.transaction().execute(async (trx) => {
      const count = await startMailing(trx, jobs, incidentId, words, customers);
      await audit({ db: trx, clock }, 'staff.emailed_incident', {
        userId: accountOf(call).id,
        subject: incidentId,
        detail: { customers: count },
      });
      return { customers: count };
    });
  });

  registerCall(app, context, calls.incidentRecipients, async ({ params: { incidentId } }) => {
    const incident = await findIncident(db, incidentId);
    if (!incident) throw new Refusal(404, 'no_such_thing');
    const recipients = await recipientsOf(db, incident, calendarDate(businessDay(clock)));
    const left = recipients.filter(({ left_out }) => left_out);
    return {
      customers: new Set(recipients.map(({ userId }) => userId)).size,
      by_move: new Set(left.map(({ userId }) => userId)).size,
      orders: recipients.map(({ userId: _, ...order }) => order),
    };
  });

  registerCall(app, context, calls.stopEmailing, async ({ params: { incidentId } }, call) => {
    if (!(await findIncident(db, incidentId))) throw new Refusal(404, 'no_such_thing');
    await stopMailing(db, incidentId);
    await audit({ db, clock }, 'staff.stopped_incident_mail', {
      userId: accountOf(call).id,
      subject: incidentId,
      detail: {},
    });
    return { success: true as const };
  });
}
