import type { Queries } from '../../../platform/database/database.ts';

/** Deletes what staff wrote to a customer about an order, and why they acted on its carts, which the audit says was done. */
export async function forgetWordsOfStaff(
  trx: Queries,
  { orderId, cartIds }: { orderId: string; cartIds: readonly string[] },
): Promise<void> {
  await trx.deleteFrom('staff_messages').where('order_id', '=', orderId).execute();
  await trx.deleteFrom('staff_authorizations').where('cart_id', 'in', cartIds).execute();
}
