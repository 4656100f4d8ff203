import { sql } from 'kysely';
import type { LegName } from '../../modules/bookings/public/draft.ts';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import type { ShippingContext } from './context.ts';
import { voidLabelQueue } from './queue.ts';

/**
 * Gives up the labels of an order, or of one leg of it, in the transaction that cancels or changes it. What was never
 * asked for is dropped. What was bought, or may be under way, is voided by a job.
 */
export async function dropLabels(
  trx: DatabaseTransaction,
  { jobs }: Pick<ShippingContext, 'jobs'>,
  order: { id: string; generation: number },
  leg?: LegName,
): Promise<void> {
  const rows = await trx
    .updateTable('order_parcels')
    .set({
      label: sql`case when label = 'wanted' and lease_until is null then 'dropped' else 'void_wanted' end`,
      status: 'cancelled',
    })
    .where('order_id', '=', order.id)
    .where('generation', '=', order.generation)
    .where('label', 'in', ['wanted', 'bought'])
    .$if(leg !== undefined, (query) => query.where('leg', '=', leg ?? 'outbound'))
    .returning(['id', 'label'])
    .execute();
  for (const { id, label } of rows)
    if (label === 'void_wanted') await jobs.enqueue(trx, voidLabelQueue, { parcelId: id }, { retries: 20 });
}
