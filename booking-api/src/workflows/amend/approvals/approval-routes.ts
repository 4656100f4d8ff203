import { may } from '@sendahead/shared-contracts/call/role-acts';
import * as calls from '@sendahead/shared-contracts/console/approval-calls';
import type { FastifyInstance } from 'fastify';
import { accountOf } from '../../../modules/accounts/public/account-of.ts';
import { lockLimits } from '../../../modules/accounts/public/staff-limits.ts';
import type { Account } from '../../../modules/accounts/public/store.ts';
import { rightOf } from '../../../modules/approvals/public/list-approvals.ts';
import {
  type ApprovalRequest,
  closeRequest,
  findApproval,
  lockOpenRequest,
  markSeen,
} from '../../../modules/approvals/public/requests.ts';
import type { AppContext } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { registerCall } from '../../../platform/http/register-call.ts';
import type { PlaceOrderContext } from '../../checkout/context.ts';
import { approveWaiver } from './approve-waiver.ts';
import { doApproved } from './do-approved.ts';

/** CO-44: a second person decides a request, once; the requester withdraws it, and reads the decision. */
export function approvalRoutes(app: FastifyInstance, context: AppContext, ordering: PlaceOrderContext): void {
  const { db, clock } = context;

  registerCall(app, context, calls.approveRequest, async ({ params }, call) => {
    const actor = accountOf(call);
    const approval = await findApproval(db, params.approvalId);
    if (approval?.kind === 'waive_difference') {
      requireSecond(approval, actor);
      const why = await approveWaiver(ordering, approval, actor);
      return { state: why === null ? ('approved' as const) : ('impossible' as const), why: why ?? '' };
    }
    return db.transaction().execute(async (trx) => {
      const limits = await lockLimits(trx, actor.id);
      const request = await lockOpenRequest(trx, params.approvalId);
      requireSecond(request, actor);
      const why = await doApproved({ trx, context, request, by: { id: actor.id, limits } });
      const move = why === null ? 'approve' : 'fail';
      await closeRequest({ trx, clock }, request, move, { by: actor.id, why: why ?? '' });
      return { state: why === null ? ('approved' as const) : ('impossible' as const), why: why ?? '' };
    });
  });

  registerCall(app, context, calls.declineRequest, async ({ params, body }, call) => {
    const actor = accountOf(call);
    await db.transaction().execute(async (trx) => {
      const request = await lockOpenRequest(trx, params.approvalId);
      requireSecond(request, actor);
      await closeRequest({ trx, clock }, request, 'decline', { by: actor.id, why: body.reason.trim() });
    });
    return { success: true as const };
  });

  registerCall(app, context, calls.withdrawRequest, async ({ params }, call) => {
    const { id } = accountOf(call);
    await db.transaction().execute(async (trx) => {
      const request = await lockOpenRequest(trx, params.approvalId);
      if (request.asked_by !== id) throw new Refusal(404, 'no_such_thing');
      await closeRequest({ trx, clock }, request, 'withdraw', { by: id });
    });
    return { success: true as const };
  });

  registerCall(app, context, calls.dismissDecision, async ({ params }, call) => {
    const { id } = accountOf(call);
    await db.transaction().execute((trx) => markSeen(trx, params.approvalId, id, clock.instant()));
    return { success: true as const };
  });
}

/**
 * Another person with the permission, who is not the recipient of the gift. Throws Refusal
 * `approval_not_yours`.
 */
function requireSecond({ kind, asked_by, customer_id }: ApprovalRequest, { id, role }: Account): void {
  if (asked_by === id || customer_id === id || !may(role, rightOf[kind]))
    throw new Refusal(403, 'approval_not_yours');
}
