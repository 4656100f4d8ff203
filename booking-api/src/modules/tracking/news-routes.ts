import * as calls from '@sendahead/shared-contracts/live/calls';
import { readsEveryOrder } from '@sendahead/shared-contracts/orders/states';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../platform/context.ts';
import { registerCall } from '../../platform/http/register-call.ts';
import type { Key, Subject } from '../../platform/live/live.ts';
import { streamNews } from '../../platform/live/stream-news.ts';
import type { Session } from '../../platform/security/session.ts';
import { readerOf, requireOrder } from '../orders/public/order-access.ts';

/** Live updates for open pages: for readers of an order, and for the owner of a list of orders. */
export function orderNewsRoutes(app: FastifyInstance, context: AppContext): void {
  registerCall(app, context, calls.orderNews, async ({ params, query }, call) => {
    const order = await requireOrder(context.db, params.orderId, readerOf(call.session));
    const seesViewers = query.viewers !== undefined && readsEveryOrder(readerOf(call.session).role);
    const subjects: Subject[] = [
      `order:${order.id}`,
      ...(seesViewers ? [`viewers:${order.id}` as const] : []),
    ];
    return streamNews(context, call, subjects, keyOf(call.session));
  });

  registerCall(app, context, calls.ordersNews, (_input, call) =>
    streamNews(context, call, `orders:${readerOf(call.session).id}`, keyOf(call.session)),
  );
}

/** A stream ends with the session that opened it. */
const keyOf = (session: Session | null): Key | undefined =>
  session ? `session:${session.idHash.toString('hex')}` : undefined;
