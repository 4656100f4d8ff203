import * as calls from '@sendahead/shared-contracts/orders/customs-calls';
import { isOver } from '@sendahead/shared-contracts/orders/states';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../platform/context.ts';
import { Refusal, refuse } from '../../../platform/http/refusal.ts';
import { inScope, registerCall } from '../../../platform/http/register-call.ts';
import { wantsJson } from '../../../platform/http/wants-json.ts';
import { documentFile } from '../documents/document-file.ts';
import { bagsAbroad, keepCustomsList, readCustomsListOf } from '../public/customs-list.ts';
import { readerOf, requireOrder, requireOrderToChange } from '../public/order-access.ts';
import { parcelsOf } from '../public/parcels.ts';
import { redirectBrowsersToOrder } from './redirect-browsers-to-order.ts';

/** The customs declarations of an international trip: the traveler's list, and the forms that it fills in. */
export function orderCustomsRoutes(app: FastifyInstance, context: AppContext): void {
  const { db, clock } = context;

  registerCall(app, context, calls.readCustomsList, async ({ params }, { session }) =>
    readCustomsListOf(db, await requireOrder(db, params.orderId, readerOf(session))),
  );

  registerCall(app, context, calls.saveCustomsList, async ({ params, body }, { session }) => {
    const order = await requireOrderToChange(db, params.orderId, readerOf(session));
    if (isOver(order.state)) throw new Refusal(409, 'action_not_allowed');
    const { bags } = await readCustomsListOf(db, order);
    if (body.items.length === 0) throw refuse('invalid', [{ path: 'items', code: 'required' }]);
    const strange = body.items.findIndex(({ bag }) => bag > bags.length);
    if (strange >= 0) throw refuse('invalid', [{ path: `items.${strange}.bag`, code: 'unknown' }]);
    const bare = body.items.findIndex(({ description }) => description.trim() === '');
    if (bare >= 0) throw refuse('invalid', [{ path: `items.${bare}.description`, code: 'required' }]);
    await keepCustomsList(db, order.id, { bags, items: body.items }, clock.instant());
    return readCustomsListOf(db, order);
  });

  inScope(app, (papers) => formRoute(papers, context));
}

function formRoute(app: FastifyInstance, context: AppContext): void {
  const { db } = context;
  redirectBrowsersToOrder(app, 'customs');

  registerCall(app, context, calls.customsForm, async ({ params, query }, { request, reply, session }) => {
    const order = await requireOrder(db, params.orderId, readerOf(session));
    const parcels = await parcelsOf(db, order);
    // A domestic trip has no list either.
    const list = bagsAbroad(parcels).length > 0 ? await readCustomsListOf(db, order) : undefined;
    if (!list || list.items.length === 0) throw new Refusal(409, 'customs_list_missing');
    if (!list.forms?.includes(query.form)) throw new Refusal(409, 'action_not_allowed');
    if (wantsJson({ request, reply }, 'application/pdf')) return list;
    const { customsPdf } = await import('../documents/customs-pdf.ts');
    const ways = parcels.filter(({ position, status }) => position === 0 && status !== 'cancelled');
    const pdf = await customsPdf(query.form, order.display_id, list, ways);
    const name = query.form === 'cn23' ? 'cn23' : 'commercial-invoice';
    return documentFile(reply, 'application/pdf', `${name}-${order.display_id}.pdf`, pdf);
  });
}
