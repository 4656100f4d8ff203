export interface CouponState {
  /** The text in the field. */
  readonly typed: string;
  /** PR-07: the code sent with the price request; '' for none. */
  readonly applied: string;
}

export type CouponEvent =
  | { readonly type: 'coupon-typed'; readonly text: string }
  | { readonly type: 'coupon-applied' }
  | { readonly type: 'coupon-removed' }
  | { readonly type: 'coupon-restored'; readonly code: string };

export const initialCoupon: CouponState = { typed: '', applied: '' };

const codeLength = 40;

export function reduceCoupon(coupon: CouponState, event: CouponEvent): CouponState {
  switch (event.type) {
    case 'coupon-typed':
      return { ...coupon, typed: event.text.slice(0, codeLength) };
    case 'coupon-applied':
      return { ...coupon, applied: coupon.typed.trim() };
    case 'coupon-removed':
      return initialCoupon;
    case 'coupon-restored':
      return { typed: event.code, applied: event.code };
    default:
      return event satisfies never;
  }
}
