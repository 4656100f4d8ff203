import type { DatabaseTransaction } from '../../../platform/database/database.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import { removeClaimFileJob } from './jobs.ts';

/** Deletes the drafts of claims with their texts; a job deletes their files after this commits. */
export async function forgetDrafts(
  trx: DatabaseTransaction,
  jobs: Pick<Jobs, 'enqueue'>,
  claimIds: readonly string[],
): Promise<void> {
  if (claimIds.length === 0) return;
  await trx.updateTable('claims').set({ what: '', value_cents: 0 }).where('id', 'in', claimIds).execute();
  const files = await trx
    .deleteFrom('claim_files')
    .where('claim_id', 'in', claimIds)
    .returning('id')
    .execute();
  for (const { id } of files) await jobs.enqueue(trx, removeClaimFileJob, { fileId: id });
}

/** Withdraws and empties the drafts about an order, or of a person. */
export async function withdrawDrafts(
  trx: DatabaseTransaction,
  jobs: Pick<Jobs, 'enqueue'>,
  of: { order_id: string } | { user_id: string },
  at: string,
): Promise<void> {
  const drafts = await trx
    .updateTable('claims')
    .set({ state: 'withdrawn', state_at: at })
    .where((claim) => claim.and({ ...of, state: 'draft' }))
    .returning('id')
    .execute();
  await forgetDrafts(
    trx,
    jobs,
    drafts.map(({ id }) => id),
  );
}
