import type { LineItem } from '@sendahead/shared-contracts/pricing/schema';
import { cents } from '@sendahead/shared-contracts/primitives/cents';
import type { Queries } from '../../../../platform/database/database.ts';
import { book } from '../../../ledger/public/ledger.ts';
import { lineOfAction } from '../acts/append-order-lines.ts';
import { closeRequest, type PayRequest } from './pay-requests.ts';

/** Ends a request unpaid, and writes off its amount. False when it was already paid or waived. */
export async function writeOffRequest(
  trx: Queries,
  { id, order_id: orderId, amount_cents }: PayRequest,
  end: { at: string; by: string; comment: string },
): Promise<boolean> {
  if (!(await closeRequest(trx, id, { state: 'waived', ...end }))) return false;
  const entry = { orderId, amount: cents(amount_cents), transactionId: id };
  await book(trx, 'refund', entry);
  await book(trx, 'refund_paid', { ...entry, account: 'by_hand' });
  return true;
}

/** The line that deducts a request's amount from the order's price. */
export function waivedLine({ reason, amount_cents }: PayRequest): LineItem {
  const amountCents = cents(0 - amount_cents);
  const title = `Waived: ${reason}`;
  return lineOfAction({
    leg: null,
    title,
    amountCents,
    explain: [{ label: title, amount_cents: amountCents }],
  });
}
