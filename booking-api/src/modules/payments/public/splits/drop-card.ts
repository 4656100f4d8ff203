import type { DatabaseTransaction } from '../../../../platform/database/database.ts';
import type { Jobs } from '../../../../platform/jobs/jobs.ts';
import { forgetShareCardJob } from './jobs.ts';
import { type ShareRow, updateShare } from './splits.ts';

/**
 * Removes the card of a share. The gateway also forgets a card that was saved for shares only, once no other
 * share uses it.
 */
export async function dropCard(
  trx: DatabaseTransaction,
  jobs: Pick<Jobs, 'enqueue'>,
  { id, method_token: token, method_is_own: isOwn }: Pick<ShareRow, 'id' | 'method_token' | 'method_is_own'>,
): Promise<void> {
  if (token === null) return;
  await updateShare(trx, id, { method_token: null, method_is_own: false });
  if (!isOwn) return;
  const other = await trx
    .selectFrom('bill_shares')
    .select('id')
    .where('method_token', '=', token)
    .executeTakeFirst();
  if (!other) await jobs.enqueue(trx, forgetShareCardJob, { token });
}
