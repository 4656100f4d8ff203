import type { Queries } from '../../../platform/database/database.ts';

/**
 * Deletes staff messages to a customer about an order, and the reasons for acts on its carts; the audit keeps
 * that they were done.
 */
export async function forgetWordsOfStaff(
  trx: Queries,
  { orderId, cartIds }: { orderId: string; cartIds: readonly string[] },
): Promise<void> {
  await trx.deleteFrom('staff_messages').where('order_id', '=', orderId).execute();
  await trx.deleteFrom('staff_authorizations').where('cart_id', 'in', cartIds).execute();
}
