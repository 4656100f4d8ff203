import { may } from '@sendahead/shared-contracts/call/role-acts';
import type { CouponKind } from '@sendahead/shared-contracts/pricing/coupon-kind';
import { Refusal } from '../../../platform/http/refusal.ts';
import { limitsOf } from '../../accounts/public/staff-limits.ts';
import type { Resource } from '../history/resource.ts';
import { isCouponWithin } from './own-limits.ts';

/** A coupon: only its last day can change after its creation. */
export const couponResource: Resource = {
  kind: 'coupon',
  mayChange: ({ role }) => may(role, 'run_credits'),
  // The kind and amount are read for the check, and never written.
  readLocked: (trx, code) =>
    trx
      .selectFrom('coupons')
      .select(['valid_until', 'kind', 'amount'])
      .where('code', '=', code)
      .forUpdate()
      .executeTakeFirst(),
  /** CO-164: no one gives a coupon above their limits more days. Throws Refusal `limit_above_own`. */
  async check(trx, who, present, { valid_until }) {
    if (String(valid_until) <= String(present.valid_until)) return;
    const coupon = { kind: present.kind as CouponKind, amount: Number(present.amount) };
    if (!isCouponWithin(await limitsOf(trx, who.id), coupon)) throw new Refusal(403, 'limit_above_own');
  },
  async write(trx, code, { valid_until }) {
    await trx
      .updateTable('coupons')
      .set({ valid_until: String(valid_until) })
      .where('code', '=', code)
      .execute();
  },
};
