import { claimStates, isOver } from '@sendahead/shared-contracts/claims/states';
import type { DatabaseTransaction, Queries } from '../../../platform/database/database.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import { withdrawDrafts } from './forget-drafts.ts';
import { removeClaimFileJob } from './jobs.ts';

/** Sent, and not decided or paid yet. No one waits for a draft. */
const open = claimStates.filter((state) => state !== 'draft' && !isOver(state));

/** Whether someone waits for a claim about an order. */
export const hasOpenClaim = async (db: Queries, orderId: string): Promise<boolean> =>
  (await db
    .selectFrom('claims')
    .select('id')
    .where('order_id', '=', orderId)
    .where('state', 'in', open)
    .executeTakeFirst()) !== undefined;

/**
 * Erases the texts and files of the claims about an order; their states and amounts are kept for the books.
 */
export async function forgetClaimsOfOrder(
  trx: DatabaseTransaction,
  jobs: Pick<Jobs, 'enqueue'>,
  orderId: string,
  at: string,
): Promise<void> {
  await withdrawDrafts(trx, jobs, { order_id: orderId }, at);
  const claims = trx.selectFrom('claims').select('id').where('order_id', '=', orderId);
  await trx.updateTable('claims').set({ what: '' }).where('order_id', '=', orderId).execute();
  await trx.updateTable('claim_steps').set({ message: '' }).where('claim_id', 'in', claims).execute();
  await trx.updateTable('claim_payments').set({ reference: '' }).where('claim_id', 'in', claims).execute();
  const files = await trx.deleteFrom('claim_files').where('claim_id', 'in', claims).returning('id').execute();
  for (const { id } of files) await jobs.enqueue(trx, removeClaimFileJob, { fileId: id });
}
