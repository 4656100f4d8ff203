import type { DatabaseTransaction } from '../../../../platform/database/database.ts';
import type { Jobs } from '../../../../platform/jobs/jobs.ts';

export const refundMailQueue = 'send-refund-mail';

/** Has the mail about a refund sent once the transaction commits; the refund names it for ever. */
export const enqueueRefundMail = (
  trx: DatabaseTransaction,
  jobs: Pick<Jobs, 'enqueue'>,
  refundId: string,
): Promise<void> => jobs.enqueue(trx, refundMailQueue, { refundId }, { retries: 20 });
