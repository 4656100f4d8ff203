import type { Queries } from '../../platform/database.ts';
import { redeemCoupon } from '../pricing/coupon.ts';

/** Takes one use of a coupon for a press. False when none is left: the price is no longer what was told. */
export const holdCoupon = (trx: Queries, code: string): Promise<boolean> => redeemCoupon(trx, code);

export async function noteHold(trx: Queries, attemptId: string, code: string): Promise<void> {
  await trx
    .insertInto('coupon_redemptions')
    .values({ attempt_id: attemptId, coupon_code: code, state: 'held' })
    .execute();
}

/** Undo of holding: gives the use back, once. */
export async function releaseHold(trx: Queries, attemptId: string): Promise<void> {
  const row = await endHold(trx, attemptId, 'released');
  if (!row) return;
  await trx
    .updateTable('coupons')
    .set((set) => ({ used: set('used', '-', 1) }))
    .where('code', '=', row.coupon_code)
    .execute();
}

/** The order stands: the use is spent. */
export async function keepHold(trx: Queries, attemptId: string): Promise<void> {
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
