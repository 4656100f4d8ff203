import * as calls from '@sendahead/shared-contracts/console/incident-act-calls';
import { cents } from '@sendahead/shared-contracts/primitives/cents';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { registerCall } from '../../../platform/http/register-call.ts';
import { accountOf } from '../../accounts/public/account-of.ts';
import { audit } from '../../accounts/public/audit.ts';
import { openRequestOfIncident, waitingForCarrier } from '../../approvals/public/open-requests.ts';
import { actsOf, stopActing } from '../../incidents/public/acting.ts';
import { awaitsApproval } from '../../incidents/public/carrier-moves.ts';
import { findIncident } from '../../incidents/public/store.ts';
import { readPerson } from '../../staff/public/people.ts';
import { handledOrders } from '../public/handled-orders.ts';

const isAwaiting = ({ reason }: { reason: string | null }): boolean => reason === awaitsApproval;

/** The progress of acts on an incident's orders, and their stop. */
export function incidentActRoutes(app: FastifyInstance, context: AppContext): void {
  const { db, clock } = context;

  registerCall(app, context, calls.readActs, async ({ params: { incidentId } }) => {
    if (!(await findIncident(db, incidentId))) throw new Refusal(404, 'no_such_thing');
    const acts = await actsOf(db, incidentId);
    const orders = await handledOrders(
      db,
      acts.flatMap(({ results }) => results.map(({ order_id }) => order_id)),
    );
    const request = await openRequestOfIncident(db, incidentId);
    const person = request && (await readPerson(db, request.asked_by));
    const waiting = await waitingForCarrier(
      db,
      acts.flatMap(({ results }) => results.filter(isAwaiting).map(({ order_id }) => order_id)),
    );
    const shown = acts.map(({ results, cents: sum, ...act }) => ({
      ...act,
      cents: cents(sum),
      results: results.map((one) => ({
        ...one,
        // The second person declined it.
        reason: isAwaiting(one) && !waiting.has(one.order_id) ? 'above_limit' : one.reason,
        display_id: orders.get(one.order_id)?.display_id ?? one.order_id,
        customer: orders.get(one.order_id)?.customer ?? '',
      })),
    }));
    const carriers = shown.find(({ act }) => act === 'other_carrier');
    return {
      acts: shown.flatMap(({ act, ...rest }) => (act === 'other_carrier' ? [] : { act, ...rest })),
      ...(carriers ? { other_carrier: { ...carriers, act: 'other_carrier' as const } } : {}),
      waits: request
        ? {
            orders: request.detail.incident?.parts.length ?? 0,
            cents: cents(request.amount_cents ?? 0),
            asked_by: person?.name ?? '',
          }
        : null,
    };
  });

  registerCall(app, context, calls.stopAct, async ({ params: { incidentId, act } }, call) => {
    if (!(await findIncident(db, incidentId))) throw new Refusal(404, 'no_such_thing');
    await stopActing(db, { incidentId, act });
    const event = { userId: accountOf(call).id, subject: incidentId, detail: { act } };
    await audit({ db, clock }, 'staff.stopped_incident_act', event);
    return { success: true as const };
  });
}
