import type { Queries } from '../../../platform/database/database.ts';

/** Deletes staff notes on an order and on its work items. */
export async function forgetNotesOfOrder(trx: Queries, orderId: string): Promise<void> {
  await trx.deleteFrom('order_notes').where('order_id', '=', orderId).execute();
  await trx.updateTable('work_items').set({ note: '' }).where('subject', '=', orderId).execute();
}
