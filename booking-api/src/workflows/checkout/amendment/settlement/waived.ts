import { cents } from '@sendahead/shared-contracts/primitives/cents';
import type { Settlement } from '../../../../modules/bookings/public/purpose.ts';
import type { AttemptRecord } from '../../../../modules/payments/public/attempts/attempts.ts';
import {
  waivedOf,
  withWaived,
  withWaivedLine,
} from '../../../../modules/pricing/public/waived-difference.ts';
import type { PricedCart, PricingProblem } from '../../context.ts';

/**
 * A priced change whose difference staff waive: the order keeps the price that was paid, and later changes keep the
 * waiver. Another difference than the one that staff saw, and one that balances would pay, is not waived.
 */
export function waived(
  priced: PricedCart,
  { cents: agreed }: Pick<Settlement, 'cents'>,
): PricedCart | PricingProblem {
  if (priced.total !== agreed || priced.value !== agreed || agreed <= 0) return { problem: 'recalc' };
  const { shipment, lines } = priced;
  return {
    ...priced,
    total: cents(0),
    value: cents(0),
    lines: withWaivedLine(lines, agreed),
    shipment: withWaived(shipment, cents(waivedOf(shipment) + agreed)),
  };
}

/** The reference of a waived difference among the gifts of staff. */
export const giftOf = (
  settlement: Settlement | undefined,
  attempt: Pick<AttemptRecord, 'id'> | undefined,
): string | undefined => (settlement?.kind === 'waive' && attempt ? attempt.id : undefined);
