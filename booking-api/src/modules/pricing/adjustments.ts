import type { LineItem } from '@sendahead/shared-contracts/pricing/schema';
import { type Cents, cents } from '@sendahead/shared-contracts/primitives/cents';
import type { Queries } from '../../platform/database.ts';
import { adjustment, deduction } from './line-items.ts';
import type { PriceAsk } from './price-ask.ts';

export type Adjustments = {
  lines: LineItem[];
  rateCents: Cents;
  compCents: Cents;
  surchargesCents: Cents;
};

/** An admin's correction of a cart's price, signed; undefined when there is none. */
export async function findRateAdjustment(db: Queries, cartId: string | null): Promise<Cents | undefined> {
  if (cartId === null) return undefined;
  const row = await db
    .selectFrom('rate_adjustments')
    .select('amount_cents')
    .where('cart_id', '=', cartId)
    .executeTakeFirst();
  return row && cents(row.amount_cents);
}

/**
 * What staff change of a price, in order: the rate's correction, surcharges given back, the comp discount. Each takes
 * no more than there is.
 */
export function adjust(
  total: Cents,
  asked: { rateCents: Cents; ask: PriceAsk; surchargesCents: Cents },
): Adjustments {
  const { ask } = asked;
  let left: number = total;
  const take = (amount: number): Cents => {
    const taken = Math.max(0, Math.min(amount, left));
    left -= taken;
    return cents(taken);
  };
  const up = Math.max(0, asked.rateCents);
  left += up;
  const rateCents = cents(up - take(-asked.rateCents));
  const surchargesCents = take(ask.refundSurcharges ? asked.surchargesCents : 0);
  const compCents = take(ask.compCents);
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
