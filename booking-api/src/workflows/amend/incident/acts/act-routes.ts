import * as calls from '@sendahead/shared-contracts/console/incident-act-calls';
import { cents } from '@sendahead/shared-contracts/primitives/cents';
import type { FastifyInstance } from 'fastify';
import { accountOf } from '../../../../modules/accounts/public/account-of.ts';
import { limitsOf } from '../../../../modules/accounts/public/staff-limits.ts';
import { refundedForIncidents } from '../../../../modules/incidents/public/acting.ts';
import type { Incident } from '../../../../modules/incidents/public/incident.ts';
import { findIncident } from '../../../../modules/incidents/public/store.ts';
import { orderToday } from '../../../../modules/orders/public/order-today.ts';
import type { AppContext } from '../../../../platform/context.ts';
import { Refusal } from '../../../../platform/http/refusal.ts';
import { registerCall } from '../../../../platform/http/register-call.ts';
import type { PlaceOrderContext } from '../../../checkout/context.ts';
import type { AmendRequest } from '../../amend-order.ts';
import { type PlannedPart, planPart, targetsOf } from './plan-acts.ts';
import { startOrAsk } from './start-act.ts';

/** CO-120 to CO-123: an act on the orders of an incident, order by order: its plan, and its start. */
export function incidentActRoutes(
  app: FastifyInstance,
  context: AppContext,
  ordering: PlaceOrderContext,
): void {
  const { db, clock } = context;

  const requireIncident = async (id: string): Promise<Incident> => {
    const incident = await findIncident(db, id);
    if (!incident) throw new Refusal(404, 'no_such_thing');
    return incident;
  };

  const plan = async (incident: Incident, act: calls.IncidentAct, by: AmendRequest['by']) => {
    const targets = await targetsOf(ordering, incident, act, orderToday(clock));
    const planned: PlannedPart[] = [];
    // In sequence: each is priced in a transaction that locks its order.
    for (const target of targets.slice(0, calls.actedAtOnce))
      planned.push(await planPart(ordering, { act, incident }, target, by));
    return { planned, more: targets.length - planned.length };
  };

  registerCall(app, context, calls.planAct, async ({ params: { incidentId, act } }, call) => {
    const { id, role } = accountOf(call);
    const { planned, more } = await plan(await requireIncident(incidentId), act, { id, role });
    const { refundCents } = await limitsOf(db, id);
    const isLimited = act === 'refund' && refundCents !== null;
    return {
      orders: planned.map(({ generation: _, moves: __, ...shown }) => shown),
      more,
      limit_left_cents: isLimited
        ? cents(Math.max(0, refundCents - (await refundedForIncidents(db, id, clock.now()))))
        : null,
    };
  });

  registerCall(app, context, calls.startAct, async ({ params: { incidentId, act }, body }, call) => {
    const { id, role } = accountOf(call);
    const incident = await requireIncident(incidentId);
    const { planned } = await plan(incident, act, { id, role });
    const { leave_out: leaveOut = [], key, reason, sum_cents } = body;
    const wanted = planned.filter(
      (one) =>
        one.reason === null &&
        !leaveOut.some((out) => out.order_id === one.order_id && out.part === one.part),
    );
    return startOrAsk(context, { incidentId, act }, wanted, {
      press: { key, reason: reason.trim(), by: { id, role }, at: clock.instant() },
      sumCents: cents(sum_cents),
    });
  });
}
