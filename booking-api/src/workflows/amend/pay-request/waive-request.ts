import { lockLimits } from '../../../modules/accounts/public/staff-limits.ts';
import { countGift, isWithinLimit } from '../../../modules/approvals/public/gifts.ts';
import { openRequestFor } from '../../../modules/approvals/public/open-requests.ts';
import { askApproval } from '../../../modules/approvals/public/requests.ts';
import { appendOrderLines } from '../../../modules/orders/public/acts/append-order-lines.ts';
import { endUndo } from '../../../modules/orders/public/acts/undoable.ts';
import type { PayRequest } from '../../../modules/orders/public/owed/pay-requests.ts';
import { waivedLine, writeOffRequest } from '../../../modules/orders/public/owed/write-off-request.ts';
import { lockOrder, type Order } from '../../../modules/orders/public/store.ts';
import type { AppContext } from '../../../platform/context.ts';
import type { DatabaseTransaction } from '../../../platform/database/database.ts';
import { Refusal } from '../../../platform/http/refusal.ts';

/** Who waives an amount, and why. `approvedBy` is set where a colleague approved it, for whose limit it counts. */
type Waiver = { id: string; comment: string; approvedBy?: string };
type Context = Pick<AppContext, 'db' | 'clock'>;

/**
 * CH-16, CH-25: staff waive an amount due; above their limit, with what they gave the customer in thirty days, it waits
 * for a second person. Returns the request for approval, or null once the amount is waived. Throws Refusal
 * `request_closed`.
 */
export const waiveOrAsk = (
  { db, clock }: Context,
  order: Order,
  request: PayRequest,
  by: Waiver,
): Promise<string | null> =>
  db.transaction().execute(async (trx) => {
    const { refundCents } = await lockLimits(trx, by.id);
    const gift = { actorId: by.id, customerId: order.user_id, cents: request.amount_cents };
    if (request.state !== 'asked') throw new Refusal(409, 'request_closed');
    if (await isWithinLimit(trx, refundCents, gift, clock.instant())) {
      await waiveRequest(trx, clock, request, by);
      return null;
    }
    return (
      (await openRequestFor(trx, by.id, request.id)) ??
      (await askApproval(
        { trx, clock },
        {
          kind: 'waive_due',
          askedBy: by.id,
          reason: by.comment,
          cents: request.amount_cents,
          orderId: order.id,
          displayId: order.display_id,
          customerId: order.user_id,
          detail: { payRequest: request.id },
        },
      ))
    );
  });

/** Adds a line that deducts the amount, updates the books, and counts it as given. Throws Refusal `request_closed`. */
export async function waiveRequest(
  trx: DatabaseTransaction,
  clock: AppContext['clock'],
  request: PayRequest,
  { id: by, comment, approvedBy }: Waiver,
): Promise<void> {
  const at = clock.instant();
  const order = await lockOrder(trx, request.order_id);
  if (!order || !(await writeOffRequest(trx, request, { at, by, comment })))
    throw new Refusal(409, 'request_closed');
  await appendOrderLines(trx, order, [waivedLine(request)]);
  await endUndo(trx, order.id);
  const gift = { customerId: order.user_id, cents: request.amount_cents, reference: `due-${request.id}` };
  const giver = approvedBy === undefined ? { actorId: by } : { actorId: approvedBy, askedBy: by };
  await countGift(trx, { ...gift, ...giver }, at);
}
