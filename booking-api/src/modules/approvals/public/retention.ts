import { sql } from 'kysely';
import type { Queries } from '../../../platform/database/database.ts';
import type { ApprovalDetail } from '../tables.ts';

/** What requests for approval are about: an order, and the carts that it came from or that changed it. */
export type OrderAndCarts = { orderId: string; cartIds: readonly string[] };

const about = ({ orderId, cartIds }: OrderAndCarts) =>
  sql<boolean>`(order_id = ${orderId} or cart_id = any (${sql.val([...cartIds])}::text[]))`;

/** Whether something about an order waits for a second person. */
export const hasOpenApproval = async (db: Queries, order: OrderAndCarts): Promise<boolean> =>
  (await db
    .selectFrom('approval_requests')
    .select('id')
    .where(about(order))
    .where('state', '=', 'asked')
    .executeTakeFirst()) !== undefined;

/** Replaces a removed reason: a request always has one. */
const removedReason = 'Removed';

/** Forgets why something was asked for and decided; who did it, when and how much stays. */
export async function forgetReasonsOfApprovals(trx: Queries, order: OrderAndCarts): Promise<void> {
  await trx
    .updateTable('approval_requests')
    .set({
      reason: removedReason,
      decision: '',
      detail: sql<ApprovalDetail>`detail - 'customerReason'` as never,
    })
    .where(about(order))
    .execute();
}
