import { fitsLimit } from '@sendahead/shared-contracts/console/approval-states';
import { priceBeforeDeductions } from '@sendahead/shared-contracts/pricing/cost-lines';
import type { LineItem } from '@sendahead/shared-contracts/pricing/schema';
import type { DatabaseTransaction, Queries } from '../../../platform/database/database.ts';
import { type ConcededAct, sharesTaken } from '../../carts/public/concessions.ts';

/** Deductions from the price of a booking by staff. */
export type Discount = ConcededAct | 'rate_adjustment';

/** Whether a discount is within a limit: `most` is its maximum share of the price, null for no limit. */
export type DiscountVerdict =
  | { isWithin: true; most: number | null }
  | { isWithin: false; percent: number | null };

/**
 * CO-44: checks a discount, including earlier deductions of limited staff from the same cart. When its amount
 * or price is not known yet, it gets the rest of the limit. The caller holds the lock of the cart.
 */
export async function judgeDiscount(
  trx: DatabaseTransaction,
  wanted: { cartId: string; act: Discount; cents: number | null },
  limit: number | null,
): Promise<DiscountVerdict> {
  if (limit === null) return { isWithin: true, most: null };
  const left = await leftOf(trx, wanted, limit);
  const percent = await shareOf(trx, wanted);
  if (percent === null) return left > 0 ? { isWithin: true, most: left } : { isWithin: false, percent: null };
  return percent <= left ? { isWithin: true, most: percent } : { isWithin: false, percent };
}

/** Whether a limit allows a share of a cart's price, in addition to earlier deductions. */
export const allowsShare = async (
  trx: DatabaseTransaction,
  wanted: { cartId: string; act: Discount; percent: number | null },
  limit: number | null,
): Promise<boolean> => limit === null || fitsLimit(await leftOf(trx, wanted, limit), wanted.percent);

async function leftOf(
  trx: DatabaseTransaction,
  { cartId, act }: { cartId: string; act: Discount },
  limit: number,
): Promise<number> {
  const rate = act === 'rate_adjustment' ? 0 : await rateShare(trx, cartId);
  return Math.max(0, limit - rate - (await sharesTaken(trx, cartId, act)));
}

const rateShare = async (trx: Queries, cartId: string): Promise<number> =>
  (
    await trx
      .selectFrom('rate_adjustments')
      .select('most_percent')
      .where('cart_id', '=', cartId)
      .executeTakeFirst()
  )?.most_percent ?? 0;

/**
 * The share of a cart's latest price in whole percents, rounded up; null when the amount or the price is
 * unknown.
 */
async function shareOf(
  trx: Queries,
  { cartId, cents }: { cartId: string; cents: number | null },
): Promise<number | null> {
  const price = cents === null ? null : await latestPrice(trx, cartId);
  return cents === null || price === null ? null : Math.min(100, Math.ceil((cents * 100) / price));
}

/** A cart's latest price before deductions, in cents; null without a price. */
export async function latestPrice(trx: Queries, cartId: string): Promise<number | null> {
  const quote = await trx
    .selectFrom('quotes')
    .select('lines')
    .where('cart_id', '=', cartId)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  // Written by storeQuote from lines of the contract.
  const price = priceBeforeDeductions((quote?.lines ?? []) as LineItem[]);
  return price > 0 ? price : null;
}
