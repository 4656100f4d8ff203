import type { CouponKind } from '@sendahead/shared-contracts/pricing/coupon-kind';
import { readDollars } from '@sendahead/shared-contracts/validation/dollars';
import { writeDollars } from '../../copy/dollars.ts';
import { moneyTexts as texts } from '../../copy/money.ts';

/** A typed whole number; null for any other text. */
export const wholeOf = (text: string): number | null => (/^\d{1,7}$/.test(text.trim()) ? Number(text) : null);

interface CouponAmount {
  readonly label: string;
  /** The amount as it is stored; null if it cannot be read. */
  readonly read: (typed: string) => number | null;
  readonly show: (amount: number) => string;
}

/** How the amount of each kind of coupon is typed and shown. */
export const couponAmounts: Readonly<Record<CouponKind, CouponAmount>> = {
  percent: { label: texts.percent, read: wholeOf, show: (percent) => `${percent}%` },
  fixed: { label: texts.dollars, read: readDollars, show: (cents) => `$${writeDollars(cents)}` },
};
