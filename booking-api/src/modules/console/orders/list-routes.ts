import { may } from '@sendahead/shared-contracts/call/role-acts';
import {
  listCarriers,
  listConsoleOrders,
  ordersCounted,
} from '@sendahead/shared-contracts/console/order-list-calls';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../platform/context.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { registerCall } from '../../../platform/http/register-call.ts';
import { accountOf } from '../../accounts/public/account-of.ts';
import { audit } from '../../accounts/public/audit.ts';
import { orderToday } from '../../orders/public/order-today.ts';
import { readCarriers } from '../../tariff/public/carriers.ts';
import { planEachTime } from '../search/plan-each-time.ts';
import { filterFor, listedForCarriers } from './for-carriers/listed-for-carriers.ts';
import { countOrders, pageOfOrders } from './list-orders.ts';
import { readOrderKey, writeOrderKey } from './order-page-key.ts';

const pageSize = 50;
const largestPage = 100;
/** Pages per minute and staff member. */
const pagesPerMinute = 120;

/** The list of all orders. */
export function listRoutes(app: FastifyInstance, context: AppContext): void {
  registerCall(app, context, listCarriers, async () => ({ carriers: await readCarriers(context.db) }));

  registerCall(app, context, listConsoleOrders, async ({ query }, call) => {
    const actor = accountOf(call);
    const { before, limit = pageSize, sort, ...asked } = query;
    const filter = filterFor(asked, actor);
    if (limit < 1 || limit > largestPage)
      throw refuse('malformed', [{ path: 'query.limit', code: 'malformed' }]);
    const after = before === undefined ? null : readOrderKey(before, sort);
    await context.throttle.attempt('console-list', actor.id, pagesPerMinute, 60);
    const today = orderToday(context.clock);
    const orderQuery = { filter };
    const { rows, count } = await planEachTime(context.db, async (trx) => ({
      rows: await pageOfOrders(trx, orderQuery, { today, after, limit: limit + 1, sort }),
      count: after === null ? await countOrders(trx, orderQuery, today) : null,
    }));
    const orders = rows.slice(0, limit);
    const last = orders.at(-1);
    if (filter.search !== undefined && last)
      await audit(context, 'staff.searched', {
        userId: actor.id,
        subject: actor.id,
        detail: { orders: orders.map(({ order_id }) => order_id).join(' ') },
      });
    return {
      orders: may(actor.role, 'see_order_money') ? orders : orders.map(listedForCarriers),
      next: rows.length > limit && last ? writeOrderKey(last, sort) : null,
      count: count === null ? null : Math.min(count, ordersCounted),
      more_than_counted: (count ?? 0) > ordersCounted,
    };
  });
}
