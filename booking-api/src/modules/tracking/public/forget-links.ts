import type { DatabaseTransaction } from '../../../platform/database/database.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import { removeReceivedPhotoJob } from './jobs.ts';

/**
 * Deletes the links to an order, and who confirmed the arrival of its bags; a job deletes the photos after
 * this commits.
 */
export async function forgetLinksOfOrder(
  trx: DatabaseTransaction,
  jobs: Pick<Jobs, 'enqueue'>,
  orderId: string,
): Promise<void> {
  const received = await trx
    .deleteFrom('received_bags')
    .where('order_id', '=', orderId)
    .returning(['id', 'has_photo'])
    .execute();
  await trx.deleteFrom('track_links').where('order_id', '=', orderId).execute();
  for (const { id, has_photo } of received)
    if (has_photo) await jobs.enqueue(trx, removeReceivedPhotoJob, { receivedId: id });
}
