import { sql } from 'kysely';
import type { Queries } from '../../../platform/database/database.ts';
import type { ApprovalDetail } from '../tables.ts';

/** The subjects of requests for approval: an order, its former carts, and its change carts. */
export type OrderAndCarts = { orderId: string; cartIds: readonly string[] };

const about = ({ orderId, cartIds }: OrderAndCarts) =>
  sql<boolean>`(order_id = ${orderId} or cart_id = any (${sql.val([...cartIds])}::text[]))`;

/** Whether an order waits for a second approver. */
export const hasOpenApproval = async (db: Queries, order: OrderAndCarts): Promise<boolean> =>
  (await db
    .selectFrom('approval_requests')
    .select('id')
    .where(about(order))
    .where('state', '=', 'asked')
    .executeTakeFirst()) !== undefined;

/** Replaces a removed reason, because a request always has one. */
const removedReason = 'Removed';

/** Erases the reasons for a request and its decision; who did it, when and how much are kept. */
export async function forgetReasonsOfApprovals(trx: Queries, order: OrderAndCarts): Promise<void> {
  await trx
    .updateTable('approval_requests')
    .set({
      reason: removedReason,
      decision: '',
      detail:
        sql<ApprovalDetail>`(detail - 'customerReason' - 'amendment') #- '{claim,payout,reference}'` as never,
    })
    .where(about(order))
    .execute();
}
