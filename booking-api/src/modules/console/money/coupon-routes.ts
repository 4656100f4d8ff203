import type { CallArguments } from '@sendahead/shared-contracts/call/define-call';
import * as calls from '@sendahead/shared-contracts/console/money-calls';
import type { CouponKind } from '@sendahead/shared-contracts/pricing/coupon-kind';
import { calendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../platform/context.ts';
import type { DatabaseTransaction } from '../../../platform/database/database.ts';
import { literal } from '../../../platform/database/like.ts';
import { Refusal, refuse } from '../../../platform/http/refusal.ts';
import { registerCall } from '../../../platform/http/register-call.ts';
import { accountOf } from '../../accounts/public/account-of.ts';
import { lockLimits } from '../../accounts/public/staff-limits.ts';
import { businessDay } from '../business-day.ts';
import { changeResource } from '../history/change-resource.ts';
import { recordAct } from '../history/record-act.ts';
import { couponResource } from './coupon-resource.ts';
import { isCouponWithin } from './own-limits.ts';
import { overEverywhere, stateOf } from './stopping.ts';

const pageLength = 50;
/** The highest amount of each kind, in percent or cents. */
const highestAmount: Readonly<Record<CouponKind, number>> = { percent: 100, fixed: Number.POSITIVE_INFINITY };
/** The field that the history shows. */
const amountField = { percent: 'percent', fixed: 'amount_cents' } as const satisfies Record<
  CouponKind,
  string
>;

/** Coupons: created, viewed and stopped; never edited afterwards. */
export function couponRoutes(app: FastifyInstance, context: AppContext): void {
  const { db, clock } = context;

  registerCall(app, context, calls.listCoupons, async ({ query }) => {
    const part = `%${literal((query.search ?? '').trim().toUpperCase())}%`;
    const rows = await db
      .selectFrom('coupons')
      .select(['code', 'title', 'kind', 'amount', 'brand_slugs as brands', 'round_trip_only'])
      .select(['valid_from', 'valid_until', 'usage_limit', 'user_limit', 'used'])
      .where('code', 'like', part)
      .$if(query.after !== undefined, (after) => after.where('code', '>', query.after ?? ''))
      .orderBy('code')
      .limit(pageLength + 1)
      .execute();
    const coupons = rows.slice(0, pageLength).map((row) => ({
      ...row,
      valid_from: calendarDate(row.valid_from),
      valid_until: calendarDate(row.valid_until),
      state: stateOf(
        {
          from: row.valid_from,
          until: row.valid_until,
          isLeft: row.usage_limit === null || row.used < row.usage_limit,
        },
        clock.now(),
      ),
    }));
    return { coupons, next: rows.length > pageLength ? (coupons.at(-1)?.code ?? null) : null };
  });

  registerCall(app, context, calls.makeCoupon, async ({ body: { brands, ...coupon } }, call) => {
    const problems = [
      ...(coupon.amount > highestAmount[coupon.kind] ? [{ path: 'amount', code: 'too_high' }] : []),
      ...(coupon.valid_until < coupon.valid_from
        ? [{ path: 'valid_until', code: 'before_its_start' }]
        : coupon.valid_until < businessDay(clock)
          ? [{ path: 'valid_until', code: 'day_over' }]
          : []),
    ];
    if (problems.length > 0) throw refuse('invalid', problems);
    await db
      .transaction()
      .execute((trx) =>
        makeWithinLimits(trx, { coupon, brands, actorId: accountOf(call).id }, clock.instant()),
      );
    return { success: true as const };
  });

  registerCall(app, context, calls.stopCoupon, async ({ params, body }, call) => {
    await changeResource(context, couponResource, {
      actor: accountOf(call),
      subject: params.code,
      fields: { valid_until: overEverywhere(clock.now()) },
      reason: body.reason,
    });
    return { success: true as const };
  });
}

type NewCoupon = Omit<CallArguments<typeof calls.makeCoupon>['body'], 'brands'>;

/** CO-164. Throws Refusal `invalid` above the limits of its maker, and `code_taken`. */
async function makeWithinLimits(
  trx: DatabaseTransaction,
  { coupon, brands, actorId }: { coupon: NewCoupon; brands: string[]; actorId: string },
  now: string,
): Promise<void> {
  if (!isCouponWithin(await lockLimits(trx, actorId), coupon))
    throw refuse('invalid', [{ path: 'amount', code: 'above_limit' }]);
  const row = await trx
    .insertInto('coupons')
    .values({ ...coupon, brand_slugs: brands })
    .onConflict((conflict) => conflict.doNothing())
    .returning('code')
    .executeTakeFirst();
  if (!row) throw new Refusal(409, 'code_taken');
  const done = describedCoupon(coupon, brands);
  await recordAct(trx, { at: now, actorId, kind: couponResource.kind, subject: coupon.code, done });
}

/** What the history says of a coupon that was made: its worth in the words of its kind. */
const describedCoupon = ({ code: _code, kind, amount, ...coupon }: NewCoupon, brands: readonly string[]) => ({
  ...coupon,
  [amountField[kind]]: amount,
  brands,
});
