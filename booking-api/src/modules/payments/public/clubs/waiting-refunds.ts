import type { Queries } from '../../../../platform/database/database.ts';

/** Refunds to a club's account that are not booked yet, by order. */
export const waitingRefundsOf = (
  db: Queries,
  clubId: number,
): Promise<{ order_id: string; amount_cents: number }[]> =>
  db
    .selectFrom('refund_parts')
    .innerJoin('refunds', 'refunds.id', 'refund_parts.refund_id')
    .select(['order_id', 'refund_parts.amount_cents'])
    .where('method', '=', 'club')
    .where('source', '=', String(clubId))
    .where('state', '=', 'wanted')
    .execute();
