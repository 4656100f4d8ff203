import * as calls from '@sendahead/shared-contracts/console/order-viewer-calls';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../platform/context.ts';
import { registerCall } from '../../../platform/http/register-call.ts';
import { accountOf } from '../../accounts/public/account-of.ts';
import { requireOrder } from '../../orders/public/order-access.ts';
import { close, colleaguesOf, forgetViewers, keepOpen } from './viewer-store.ts';

/** Renewals per minute and staff member: three for each of fifty pages, plus opened and closed ones. */
const perMinute = 240;
const forgetEveryMs = 15_000;

/** CO-48: which staff have an order open. Their pages learn of it through the order's live updates. */
export function viewerRoutes(app: FastifyInstance, context: AppContext): void {
  const { db, throttle, jobs } = context;
  jobs.poll(() => forgetViewers(context), forgetEveryMs);

  registerCall(app, context, calls.keepOrderOpen, async ({ params }, call) => {
    const actor = accountOf(call);
    await throttle.attempt('order-viewers', actor.id, perMinute, 60);
    const order = await requireOrder(db, params.orderId, actor);
    const viewer = { orderId: order.id, userId: actor.id, tab: params.tab };
    await keepOpen(context, viewer);
    return { colleagues: await colleaguesOf(context, viewer) };
  });

  registerCall(app, context, calls.closeOrder, async ({ params }, call) => {
    await close(context, { orderId: params.orderId, userId: accountOf(call).id, tab: params.tab });
    return { success: true as const };
  });
}
