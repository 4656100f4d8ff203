import { paidFor } from '../../modules/ledger/public/paid-for.ts';
import { findOrder, type Order } from '../../modules/orders/public/store.ts';
import type { Queries } from '../../platform/database/database.ts';
import { readReference } from '../../platform/database/reference.ts';
import { pressChange } from '../change-order/press-change.ts';
import type { PlaceOrderContext, PricedCart } from '../place-order/context.ts';
import { countryOf } from '../place-order/price-again.ts';
import type { MoveAsk } from './move-leg.ts';
import { type PricedMove, priceLegMove } from './price-move.ts';
import { requireLeg } from './require-leg.ts';

/**
 * Has what a moved leg costs more paid by a press that amends its order, the way of every order that is paid; the leg is
 * put into its order when, and only when, the press is committed. Another change that came first is `recalc`. Throws the
 * Refusals of `pressChange`, and those of the leg and its price as they are once the press has the order.
 */
export async function payMove(
  context: PlaceOrderContext,
  order: Order,
  ask: MoveAsk,
  priced: PricedMove,
  nonce: string,
): Promise<void> {
  const form = order.shipment.booking?.form ?? {};
  const ofTheLeg: PlaceOrderContext = {
    ...context,
    priceAgain: async (trx) => {
      const now = await findOrder(trx, order.id);
      return now?.generation === order.generation
        ? priceAgain(trx, context, now, ask)
        : { problem: 'recalc' };
    },
  };
  const difference = priced.differenceCents;
  await pressChange(ofTheLeg, order, { actorId: ask.by.id, form, difference, nonce }, async () => ({
    ...priced.price,
    totalCents: difference,
    lines: priced.lines,
  }));
}

/** What the press is about, read and priced anew from the order that it has locked. */
async function priceAgain(
  trx: Queries,
  { clock }: PlaceOrderContext,
  order: Order,
  ask: MoveAsk,
): Promise<PricedCart> {
  const { leg, by, change } = ask;
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
