import * as calls from '@sendahead/shared-contracts/console/order-calls';
import type { CalendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../platform/context.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { readReference } from '../../../platform/database/reference.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { registerCall } from '../../../platform/http/register-call.ts';
import { accountOf } from '../../accounts/public/account-of.ts';
import { audit } from '../../accounts/public/audit.ts';
import { readsAsCarrierStaff } from '../../orders/public/for-carriers.ts';
import { requireOrder } from '../../orders/public/order-access.ts';
import { orderToday } from '../../orders/public/order-today.ts';
import { loadTariffBook, type TariffBook } from '../../tariff/public/tariff-book.ts';
import { readOrderHistory } from './order-history.ts';
import { readOrderView } from './order-view.ts';
import { replayPrice } from './replay-price.ts';

/** One order: all its data, its history, and its price recalculated. */
export function orderRoutes(app: FastifyInstance, context: AppContext): void {
  const { db } = context;

  registerCall(app, context, calls.viewOrder, async ({ params }, call) => {
    const actor = accountOf(call);
    const order = await requireOrder(db, params.orderId, actor);
    await audit(context, 'staff.opened_order', {
      userId: actor.id,
      subject: order.user_id,
      detail: { opened: order.id },
    });
    return readOrderView(context, order, actor);
  });

  registerCall(app, context, calls.orderLife, async ({ params }, call) => {
    const actor = accountOf(call);
    const order = await requireOrder(db, params.orderId, actor);
    return readOrderHistory(db, order.id, { forCarrierStaff: readsAsCarrierStaff(order, actor) });
  });

  registerCall(app, context, calls.replayPrice, async ({ params, query }, call) => {
    const order = await requireOrder(db, params.orderId, accountOf(call));
    const book = await bookOf(db, query, orderToday(context.clock));
    const { role } = await db
      .selectFrom('users')
      .select('role')
      .where('id', '=', order.user_id)
      .executeTakeFirstOrThrow();
    const replay = await replayPrice(db, order, { role, book });
    const quote = await db
      .selectFrom('quotes')
      .select('rate_sheet_version')
      .where('id', '=', order.quote_id)
      .executeTakeFirst();
    return {
      sold_sheet: quote?.rate_sheet_version ?? '',
      sheet: replay.sheet,
      sold_cents: replay.sold,
      again_cents: replay.again,
      lines: replay.lines,
      sheets: await readSheets(db),
    };
  });
}

/** The tariff of a day, with another sheet if one is named. Throws Refusal `sheet_not_found`. */
async function bookOf(
  db: Queries,
  { sheet, as_of }: { sheet?: string | undefined; as_of?: string | undefined },
  today: string,
): Promise<TariffBook> {
  const book = await loadTariffBook(db, await readReference(db), as_of ?? today);
  if (!sheet) return book;
  const named = await db
    .selectFrom('rate_sheets')
    .select('sheet')
    .where('version', '=', sheet)
    .executeTakeFirst();
  if (!named) throw new Refusal(404, 'sheet_not_found');
  return { ...book, sheet: named.sheet };
}

async function readSheets(db: Queries): Promise<{ version: string; effective_from: CalendarDate }[]> {
  const rows = await db
    .selectFrom('rate_sheets')
    .select(['version', 'effective_from'])
    .orderBy('effective_from', 'desc')
    .orderBy('version', 'desc')
    .execute();
  return rows.map((row) => ({ ...row, effective_from: row.effective_from as CalendarDate }));
}
