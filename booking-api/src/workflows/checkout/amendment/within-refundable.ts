import type { LegName } from '@sendahead/shared-contracts/orders/leg-name';
import { cents } from '@sendahead/shared-contracts/primitives/cents';
import { refundableOf } from '../../../modules/ledger/public/paid-for.ts';
import { lineOfAction } from '../../../modules/orders/public/acts/append-order-lines.ts';
import { reductionSteps } from '../../../modules/orders/public/copy/refund-steps.ts';
import type { Order } from '../../../modules/orders/public/store.ts';
import type { Queries } from '../../../platform/database/database.ts';
import type { Difference } from '../context.ts';

/** Limits a refund to the unrefunded payments of the order; the difference becomes a separate line. */
export async function withinRefundable(
  trx: Queries,
  order: Pick<Order, 'id'>,
  leg: LegName | undefined,
  difference: Difference,
): Promise<Difference> {
  const total = cents(Math.max(difference.total, Math.min(0, 0 - (await refundableOf(trx, order.id)))));
  const amountCents = cents(total - difference.total);
  if (amountCents === 0) return difference;
  const title = reductionSteps.limited;
  const explain = [{ label: title, amount_cents: amountCents }];
  const line = lineOfAction({ leg: leg ?? null, title, amountCents, explain });
  return { ...difference, total, lines: [...difference.lines, line] };
}
