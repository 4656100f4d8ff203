import { giveCredit } from '@sendahead/shared-contracts/console/money-calls';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../platform/context.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { registerCall } from '../../../platform/http/register-call.ts';
import { accountOf } from '../../accounts/public/account-of.ts';
import { lockLimits } from '../../accounts/public/staff-limits.ts';
import { isCreditedBefore, isWithinLimit } from '../../approvals/public/gifts.ts';
import { giveStaffCredit } from '../../approvals/public/give-credit.ts';
import { type ApprovalRequest, askApproval, requestOfKey } from '../../approvals/public/requests.ts';
import { findOrder, type Order } from '../../orders/public/store.ts';

/** The most credits that a staff member gives per day. */
const maxPerDay = 50;

/** A credit that staff give a user, with a reason; of two clicks on one page only the first gives it. */
export function giveCreditRoute(app: FastifyInstance, context: AppContext): void {
  const { db, clock, throttle } = context;

  registerCall(app, context, giveCredit, async ({ params: { userId }, body }, call) => {
    const actor = accountOf(call);
    if (actor.id === userId) throw new Refusal(404, 'no_such_thing');
    await throttle.attempt('give-credit-day', actor.id, maxPerDay, 86_400);
    const { kind: source, amount_cents, reason, order_id: orderId, key } = body;
    const reference = `staff:${key}`;
    return db.transaction().execute(async (trx) => {
      const { refundCents } = await lockLimits(trx, actor.id);
      // Locked, so that a second request with the same key waits for the first.
      const person = await trx
        .selectFrom('users')
        .select('id')
        .where('id', '=', userId)
        .where('deleted_at', 'is', null)
        .forUpdate()
        .executeTakeFirst();
      if (!person) throw new Refusal(404, 'no_such_thing');
      const creditEntry = await trx
        .selectFrom('credit_entries')
        .select('id')
        .where('owner', '=', userId)
        .where('reference', '=', reference)
        .executeTakeFirst();
      if (creditEntry) return { success: true as const };
      const earlier = await requestOfKey(trx, actor.id, reference);
      if (earlier) return { success: true as const, approval_id: sameAs(earlier, userId, amount_cents) };
      const order = orderId === undefined ? undefined : await requireOrderOf(trx, userId, orderId);
      const gift = { actorId: actor.id, customerId: userId, cents: amount_cents, reference };
      if (!body.again && (await isCreditedBefore(trx, gift, clock.instant())))
        throw new Refusal(409, 'given_before');
      if (!(await isWithinLimit(trx, refundCents, gift, clock.instant()))) {
        const approval_id = await askApproval(
          { trx, clock },
          {
            kind: 'credit',
            askedBy: actor.id,
            key: reference,
            reason,
            orderId,
            displayId: order?.display_id ?? null,
            customerId: userId,
            cents: amount_cents,
            detail: { credit: source },
          },
        );
        return { success: true as const, approval_id };
      }
      await giveStaffCredit(trx, context, { ...gift, source, reason, orderId });
      return { success: true as const };
    });
  });
}

/** A credit is linked only to an order of its recipient. Throws Refusal 404. */
async function requireOrderOf(trx: Queries, userId: string, orderId: string): Promise<Order> {
  const order = await findOrder(trx, orderId);
  if (order?.user_id !== userId) throw new Refusal(404, 'no_such_thing');
  return order;
}

/** Throws Refusal `key_reused` when the key belongs to another credit. */
function sameAs({ id, customer_id, amount_cents }: ApprovalRequest, userId: string, cents: number): string {
  if (customer_id !== userId || amount_cents !== cents) throw new Refusal(422, 'key_reused');
  return id;
}
