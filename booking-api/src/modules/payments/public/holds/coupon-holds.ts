import type { CouponKind } from '@sendahead/shared-contracts/pricing/coupon-kind';
import type { Queries } from '../../../../platform/database/database.ts';
import { redeemCoupon, unredeemCoupon } from '../../../pricing/public/coupon.ts';

/** What the coupon of an order takes off, whatever is left of the order. */
export type CouponTerms = {
  kind: CouponKind;
  /** Percent, or cents. */
  amount: number;
  minimumCents: number;
  roundTripOnly: boolean;
};

/** A use of a coupon by an attempt. */
type CouponUse = { attemptId: string; code: string };

/** Holds one use of a coupon for an attempt. False when none is left. */
export const holdCoupon = (trx: Queries, code: string, userId: string): Promise<boolean> =>
  redeemCoupon(trx, code, userId);

export async function recordCouponHold(
  trx: Queries,
  attemptId: string,
  code: string,
  userId: string,
): Promise<void> {
  await trx
    .insertInto('coupon_redemptions')
    .values({ attempt_id: attemptId, coupon_code: code, state: 'held', user_id: userId })
    .execute();
}

/** Undoes holding: releases the use, once. */
export async function releaseCouponHold(trx: Queries, attemptId: string): Promise<void> {
  const row = await endHold(trx, attemptId, 'released');
  if (row) await unredeemCoupon(trx, row.coupon_code);
}

/**
 * Releases a canceled order's coupon uses, once. A changed order releases all but the coupon that it keeps.
 * Returns the released uses.
 */
export async function releaseCouponUses(
  trx: Queries,
  orderId: string,
  but: string | null = null,
): Promise<CouponUse[]> {
  const uses = await trx
    .updateTable('coupon_redemptions')
    .from('checkout_attempts')
    .set({ state: 'released' })
    .whereRef('checkout_attempts.id', '=', 'attempt_id')
    .where('order_id', '=', orderId)
    .where('coupon_redemptions.state', '=', 'redeemed')
    .$if(but !== null, (query) => query.where('coupon_code', '<>', but ?? ''))
    .returning(['attempt_id', 'coupon_code'])
    .execute();
  for (const { coupon_code } of uses) await unredeemCoupon(trx, coupon_code);
  return uses.map(({ attempt_id, coupon_code }) => ({ attemptId: attempt_id, code: coupon_code }));
}

/** Uses released coupons again. False when one of them is no longer available. */
export async function retakeCouponUses(
  trx: Queries,
  uses: readonly CouponUse[],
  userId: string,
): Promise<boolean> {
  for (const { attemptId, code } of uses) {
    if (!(await redeemCoupon(trx, code, userId))) return false;
    await trx
      .updateTable('coupon_redemptions')
      .set({ state: 'redeemed' })
      .where('attempt_id', '=', attemptId)
      .where('coupon_code', '=', code)
      .execute();
  }
  return true;
}

/** Called when the order is placed: the use is spent. */
export async function redeemCouponHold(trx: Queries, attemptId: string): Promise<void> {
  await endHold(trx, attemptId, 'redeemed');
}

const endHold = (trx: Queries, attemptId: string, state: 'released' | 'redeemed') =>
  trx
    .updateTable('coupon_redemptions')
    .set({ state })
    .where('attempt_id', '=', attemptId)
    .where('state', '=', 'held')
    .returning('coupon_code')
    .executeTakeFirst();

/** Whether an attempt uses a coupon that its order did not use before. */
export async function usesCoupon(db: Queries, attemptId: string): Promise<boolean> {
  const row = await db
    .selectFrom('coupon_redemptions')
    .select('state')
    .where('attempt_id', '=', attemptId)
    .where('state', '<>', 'released')
    .executeTakeFirst();
  return row !== undefined;
}

/** The terms of an order's coupon; null without a coupon. */
export async function couponTermsOf(db: Queries, orderId: string): Promise<CouponTerms | null> {
  const row = await db
    .selectFrom('coupon_redemptions')
    .innerJoin('checkout_attempts', 'checkout_attempts.id', 'coupon_redemptions.attempt_id')
    .innerJoin('coupons', 'coupons.code', 'coupon_redemptions.coupon_code')
    .select([
      'coupons.kind',
      'coupons.amount',
      'coupons.minimum_cents as minimumCents',
      'coupons.round_trip_only as roundTripOnly',
    ])
    .where('checkout_attempts.order_id', '=', orderId)
    .where('coupon_redemptions.state', '=', 'redeemed')
    .executeTakeFirst();
  return row ?? null;
}
