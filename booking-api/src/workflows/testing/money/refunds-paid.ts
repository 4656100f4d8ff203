import { sql } from 'kysely';
import { until } from '../../../testing/until.ts';
import { recover } from '../../checkout/reconcile/recover.ts';
import type { Shop } from '../shop.ts';

/**
 * Waits until every refund, or those of an order, is paid; a part that waits for its next retry is retried
 * immediately.
 */
export const refundsPaid = (shop: Shop, orderId?: string): Promise<true> =>
  until(async () => {
    await sql`update refund_parts set next_try_at = now() - interval '1 s'`.execute(shop.context.db);
    await recover(shop.ordering);
    const open = await shop.context.db
      .selectFrom('refund_parts')
      .innerJoin('refunds', 'refunds.id', 'refund_id')
      .$if(orderId !== undefined, (query) => query.where('order_id', '=', orderId ?? ''))
      .where('state', '=', 'wanted')
      .select('refund_parts.id')
      .execute();
    return open.length === 0;
  });
