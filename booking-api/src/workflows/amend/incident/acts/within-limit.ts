import type { Cents } from '@sendahead/shared-contracts/primitives/cents';
import { lockLimits } from '../../../../modules/accounts/public/staff-limits.ts';
import { isWithinLimit } from '../../../../modules/approvals/public/gifts.ts';
import type { Order } from '../../../../modules/orders/public/store.ts';
import type { PlaceOrderContext } from '../../../checkout/context.ts';

/** Whether someone may waive a difference of an order without a second person. */
export const mayWaive = (
  { db, clock }: PlaceOrderContext,
  { user_id: customerId }: Order,
  actorId: string,
  difference: Cents,
): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    const { refundCents } = await lockLimits(trx, actorId);
    const gift = { actorId, customerId, cents: difference };
    return isWithinLimit(trx, refundCents, gift, clock.instant());
  });
