import type { LineItem } from '@sendahead/shared-contracts/pricing/schema';
import { type Cents, cents } from '@sendahead/shared-contracts/primitives/cents';
import type { Queries } from '../../platform/database/database.ts';
import type { Concessions } from '../bookings/public/draft.ts';
import { adjustment, deduction } from './public/line-items.ts';
import type { PriceOptions } from './public/price-options.ts';

export const noConcessions: Concessions = { compCents: cents(0), surchargesCents: cents(0) };

export type Adjustments = {
  lines: LineItem[];
  rateCents: Cents;
  compCents: Cents;
  surchargesCents: Cents;
};

/** Moves the correction of a replaced cart to its replacement, so that no other cart can get it too. */
export const moveCorrection = (db: Queries, from: string, to: string) =>
  db.updateTable('rate_adjustments').set({ cart_id: to }).where('cart_id', '=', from).execute();

/**
 * The adjustments of staff, in order: rate correction, refunded surcharges, comp discount. None takes more
 * than the remaining amount. Without new input by staff, an amended order keeps its adjustments.
 */
export function adjust(
  total: Cents,
  request: {
    rateCents: Cents;
    rateMostPercent: number | null;
    options: PriceOptions;
    surchargesCents: Cents;
    given: Concessions;
  },
): Adjustments {
  const { options, given } = request;
  let left: number = total;
  const take = (amount: number): Cents => {
    const reduction = Math.max(0, Math.min(amount, left));
    left -= reduction;
    return cents(reduction);
  };
  const maxOf = (percent: number | null): number =>
    percent === null ? Number.POSITIVE_INFINITY : Math.floor((total * percent) / 100);
  const { surcharges: surchargesMost, comp: compMost } = options.mostPercent;
  const up = Math.max(0, request.rateCents);
  left += up;
  const rateCents = cents(up - take(Math.min(-request.rateCents, maxOf(request.rateMostPercent))));
  const maxSurcharges = Math.min(request.surchargesCents, given.surchargesCents);
  const requestedCents = options.refundSurcharges ? request.surchargesCents : 0;
  const surchargesCents = take(
    options.refundSurcharges === null ? maxSurcharges : Math.min(requestedCents, maxOf(surchargesMost)),
  );
  const compCents = take(
    options.compCents === null ? given.compCents : Math.min(options.compCents, maxOf(compMost)),
  );
  return {
    lines: [
      ...adjustment('rate-adjustment', 'Rate adjustment', rateCents),
      ...deduction('surcharges', 'adjustment', 'Surcharges refunded', '', surchargesCents),
      ...deduction('comp', 'discount', 'Complimentary discount', '', compCents),
    ],
    rateCents,
    compCents,
    surchargesCents,
  };
}

/** The concessions of an order: the earlier ones, unless staff set new ones. */
export const concessionsOf = (
  options: PriceOptions,
  given: Concessions,
  { compCents, surchargesCents }: Adjustments,
): Concessions => ({
  compCents: options.compCents === null ? given.compCents : compCents,
  surchargesCents: options.refundSurcharges === null ? given.surchargesCents : surchargesCents,
});
