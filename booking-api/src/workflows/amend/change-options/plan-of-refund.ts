import type { CallOutput } from '@sendahead/shared-contracts/call/define-call';
import type { planOfRefund } from '@sendahead/shared-contracts/orders/change-option-calls';
import type { Cents } from '@sendahead/shared-contracts/primitives/cents';
import { refundableOf } from '../../../modules/ledger/public/paid-for.ts';
import { destinationOfPart } from '../../../modules/orders/public/receipt.ts';
import type { Order } from '../../../modules/orders/public/store.ts';
import { planRefund } from '../../../modules/payments/public/refunds/plan-refund.ts';
import { paidParts, payablesOf } from '../../../modules/payments/public/refunds/refund-store.ts';
import type { Queries } from '../../../platform/database/database.ts';

/** CH-08: the destination of a refund of this amount now; empty when the order does not have that much. */
export async function readPlanOfRefund(
  db: Queries,
  order: Pick<Order, 'id' | 'user_id'>,
  amount: Cents,
): Promise<CallOutput<typeof planOfRefund>> {
  if (amount > (await refundableOf(db, order.id))) return { parts: [] };
  const paid = await paidParts(db, order.id);
  const parts = planRefund(amount, 'original', order.user_id, await payablesOf(db, order.id)) ?? [];
  return {
    parts: parts.map((part) => {
      const name = paid.find(({ method, source }) => method === part.method && source === part.source)?.name;
      return {
        title: destinationOfPart({ method: part.method, name: name ?? null }),
        amount_cents: part.amount,
        by_card: part.method === 'card',
        ...(part.method === 'club' ? { to_club: true } : {}),
      };
    }),
  };
}
