import { fitsLimit } from '@sendahead/shared-contracts/console/approval-states';
import { ownLimits } from '@sendahead/shared-contracts/console/money-calls';
import type { CouponKind } from '@sendahead/shared-contracts/pricing/coupon-kind';
import { cents } from '@sendahead/shared-contracts/primitives/cents';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../platform/context.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { registerCall } from '../../../platform/http/register-call.ts';
import { accountOf } from '../../accounts/public/account-of.ts';
import { limitsOf, type StaffLimits } from '../../accounts/public/staff-limits.ts';
import { countedSince } from '../../approvals/public/gifts.ts';
import { cardsMadeSince } from '../../credits/public/made-gift-cards.ts';

/** CO-163: no one knows who will spend a card, so all that someone made in thirty days are one sum. */
export const cardsMadeBy = (db: Queries, userId: string, now: string): Promise<number> =>
  cardsMadeSince(db, userId, countedSince(now));

/** CO-164: whether one use of a coupon gives no more than someone may give. */
export const isCouponWithin = (
  { refundCents, discountPercent }: StaffLimits,
  { kind, amount }: { kind: CouponKind; amount: number },
): boolean => fitsLimit({ percent: discountPercent, fixed: refundCents }[kind], amount);

/** CO-163, CO-164: staff see their limits before they create a gift card or a coupon. */
export function ownLimitsRoute(app: FastifyInstance, context: AppContext): void {
  const { db, clock } = context;
  registerCall(app, context, ownLimits, async (_input, call) => {
    const { id } = accountOf(call);
    const { refundCents, discountPercent } = await limitsOf(db, id);
    return {
      refund_cents: refundCents === null ? null : cents(refundCents),
      discount_percent: discountPercent,
      cards_cents: cents(await cardsMadeBy(db, id, clock.instant())),
    };
  });
}
