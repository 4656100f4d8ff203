import type { Database } from '../../platform/database/database.ts';
import { until } from '../../testing/until.ts';

/** Waits until the jobs of an order have captured its money. */
export const settled = (shop: { context: { db: Database } }, orderId: string): Promise<true> =>
  until(async () => {
    const attempt = await shop.context.db
      .selectFrom('checkout_attempts')
      .select('state')
      .where('order_id', '=', orderId)
      .where('outcome', '=', 'placed')
      .executeTakeFirst();
    return attempt?.state === 'done' ? true : undefined;
  });

/** Waits until no job is pending: every order settled, every void done. */
export const noPaymentsUnderWay = (shop: { context: { db: Database } }, seconds = 60): Promise<true> =>
  until(async () => {
    const open = await shop.context.db
      .selectFrom('payments')
      .select('transaction_id')
      .where('status', 'in', ['authorised', 'void_wanted'])
      .execute();
    return open.length === 0 ? true : undefined;
  }, seconds);
