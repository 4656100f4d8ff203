import type pg from 'pg';
import type { Database } from '../../../platform/database/database.ts';
import { bookProblems } from './book-problems.ts';

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
 * The money invariant, by the gateway's own ledger: per attempt nothing or exactly the price is held; money
 * was captured for it if and only if it is the attempt of exactly one order and was not fully refunded; the
 * books balance. Returns the violations.
 */
export async function moneyProblems(shop: { context: { db: Database }; ledger: pg.Pool }): Promise<string[]> {
  const { db } = shop.context;
  const sales = await gatewaySales(shop.ledger);
  const attempts = await db.selectFrom('checkout_attempts').selectAll().execute();
  const orders = await db.selectFrom('orders').select(['id', 'attempt_id']).execute();
  const payments = await db.selectFrom('payments').select(['transaction_id', 'status', 'order_id']).execute();
  const problems = await bookProblems(db);
  for (const sale of sales) {
    if (!attempts.some(({ id }) => id === sale.order_id)) problems.push(`sale ${sale.id} of no attempt`);
  }
  for (const attempt of attempts) {
    const own = sales.filter((sale) => sale.order_id === attempt.id);
    const sum = (statuses: readonly string[]) =>
      own
        .filter(({ status }) => statuses.includes(status))
        .reduce((total, row) => total + row.amount_cents, 0);
    if (sum(held) !== 0 && sum(held) !== attempt.amount_cents)
      problems.push(`attempt ${attempt.id} holds ${sum(held)}`);
    const placed = attempt.outcome === 'placed';
    const ordered = orders.filter((order) => order.attempt_id === attempt.id).length;
    // For a split bill the order names the attempt that waited, and each share has a separate one.
    if (attempt.amends_order_id === null && attempt.share_id === null && ordered !== (placed ? 1 : 0))
      problems.push(`attempt ${attempt.id} (${attempt.state}) has ${ordered} orders`);
    const paid = payments.find((payment) => payment.transaction_id === attempt.transaction_id);
    const expected = placed && paid !== undefined && paid.status !== 'voided';
    if (sum(taken) > 0 !== expected)
      problems.push(`attempt ${attempt.id} (${attempt.state}) took ${sum(taken)}`);
    if (!placed && attempt.state !== 'waiting' && sum(held) > 0)
      problems.push(`attempt ${attempt.id} (${attempt.state}) holds money of no order`);
  }
  return problems;
}
