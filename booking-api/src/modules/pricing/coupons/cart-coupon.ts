import type { CalendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { type Cents, cents } from '@sendahead/shared-contracts/primitives/cents';
import type { Queries } from '../../../platform/database/database.ts';
import {
  appliesToProduct,
  type Coupon,
  type CouponVerdict,
  findCoupon,
  isUsedBy,
  judgeCoupon,
  usesOf,
} from '../public/coupon.ts';
import type { PricedLines } from '../public/line-items.ts';

/** A coupon code in a form, checked against the whole price at its retail rate. */
export async function judgeCode(
  db: Queries,
  code: string,
  held: {
    on: CalendarDate;
    brand: string;
    roundTrip: boolean;
    userId: string | null;
    /** The order that is amended: a use that it already has does not count against it. */
    amends: string | null;
    retail: readonly PricedLines[];
    extrasCents: Cents;
  },
): Promise<CouponVerdict> {
  if (code === '') return { state: 'none' };
  const coupon = await findCoupon(db, code);
  const productIds = held.retail.flatMap(({ byProduct }) => [...byProduct.keys()]);
  const own = coupon && held.amends !== null && (await isUsedBy(db, coupon.code, held.amends)) ? 1 : 0;
  const verdict = judgeCoupon(coupon && { ...coupon, used: coupon.used - own }, {
    on: held.on,
    isKept: own > 0,
    brand: held.brand,
    roundTrip: held.roundTrip,
    productIds,
    retailCents: cents(
      held.extrasCents +
        held.retail.reduce((sum, part) => sum + [...part.byProduct.values()].reduce<number>(add, 0), 0),
    ),
    usedByUser: coupon ? (await usesOf(db, coupon.code, held.userId)) - own : 0,
  });
  return coupon && verdict.state === 'valid' ? { state: 'valid', coupon } : verdict;
}

/** Shipping of a coupon's products. */
export const shippingFor = (coupon: Coupon, shipping: readonly PricedLines[]): Cents =>
  cents(
    shipping
      .flatMap(({ byProduct }) => [...byProduct])
      .filter(([productId]) => appliesToProduct(coupon, productId))
      .reduce((sum, [, amount]) => sum + amount, 0),
  );

const add = (sum: number, amount: Cents): number => sum + amount;
