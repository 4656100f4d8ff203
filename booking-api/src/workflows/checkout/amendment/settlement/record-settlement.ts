import { audit } from '../../../../modules/accounts/public/audit.ts';
import { lockLimits } from '../../../../modules/accounts/public/staff-limits.ts';
import { countGift, isWithinLimit } from '../../../../modules/approvals/public/gifts.ts';
import { closeRequest, lockOpenRequest } from '../../../../modules/approvals/public/requests.ts';
import type { Actor, Settlement } from '../../../../modules/bookings/public/purpose.ts';
import type { AttemptRecord } from '../../../../modules/payments/public/attempts/attempts.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { DatabaseTransaction } from '../../../../platform/database/database.ts';
import { giftOf } from './waived.ts';

type Settled = { settlement: Settlement; by: Actor };

/**
 * Records with a change how staff settled its difference: who charged the customer's card, or who waived it, which
 * counts for their limit and closes its request. Throws when the limit has been used up, or the request was
 * decided; then the attempt is undone.
 */
export async function recordSettlement(
  trx: DatabaseTransaction,
  clock: Clock,
  attempt: AttemptRecord,
  { settlement, by }: Settled,
): Promise<void> {
  const customerId = attempt.owner_id ?? attempt.user_id;
  if (customerId === by.id) throw new Error('nobody settles an order of their own');
  const reference = giftOf(settlement, attempt);
  if (settlement.kind === 'waive' && reference !== undefined)
    await countWaiver(trx, clock, { settlement, by }, { customerId, reference });
  await audit({ db: trx, clock }, kinds[settlement.kind], {
    userId: by.id,
    subject: customerId,
    detail: { order: attempt.order_id, cents: settlement.cents },
  });
}

const kinds: Readonly<Record<Settlement['kind'], string>> = {
  charge: 'staff.charged_difference',
  waive: 'staff.waived_difference',
};

async function countWaiver(
  trx: DatabaseTransaction,
  clock: Clock,
  { settlement, by }: Settled & { settlement: { kind: 'waive' } },
  { customerId, reference }: { customerId: string; reference: string },
): Promise<void> {
  const now = clock.instant();
  const { refundCents } = await lockLimits(trx, by.id);
  const gift = { actorId: by.id, customerId, cents: settlement.cents };
  if (!(await isWithinLimit(trx, refundCents, gift, now))) throw new Error('the limit is used up');
  const { approvalId } = settlement;
  const request = approvalId === undefined ? undefined : await lockOpenRequest(trx, approvalId);
  if (request) await closeRequest({ trx, clock }, request, 'approve', { by: by.id });
  await countGift(trx, { ...gift, askedBy: request?.asked_by, reference }, now);
}
