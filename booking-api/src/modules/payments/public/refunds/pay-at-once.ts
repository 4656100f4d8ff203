import { cents } from '@sendahead/shared-contracts/primitives/cents';
import type { Clock } from '../../../../platform/clock.ts';
import type { DatabaseTransaction } from '../../../../platform/database/database.ts';
import { raiseAlert } from '../../../alerts/public/alerts.ts';
import { moveCredit } from '../../../credits/public/credits.ts';
import { accountOfCredit, book } from '../../../ledger/public/ledger.ts';
import { refundClub } from '../clubs/club-account.ts';
import { endPart, type RefundPart } from './refund-store.ts';

type Part = Pick<RefundPart, 'id' | 'refund_id' | 'method' | 'source' | 'amount_cents'>;

/**
 * Pays a part of a refund that needs no gateway: to a club, to a balance, or by hand. A finished part is
 * skipped, so that it is paid once.
 */
export async function payAtOnce(
  trx: DatabaseTransaction,
  clock: Clock,
  part: Part,
  orderId: string,
): Promise<void> {
  const { id, method, source } = part;
  if (method === 'card') throw new Error('a card is refunded by the gateway');
  if (!(await endPart(trx, id, 'done', null))) return;
  const amount = cents(part.amount_cents);
  const entry = { orderId, amount, transactionId: id };
  if (method === 'club') {
    await refundClub(trx, Number(source), amount, { orderId, reference: id, at: clock.instant() });
    await book(trx, 'refund_paid', { ...entry, account: 'clubs' });
  } else if (method === 'other') {
    await raiseAlert(trx, 'refund_by_hand', part.refund_id, { order: orderId, cents: amount });
    await book(trx, 'refund_paid', { ...entry, account: 'by_hand' });
  } else {
    if (!(await moveCredit(trx, { source: method, owner: source }, 'refund', amount, id)))
      throw new Error('a credit cannot be given back');
    await book(trx, 'refund_paid', { ...entry, account: accountOfCredit[method] });
  }
}
