import { may } from '@sendahead/shared-contracts/call/role-acts';
import { exportConsoleOrders, type ListedOrder } from '@sendahead/shared-contracts/console/order-list-calls';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../platform/context.ts';
import { RawAnswer, registerCall } from '../../../platform/http/register-call.ts';
import { accountOf } from '../../accounts/public/account-of.ts';
import { audit } from '../../accounts/public/audit.ts';
import { orderToday } from '../../orders/public/order-today.ts';
import type { PageKey } from '../page-key.ts';
import { requireCount } from '../public/selection.ts';
import { planEachTime } from '../search/plan-each-time.ts';
import { csvOf } from './csv.ts';
import { type ExportedOrder, exportedOrders } from './exported-orders.ts';
import { filterFor } from './for-carriers/listed-for-carriers.ts';
import { type OrderQuery, pageOfOrders } from './list-orders.ts';

/** How many rows are in memory, for a file of any length. */
const perPage = 1000;
/** Files per minute and staff member. */
const filesPerMinute = 6;

/** The list as a file, streamed while it is read. */
export function exportRoutes(app: FastifyInstance, context: AppContext): void {
  registerCall(app, context, exportConsoleOrders, async ({ query }, call) => {
    const actor = accountOf(call);
    const { ids, count, ...asked } = query;
    const filter = filterFor(asked, actor);
    await context.throttle.attempt('console-export', actor.id, filesPerMinute, 60);
    const wanted: OrderQuery = ids === undefined ? { filter } : { ids: ids.split(',') };
    if (count !== undefined && ids === undefined) await requireCount(context, filter, count);
    const reader = {
      seesMargin: may(actor.role, 'see_price_details'),
      forCarrierStaff: !may(actor.role, 'see_order_money'),
    };
    const pages = pagesOf(context, wanted, reader);
    // An invalid request is refused before the file begins.
    const first = await pages.next();
    await audit(context, 'staff.exported_orders', {
      userId: actor.id,
      subject: actor.id,
      detail: { filter: Object.keys('ids' in wanted ? { ids: true } : filter).join(' ') },
    });
    call.reply.header(
      'content-disposition',
      `attachment; filename="orders-${context.clock.instant().slice(0, 10)}.csv"`,
    );
    return new RawAnswer('text/csv; charset=utf-8', csvOf(startingWith(first, pages), reader));
  });
}

/** Paged by key: each page is a separate query, so that a slow reader holds no transaction open. */
async function* pagesOf(
  context: AppContext,
  wanted: OrderQuery,
  reader: { seesMargin: boolean; forCarrierStaff: boolean },
): AsyncGenerator<ExportedOrder[], void> {
  const today = orderToday(context.clock);
  let after: PageKey | null = null;
  for (;;) {
    const page: ListedOrder[] = await planEachTime(context.replica, (trx) =>
      pageOfOrders(trx, wanted, { today, after, limit: perPage }),
    );
    yield await exportedOrders(context.replica, page, reader);
    const last = page.at(-1);
    if (page.length < perPage || !last) return;
    after = { at: last.placed_at, id: last.order_id };
  }
}

async function* startingWith<T>(first: IteratorResult<T, void>, rest: AsyncGenerator<T, void>) {
  if (first.done) return;
  yield first.value;
  yield* rest;
}
