import { cents } from '@sendahead/shared-contracts/primitives/cents';
import type { PayPurpose } from '../../../modules/bookings/public/purpose.ts';
import { lineOfAction } from '../../../modules/orders/public/acts/append-order-lines.ts';
import { findRequest } from '../../../modules/orders/public/owed/pay-requests.ts';
import { findOrder } from '../../../modules/orders/public/store.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { PricedCart } from '../context.ts';
import { asPriced } from './as-priced.ts';

/**
 * Prices a payment request of an order. Customs questions are left out, because they were answered when the
 * order was placed.
 */
export async function priceOwed(trx: Queries, { orderId, requestId }: PayPurpose): Promise<PricedCart> {
  const [order, request] = [
    await findOrder(trx, orderId),
    await findRequest(trx, { orderId, id: requestId }),
  ];
  if (!order || !request) throw new Refusal(404, 'order_not_found');
  const total = cents(request.amount_cents);
  const title = request.reason;
  const explain = [{ label: title, amount_cents: total }];
  const lines = [lineOfAction({ leg: null, title, amountCents: total, explain })];
  return asPriced({ total, lines, shipment: order.shipment });
}
