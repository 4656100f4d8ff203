import type { Actor, Amendment } from '../../../modules/bookings/public/purpose.ts';
import type { Order } from '../../../modules/orders/public/store.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Queries } from '../../../platform/database/database.ts';
import type { PricedCart, PricingProblem } from '../context.ts';
import { priceLegCancel, priceOrderCancel } from './cancel/price-cancel.ts';
import { priceMove } from './legs/price-move.ts';
import { requireLeg } from './legs/require-leg.ts';
import { priceChange } from './whole/price-change.ts';

/** An amendment priced from its order; a change on the booking page is priced as a cart instead. */
export type PricedByOrder = Exclude<Amendment, { kind: 'booking' }>;

/**
 * Prices an amendment: the resulting order, and the charge or refund. Throws Refusal for what the order, its
 * leg or the role does not allow, and those of `priceChange` and `priceMove`.
 */
export async function priceAmendment(
  trx: Queries,
  clock: Clock,
  order: Order,
  amendment: PricedByOrder,
  by: Actor,
): Promise<PricedCart | PricingProblem> {
  switch (amendment.kind) {
    case 'change':
      return priceChange(trx, clock, order, { ...amendment.change, services: amendment.services });
    case 'leg':
      await requireLeg(trx, order, amendment.leg, by.role, 'change');
      return priceMove(trx, clock, order, amendment.leg, {
        ...amendment.change,
        services: amendment.services,
      });
    case 'cancel':
      if (amendment.leg === null) return priceOrderCancel(trx, order, by.role);
      await requireLeg(trx, order, amendment.leg, by.role, 'cancel');
      return priceLegCancel(trx, order, amendment.leg);
    default:
      return amendment satisfies never;
  }
}
