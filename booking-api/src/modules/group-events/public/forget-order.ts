import type { Queries } from '../../../platform/database/database.ts';

/** Erases which roster person an order belongs to, if the roster still exists; that there was one is kept. */
export async function forgetRosterOfOrder(trx: Queries, orderId: string): Promise<void> {
  const people = trx.selectFrom('group_people').select('id').where('order_id', '=', orderId);
  for (const table of ['group_links', 'group_mails'] as const)
    await trx.deleteFrom(table).where('person_id', 'in', people).execute();
  await trx
    .updateTable('group_people')
    .set({ name: '', email: '', bunk: '', session: '' })
    .where('order_id', '=', orderId)
    .execute();
}
