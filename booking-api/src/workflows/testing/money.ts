import type pg from 'pg';
import type { Database } from '../../platform/database.ts';

const held = [
  'authorizing',
  'authorized',
  'submitted_for_settlement',
  'settling',
  'settled',
  'settlement_pending',
];
const taken = ['submitted_for_settlement', 'settling', 'settled', 'settlement_pending'];

export type GatewayRow = { id: string; order_id: string; amount_cents: number; status: string };

export const gatewaySales = async (ledger: pg.Pool): Promise<GatewayRow[]> =>
  (
    await ledger.query<GatewayRow>(
      "select id, order_id, amount_cents, status from sandbox_gateway.transactions where kind = 'sale' order by created_at",
    )
  ).rows;

/**
 * The money invariant, by the gateway's own ledger: per press nothing or exactly the price is held; money was taken
 * for it if and only if it is the press of exactly one order; every order's books balance. Gives what is broken.
 */
export async function moneyProblems(shop: { context: { db: Database }; ledger: pg.Pool }): Promise<string[]> {
  const { db } = shop.context;
  const sales = await gatewaySales(shop.ledger);
  const attempts = await db.selectFrom('checkout_attempts').selectAll().execute();
  const orders = await db.selectFrom('orders').selectAll().execute();
  const entries = await db.selectFrom('ledger_entries').selectAll().execute();
  const problems: string[] = [];
  for (const sale of sales) {
    if (!attempts.some(({ id }) => id === sale.order_id)) problems.push(`sale ${sale.id} of no press`);
  }
  for (const attempt of attempts) {
    const own = sales.filter((sale) => sale.order_id === attempt.id);
    const sum = (statuses: readonly string[]) =>
      own
        .filter(({ status }) => statuses.includes(status))
        .reduce((total, row) => total + row.amount_cents, 0);
    if (sum(held) !== 0 && sum(held) !== attempt.amount_cents)
      problems.push(`press ${attempt.id} holds ${sum(held)}`);
    const placed = orders.filter(
      (order) => order.attempt_id === attempt.id && order.status === 'placed',
    ).length;
    if (sum(taken) > 0 !== (placed === 1 && attempt.amount_cents > 0)) {
      problems.push(`press ${attempt.id} (${attempt.state}) took ${sum(taken)} for ${placed} orders`);
    }
    if (placed === 0 && sum(held) > 0)
      problems.push(`press ${attempt.id} (${attempt.state}) holds money of no order`);
  }
  for (const order of orders) {
    const own = entries.filter((entry) => entry.order_id === order.id);
    const of = (account: string) =>
      own
        .filter((entry) => entry.account === account)
        .reduce((total, entry) => total + entry.amount_cents, 0);
    if (of('cash') + of('receivable') + of('revenue') !== 0)
      problems.push(`books of ${order.id} do not balance`);
    if (of('revenue') !== -order.total_cents || of('cash') !== order.total_cents) {
      problems.push(`books of ${order.id}: cash ${of('cash')}, revenue ${of('revenue')}`);
    }
  }
  return problems;
}
