import type { Shop } from '../shop.ts';

/** A coupon of ten dollars for everyone; `more` changes it. */
export const offerCoupon = (shop: Pick<Shop, 'context'>, code: string, more: object = {}) =>
  shop.context.db
    .insertInto('coupons')
    .values({
      code,
      title: 'Test',
      kind: 'fixed',
      amount: 1000,
      brand_slugs: [],
      round_trip_only: false,
      valid_from: '2026-01-01',
      valid_until: '2027-12-31',
      usage_limit: null,
      ...more,
    })
    .execute();

/** Uses of a coupon as it counts them. */
export const usesOf = async (shop: Pick<Shop, 'context'>, code: string): Promise<number> =>
  (
    await shop.context.db
      .selectFrom('coupons')
      .select('used')
      .where('code', '=', code)
      .executeTakeFirstOrThrow()
  ).used;
