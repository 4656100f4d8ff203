import * as calls from '@sendahead/shared-contracts/console/order-label-calls';
import type { FastifyInstance } from 'fastify';
import type { CarrierPort } from '../../../integrations/carriers/port.ts';
import { accountOf } from '../../../modules/accounts/public/account-of.ts';
import { audit } from '../../../modules/accounts/public/audit.ts';
import { selectedOrders } from '../../../modules/console/public/selection.ts';
import { requireOrder } from '../../../modules/orders/public/order-access.ts';
import { printedLabels } from '../../../modules/orders/public/papers/print-labels.ts';
import type { AppContext } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { registerCall } from '../../../platform/http/register-call.ts';
import { wantsJson } from '../../../platform/http/wants-json.ts';
import { labelsOfSelection } from './labels-of-selection.ts';
import { renewByStaff } from './renew-label.ts';
import { requireComment } from './require-comment.ts';

/** How often a staff member may request it. */
const filesPerMinute = 6;
const previewsPerMinute = 30;
const ordersPerHour = 1000;

/** CO-50: labels of several orders, printed in one file, or voided and replaced order by order. */
export function labelRoutes(
  app: FastifyInstance,
  context: AppContext,
  carriers: Pick<CarrierPort, 'provider'>,
): void {
  const { db, clock, throttle } = context;

  registerCall(app, context, calls.previewLabels, async ({ body }, call) => {
    const actor = accountOf(call);
    await throttle.attempt('console-label-preview', actor.id, previewsPerMinute, 60);
    const ids = await selectedOrders(context, body.selection);
    return { orders: (await labelsOfSelection(db, ids, actor)).map(({ summary }) => summary) };
  });

  registerCall(app, context, calls.printLabels, async ({ query }, call) => {
    const actor = accountOf(call);
    await throttle.attempt('console-label-files', actor.id, filesPerMinute, 60);
    const ids = [...new Set(query.ids.split(','))];
    const found = await labelsOfSelection(db, ids, actor, query.bag);
    const orders = found.filter(({ labels }) => labels.length > 0);
    if (orders.length === 0) throw new Refusal(409, 'no_labels');
    if (wantsJson(call, 'application/pdf')) return { orders: orders.map(({ summary }) => summary) };
    for (const { order } of orders)
      await audit(context, 'staff.printed_labels', {
        userId: actor.id,
        subject: order.user_id,
        detail: { order: order.id },
      });
    return printedLabels(
      call.reply,
      `labels-${clock.instant().slice(0, 10)}`,
      orders.map(({ order, labels }) => ({ displayId: order.display_id, labels })),
      { carriers, paper: query.paper ?? '4x6' },
    );
  });

  registerCall(app, context, calls.renewLabels, async ({ params, body }, call) => {
    const actor = accountOf(call);
    await throttle.attempt('console-label-renewals', actor.id, ordersPerHour, 3600);
    const order = await requireOrder(db, params.orderId, actor);
    const comment = requireComment(body.comment);
    const parcels = [...new Set(body.parcels)];
    await db
      .transaction()
      .execute((trx) => renewByStaff(trx, context, order, parcels, { actorId: actor.id, comment }));
    return { success: true as const };
  });
}
