import { giftLimit } from '@sendahead/shared-contracts/console/money-calls';
import { cents } from '@sendahead/shared-contracts/primitives/cents';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../platform/context.ts';
import { registerCall } from '../../../platform/http/register-call.ts';
import { accountOf } from '../../accounts/public/account-of.ts';
import { limitsOf } from '../../accounts/public/staff-limits.ts';
import { givenTo } from '../../approvals/public/gifts.ts';

/** CO-132: staff see what is left of their limit before they reach it. */
export function giftLimitRoute(app: FastifyInstance, context: AppContext): void {
  const { db, clock } = context;
  registerCall(app, context, giftLimit, async ({ params: { userId } }, call) => {
    const { id } = accountOf(call);
    const { refundCents } = await limitsOf(db, id);
    const used = await givenTo(db, { actorId: id, customerId: userId }, clock.instant());
    return { limit_cents: refundCents === null ? null : cents(refundCents), used_cents: cents(used) };
  });
}
