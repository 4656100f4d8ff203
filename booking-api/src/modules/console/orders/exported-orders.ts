import type { ListedOrder } from '@sendahead/shared-contracts/console/order-list-calls';
import type { Queries } from '../../../platform/database/database.ts';
import { phonesOf } from '../../accounts/public/store.ts';
import { type ExportFacts, exportFactsOf } from '../../orders/public/figures/export-facts.ts';
import { type MoneyTotals, moneyTotalsOf } from '../../payments/public/refunds/totals-of-orders.ts';
import { type MoneyOfOrder, readMoneyOfOrders } from './money-of-orders.ts';

/** An order as the file has it: the list's row, and what the list has no room for. */
export type ExportedOrder = ListedOrder & {
  facts: ExportFacts | undefined;
  phone: string;
  money: MoneyTotals | undefined;
  /** Only for roles that see prices from inside. */
  margin: MoneyOfOrder | undefined;
};

/** Adds to a page of orders what only the file says. */
export async function exportedOrders(
  db: Queries,
  page: readonly ListedOrder[],
  { seesMargin }: { seesMargin: boolean },
): Promise<ExportedOrder[]> {
  const ids = page.map(({ order_id }) => order_id);
  if (ids.length === 0) return [];
  const facts = new Map((await exportFactsOf(db, ids)).map((fact) => [fact.orderId, fact]));
  const users = [...facts.values()].flatMap(({ userId }) => (userId === null ? [] : [userId]));
  const phones = await phonesOf(db, users);
  const money = await moneyTotalsOf(db, ids);
  const margins = seesMargin ? await readMoneyOfOrders(db, ids) : new Map<string, MoneyOfOrder>();
  return page.map((order) => {
    const fact = facts.get(order.order_id);
    return {
      ...order,
      facts: fact,
      phone: phones.get(fact?.userId ?? '') ?? '',
      money: money.get(order.order_id),
      margin: margins.get(order.order_id),
    };
  });
}
