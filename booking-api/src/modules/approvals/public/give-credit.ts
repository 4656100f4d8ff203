import { cents } from '@sendahead/shared-contracts/primitives/cents';
import type { AppContext } from '../../../platform/context.ts';
import type { DatabaseTransaction } from '../../../platform/database/database.ts';
import { audit } from '../../accounts/public/audit.ts';
import { moveCredit } from '../../credits/public/credits.ts';
import { creditMailJob } from '../../credits/public/jobs.ts';
import { idOfEntry } from '../../credits/public/staff-credits.ts';
import { bookGivenCredit } from '../../ledger/public/given-credits.ts';
import { countGift, type Gift, noteOfGift } from './gifts.ts';

/** A credit by staff; `orderId` is set when it is for an order. */
export type StaffCredit = Gift & {
  source: 'wallet' | 'ship_wallet';
  reason: string;
  orderId: string | undefined;
};

/** Gives a credit: records it first, books it for its order, counts it for the giver's limit, and emails it. */
export async function giveStaffCredit(
  trx: DatabaseTransaction,
  { clock, jobs }: Pick<AppContext, 'clock' | 'jobs'>,
  { source, reason, orderId, ...gift }: StaffCredit,
): Promise<void> {
  const { customerId, reference } = gift;
  const { userId, approved } = noteOfGift(gift);
  await audit({ db: trx, clock }, 'staff.gave_credit', {
    userId,
    subject: customerId,
    detail: {
      kind: source,
      amount_cents: gift.cents,
      reason,
      reference,
      ...approved,
      ...(orderId === undefined ? {} : { order: orderId, cents: gift.cents }),
    },
  });
  await moveCredit(trx, { source, owner: customerId }, 'grant', cents(gift.cents), reference);
  if (orderId !== undefined) await bookGivenCredit(trx, { orderId, source, cents: gift.cents, reference });
  await countGift(trx, gift, clock.instant());
  await mailCredit(trx, jobs, { source, owner: customerId, reference, event: 'grant' });
}

/** Emails the customer about a credit entry. */
export async function mailCredit(
  trx: DatabaseTransaction,
  jobs: AppContext['jobs'],
  entry: { source: StaffCredit['source']; owner: string; reference: string; event: 'grant' | 'withdraw' },
): Promise<void> {
  await jobs.enqueue(trx, creditMailJob, { entryId: await idOfEntry(trx, entry) });
}
