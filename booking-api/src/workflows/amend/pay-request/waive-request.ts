import { appendOrderLines } from '../../../modules/orders/public/acts/append-order-lines.ts';
import { endUndo } from '../../../modules/orders/public/acts/undoable.ts';
import type { PayRequest } from '../../../modules/orders/public/owed/pay-requests.ts';
import { waivedLine, writeOffRequest } from '../../../modules/orders/public/owed/write-off-request.ts';
import { lockOrder } from '../../../modules/orders/public/store.ts';
import type { AppContext } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';

/**
 * CH-16: staff waive an amount due: adds a line that deducts it, and updates the books. Throws Refusal
 * `request_closed`.
 */
export const waiveRequest = (
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  request: PayRequest,
  by: { id: string; comment: string },
): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, request.order_id);
    const end = { at: clock.instant(), by: by.id, comment: by.comment };
    if (!order || !(await writeOffRequest(trx, request, end))) throw new Refusal(409, 'request_closed');
    await appendOrderLines(trx, order, [waivedLine(request)]);
    await endUndo(trx, order.id);
  });
