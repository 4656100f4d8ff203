import type { LegName } from '@sendahead/shared-contracts/orders/leg-name';
import { sql } from 'kysely';
import type { GivenUpBag } from '../../../modules/orders/public/acts/undoable.ts';
import type { DatabaseTransaction } from '../../../platform/database/database.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import { voidLabelJob } from './jobs.ts';

/**
 * Drops the labels of an order, or of some of its legs, in the transaction that cancels or changes it. A label
 * that was never requested is dropped. One that was bought, or may be in progress, is voided by a job when
 * the act can no longer be undone. Returns the bags in their previous state.
 */
export async function dropLabels(
  trx: DatabaseTransaction,
  { jobs, undoSeconds }: { jobs: Pick<Jobs, 'enqueue'>; undoSeconds: number },
  order: { id: string; generation: number },
  legs?: readonly LegName[],
): Promise<GivenUpBag[]> {
  if (legs?.length === 0) return [];
  const rows = await trx
    .updateTable('order_parcels')
    .set({
      label: sql`case when label = 'wanted' and lease_until is null then 'dropped' else 'void_wanted' end`,
      status: 'cancelled',
      void_after: undoSeconds === 0 ? null : sql`now() + make_interval(secs => ${undoSeconds})`,
    })
    .where('order_id', '=', order.id)
    .where('generation', '=', order.generation)
    .where('label', 'in', ['wanted', 'bought'])
    .$if(legs !== undefined, (query) => query.where('leg', 'in', legs ?? []))
    .returning(['id', 'label'])
    .returning([
      sql<GivenUpBag['label']>`old.label`.as('before'),
      sql<GivenUpBag['status']>`old.status`.as('status'),
    ])
    .execute();
  for (const { id, label } of rows)
    if (label === 'void_wanted')
      await jobs.enqueue(trx, voidLabelJob, { parcelId: id }, { startAfterSeconds: undoSeconds });
  return rows.map(({ id, before, status }) => ({ id, label: before, status }));
}
