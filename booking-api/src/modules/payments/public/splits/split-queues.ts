import type { DatabaseTransaction } from '../../../../platform/database/database.ts';
import type { Jobs } from '../../../../platform/jobs/jobs.ts';

/** Charges the shares of a bill that all have agreed to, and places its order. */
export const chargeQueue = 'charge-shares';
export const splitMailQueue = 'send-split-mail';
export const forgetCardQueue = 'forget-share-card';

/** The mails about a divided bill: to the buyer, or to whoever has a share (`shareId`). */
export const splitMailKinds = [
  'asked',
  'asked-buyer',
  'declined-buyer',
  'refused',
  'refused-buyer',
  'expired',
  'expired-buyer',
  'stopped',
  'placed',
] as const;
export type SplitMailKind = (typeof splitMailKinds)[number];

/** `round` tells apart what may happen more than once: the charges of a share. */
export type SplitMail = { splitId: string; kind: SplitMailKind; shareId: string | null; round: number };

type Send = Pick<Jobs, 'enqueue'>;

export const enqueueCharge = (trx: DatabaseTransaction, jobs: Send, splitId: string): Promise<void> =>
  jobs.enqueue(trx, chargeQueue, { splitId }, { retries: 20 });

/** Has a mail sent once the transaction commits. */
export const enqueueSplitMail = (
  trx: DatabaseTransaction,
  jobs: Send,
  mail: Omit<SplitMail, 'round'> & { round?: number },
): Promise<void> => jobs.enqueue(trx, splitMailQueue, { round: 0, ...mail }, { retries: 20 });
