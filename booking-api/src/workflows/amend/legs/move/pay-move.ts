import { paidFor } from '../../../../modules/ledger/public/paid-for.ts';
import { findOrder, type Order } from '../../../../modules/orders/public/store.ts';
import type { Queries } from '../../../../platform/database/database.ts';
import { readReference } from '../../../../platform/database/reference.ts';
import type { PlaceOrderContext, PricedCart } from '../../../checkout/context.ts';
import { countryOf } from '../../../checkout/place-order/checks/price-again.ts';
import type { MeansOfChange } from '../../change-order/means-of-change.ts';
import { submitChange } from '../../change-order/submit-change.ts';
import { requireLeg } from '../require-leg.ts';
import type { MoveRequest } from './move-leg.ts';
import { type PricedMove, priceLegMove } from './price-move.ts';

/**
 * Has the price difference of a moved leg paid by an attempt that amends its order. The leg is replaced when, and only when,
 * the attempt is committed. Another change that came first is `recalc`. Throws the Refusals of `submitChange`, and those
 * of the leg and its price as they are once the attempt has locked the order.
 */
export async function payMove(
  context: PlaceOrderContext,
  order: Order,
  request: MoveRequest,
  priced: PricedMove,
  means: MeansOfChange | undefined,
): Promise<void> {
  const form = order.shipment.booking?.form ?? {};
  const ofTheLeg: PlaceOrderContext = {
    ...context,
    priceAgain: async (trx) => {
      const now = await findOrder(trx, order.id);
      return now?.generation === order.generation
        ? priceAgain(trx, context, now, request)
        : { problem: 'recalc' };
    },
  };
  const difference = priced.differenceCents;
  await submitChange(ofTheLeg, order, { actorId: request.by.id, form, difference, means }, async () => ({
    ...priced.price,
    totalCents: difference,
    lines: priced.lines,
  }));
}

/** What the attempt is about, read and priced anew from the order that it has locked. */
async function priceAgain(
  trx: Queries,
  { clock }: PlaceOrderContext,
  order: Order,
  request: MoveRequest,
): Promise<PricedCart> {
  const { leg, by, change } = request;
  await requireLeg(trx, order, leg, by.role, 'change');
  const priced = await priceLegMove(trx, { clock }, order, leg, change);
  const { origin, destination } = priced.price.shipment;
  const reference = await readReference(trx);
  return {
    total: priced.differenceCents,
    value: priced.differenceCents,
    lines: priced.lines,
    tenders: [],
    amends: { orderId: order.id, paidBefore: await paidFor(trx, order.id) },
    couponCode: null,
    shipment: priced.shipment,
    countries: {
      origin: await countryOf(trx, origin, reference),
      destination: await countryOf(trx, destination, reference),
    },
    move: { leg, generation: order.generation, actorId: by.id },
  };
}
