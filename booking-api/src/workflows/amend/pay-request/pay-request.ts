import { cents } from '@sendahead/shared-contracts/primitives/cents';
import { paidFor } from '../../../modules/ledger/public/paid-for.ts';
import { lineOfAction } from '../../../modules/orders/public/acts/record-leg.ts';
import { findRequest, type PayRequest } from '../../../modules/orders/public/pay-requests.ts';
import { findOrder, type Order } from '../../../modules/orders/public/store.ts';
import { sumLines } from '../../../modules/pricing/public/line-items.ts';
import { priceCart } from '../../../modules/pricing/public/price-cart.ts';
import { defaultPriceOptions } from '../../../modules/pricing/public/price-options.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { PlaceOrderContext, PricedCart } from '../../checkout/context.ts';
import { submitChange } from '../change-order/submit-change.ts';

/**
 * CH-15: pays a request by a card: an attempt like every other, that changes nothing of the order but that it is paid. Of two
 * at once one pays; the other's authorisation is void. Throws Refusal `request_closed`, and those of `submitChange`.
 */
export async function payRequest(
  context: PlaceOrderContext,
  order: Order,
  request: PayRequest,
  by: { id: string; nonce: string },
): Promise<void> {
  if (request.state !== 'asked') throw new Refusal(409, 'request_closed');
  const { db, clock } = context;
  const amount = cents(request.amount_cents);
  const explain = [{ label: request.reason, amount_cents: amount }];
  const lines = [lineOfAction({ leg: null, title: request.reason, amountCents: amount, explain })];
  const form = order.shipment.booking?.form ?? {};
  const priceAgain = async (trx: Queries): Promise<PricedCart> => ({
    total: amount,
    value: amount,
    lines,
    tenders: [],
    amends: { orderId: order.id, paidBefore: await paidFor(trx, order.id) },
    couponCode: null,
    shipment: (await findOrder(trx, order.id))?.shipment ?? order.shipment,
    // What was said to customs was said when the order was placed.
    countries: { origin: '', destination: '' },
    pays: request.id,
  });
  const submission = { actorId: by.id, form, difference: amount, means: { nonce: by.nonce } };
  await submitChange({ ...context, priceAgain }, order, submission, async (brand) => ({
    ...(await priceCart(db, clock, { form, brand, role: 'consumer', options: defaultPriceOptions })),
    totalCents: sumLines(lines),
    lines,
  })).catch(async (error: unknown) => {
    // Another press paid it, or staff waived it, between this one's price and its end: the card did not fail.
    const now = await findRequest(db, { orderId: order.id, id: request.id });
    if (error instanceof Refusal && now?.state !== 'asked') throw new Refusal(409, 'request_closed');
    throw error;
  });
}
