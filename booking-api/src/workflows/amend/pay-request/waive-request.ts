import { cents } from '@sendahead/shared-contracts/primitives/cents';
import { book } from '../../../modules/ledger/public/ledger.ts';
import { lineOfAction, recordLegPrice } from '../../../modules/orders/public/acts/record-leg.ts';
import { endUndo } from '../../../modules/orders/public/acts/undoable.ts';
import { closeRequest, type PayRequest } from '../../../modules/orders/public/pay-requests.ts';
import { lockOrder } from '../../../modules/orders/public/store.ts';
import type { AppContext } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';

/** CH-16: staff give up what is owed: a line that takes it off, and the books. Throws Refusal `request_closed`. */
export const waiveRequest = (
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  request: PayRequest,
  by: { id: string; comment: string },
): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, request.order_id);
    const end = { state: 'waived', at: clock.instant(), by: by.id, comment: by.comment } as const;
    if (!order || !(await closeRequest(trx, request.id, end))) throw new Refusal(409, 'request_closed');
    const amount = cents(request.amount_cents);
    const taken = cents(0 - amount);
    const title = `Waived: ${request.reason}`;
    const explain = [{ label: title, amount_cents: taken }];
    await recordLegPrice(trx, order, [lineOfAction({ leg: null, title, amountCents: taken, explain })]);
    await endUndo(trx, order.id);
    const entry = { orderId: order.id, amount, transactionId: request.id };
    await book(trx, 'refund', entry);
    await book(trx, 'refund_paid', { ...entry, account: 'by_hand' });
  });
