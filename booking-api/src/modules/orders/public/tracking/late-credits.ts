import type { LegName } from '@sendahead/shared-contracts/orders/leg-name';
import { type Cents, cents } from '@sendahead/shared-contracts/primitives/cents';
import type { Queries } from '../../../../platform/database/database.ts';

export type LateCredit = { leg: LegName; days_late: number; amount_cents: Cents };

/** The credits for legs of an order that arrived late. */
export async function lateCreditsOf(db: Queries, orderId: string): Promise<LateCredit[]> {
  const rows = await db
    .selectFrom('late_credits')
    .select(['leg', 'days_late', 'amount_cents'])
    .where('order_id', '=', orderId)
    .orderBy('leg')
    .execute();
  return rows.map((row) => ({ ...row, amount_cents: cents(row.amount_cents) }));
}
