import type { AmendPurpose } from '../../../modules/bookings/public/purpose.ts';
import { findOrder } from '../../../modules/orders/public/store.ts';
import { payerOf, readPriceOptions, withConcessions } from '../../../modules/pricing/public/price-options.ts';
import { shipmentFormOf } from '../../../modules/pricing/public/shipment-form.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { priceAmendment } from '../amendment/price-amendment.ts';
import { priceOwed } from '../amendment/price-owed.ts';
import { waived } from '../amendment/settlement/waived.ts';
import { priceShipment } from '../checks/price-shipment.ts';
import { whoBooked } from '../checks/who-booked.ts';
import {
  isPriced,
  type PriceAgain,
  type PricedCart,
  type PriceRequest,
  type PricingProblem,
} from '../context.ts';

/** Prices an attempt by its purpose: its cart, the amendment of an order, or an amount due. */
export const priceAgainWith =
  (clock: Clock): PriceAgain =>
  async (trx, request) => {
    const { purpose } = request.checkout;
    switch (purpose.kind) {
      case 'new':
        return priceCartAgain(trx, clock, request, null);
      case 'amend':
        return priceAmended(trx, clock, request, purpose);
      case 'pay':
        return priceOwed(trx, purpose);
      default:
        return purpose satisfies never;
    }
  };

/** Any other change of the order that came first changes this one's price, or makes it impossible. */
async function priceAmended(
  trx: Queries,
  clock: Clock,
  request: PriceRequest,
  { orderId, generation, amendment, by, settlement }: AmendPurpose,
): Promise<PricedCart | PricingProblem> {
  if (amendment.kind === 'booking') return priceCartAgain(trx, clock, request, orderId);
  const order = await findOrder(trx, orderId);
  if (order?.generation !== generation) return { problem: 'recalc' };
  const priced = await priceAmendment(trx, clock, order, amendment, by);
  return settlement?.kind === 'waive' && isPriced(priced) ? waived(priced, settlement) : priced;
}

function priceCartAgain(
  trx: Queries,
  clock: Clock,
  { cart, checkout: { form: body, role, userId }, owner, quote }: PriceRequest,
  amends: string | null,
): Promise<PricedCart | PricingProblem> {
  const requested = readPriceOptions(body, { userId: payerOf(owner, userId, role), ownerId: owner, role });
  return priceShipment(trx, clock, {
    form: shipmentFormOf(body),
    brand: cart.brandSlug,
    role,
    options: withConcessions({ ...requested, amends }, cart),
    rateCents: cart.rateCents,
    quote,
    who: whoBooked(body),
  });
}
