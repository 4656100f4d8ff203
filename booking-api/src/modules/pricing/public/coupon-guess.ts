import type { Queries } from '../../../platform/database/database.ts';
import { isMicrositeCoupon } from '../../clubs/public/microsites.ts';
import { isCouponOf } from './quotes.ts';

/**
 * Whether a coupon may have been guessed: one that the cart has no price with. A coupon shown on a page of
 * the brand's microsites (MD-25, OPEN-45) never counts as a guess.
 */
export async function isCouponGuess(
  db: Queries,
  { coupon, cartId, brand }: { coupon: string; cartId: string | undefined; brand: string },
): Promise<boolean> {
  const code = coupon.trim().toUpperCase();
  if (code === '') return false;
  if (cartId !== undefined && (await isCouponOf(db, cartId, code))) return false;
  return !(await isMicrositeCoupon(db, code, brand));
}
