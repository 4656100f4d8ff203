import { cents } from '@sendahead/shared-contracts/primitives/cents';
import { limitsOf } from '../../../modules/accounts/public/staff-limits.ts';
import type { Account } from '../../../modules/accounts/public/store.ts';
import { isWithinLimit } from '../../../modules/approvals/public/gifts.ts';
import {
  type ApprovalRequest,
  closeRequest,
  findApproval,
  lockOpenRequest,
} from '../../../modules/approvals/public/requests.ts';
import { noteApprovedCarrier } from '../../../modules/incidents/public/carrier-moves.ts';
import { namesPeople } from '../../../modules/orders/public/retention/people-removed.ts';
import { findOrder } from '../../../modules/orders/public/store.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { PlaceOrderContext } from '../../checkout/context.ts';
import { waive } from '../settle-change/waive-change.ts';
import type { NoLonger } from './do-approved.ts';

/**
 * CO-113: approves a waived difference: makes its change, at the requested difference, on the order as it is now, and
 * closes the request with the same transaction. Null when it is done, or the reason why it is no longer possible. Throws
 * Refusal `approval_not_yours` above the approver's limit, `approval_closed`, `change_in_progress`.
 */
export async function approveWaiver(
  context: PlaceOrderContext,
  request: ApprovalRequest,
  { id, role }: Pick<Account, 'id' | 'role'>,
): Promise<NoLonger | null> {
  if (request.state !== 'asked') throw new Refusal(409, 'approval_closed');
  const { customer_id: customerId, amount_cents: amount, reason } = request;
  const { amendment } = request.detail;
  const order = request.order_id === null ? undefined : await findOrder(context.db, request.order_id);
  if (!order || customerId === null || amount === null || !amendment || !namesPeople(order))
    return close(context, request, id);
  await requireLimit(context, { actorId: id, customerId, cents: amount });
  try {
    const settlement = { kind: 'waive', cents: cents(amount), reason, approvalId: request.id } as const;
    await waive(context, order, {
      amendment,
      by: { id, role },
      settlement,
      // A failed try closes the request, so one key is enough for each approver.
      key: `${request.id}-${id}`,
    });
    if (amendment.services) await noteApprovedCarrier(context.db, order.id, id);
    return null;
  } catch (error) {
    if (!(error instanceof Refusal) || error.code === 'change_in_progress') throw error;
    const now = await findApproval(context.db, request.id);
    if (now?.state !== 'asked') throw new Refusal(409, 'approval_closed');
    return close(context, request, id);
  }
}

async function requireLimit(
  { db, clock }: PlaceOrderContext,
  gift: { actorId: string; customerId: string; cents: number },
): Promise<void> {
  const { refundCents } = await limitsOf(db, gift.actorId);
  const isEnough = await db
    .transaction()
    .execute((trx) => isWithinLimit(trx, refundCents, gift, clock.instant()));
  if (!isEnough) throw new Refusal(403, 'approval_not_yours');
}

/** Closes a request whose change is no longer possible at its difference. */
const close = ({ db, clock }: PlaceOrderContext, { id }: ApprovalRequest, by: string): Promise<NoLonger> =>
  db.transaction().execute(async (trx) => {
    const why: NoLonger = 'change_not_possible';
    await closeRequest({ trx, clock }, await lockOpenRequest(trx, id), 'fail', { by, why });
    return why;
  });
