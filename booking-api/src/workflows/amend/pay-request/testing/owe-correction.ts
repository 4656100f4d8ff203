import { lockOrder } from '../../../../modules/orders/public/store.ts';
import { billCorrection } from '../../../fulfill/tracking/bill-correction.ts';
import { reaches, shippingOf } from '../../../testing/shipping.ts';
import type { Shop } from '../../../testing/shop.ts';

/** An order with labels, whose outbound address the carrier has corrected: its fee is due. */
export async function oweCorrection(shop: Shop, orderId: string): Promise<void> {
  await reaches(shop, orderId, 'labels_ready');
  await shop.context.db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, orderId);
    if (order) await billCorrection(trx, shippingOf(shop), order, 'outbound');
  });
}
