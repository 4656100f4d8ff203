import { may } from '@sendahead/shared-contracts/call/role-acts';
import type { Resource } from '../history/resource.ts';

/** A coupon: only its last day can change after its creation. */
export const couponResource: Resource = {
  kind: 'coupon',
  mayChange: ({ role }) => may(role, 'run_credits'),
  readLocked: (trx, code) =>
    trx.selectFrom('coupons').select('valid_until').where('code', '=', code).forUpdate().executeTakeFirst(),
  async write(trx, code, { valid_until }) {
    await trx
      .updateTable('coupons')
      .set({ valid_until: String(valid_until) })
      .where('code', '=', code)
      .execute();
  },
};
