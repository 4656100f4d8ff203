import * as calls from '@sendahead/shared-contracts/claims/calls';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../platform/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { registerCall } from '../../platform/http/register-call.ts';
import { readerOf, requireOrder, requireOrderToChange } from '../orders/public/order-access.ts';
import { requireEditable, requireOwnClaim } from './claim-access.ts';
import { claimsOf, filesOf } from './claim-store.ts';
import { windowsOf } from './claim-windows.ts';
import { actOn, incomplete } from './move-claim.ts';
import { openClaim } from './open-claim.ts';
import { presentClaim, presentNow } from './present-claim.ts';
import { forgetDrafts } from './public/forget-drafts.ts';

/** Claims of the orders' owners: opened, edited, sent, followed. */
export function ownClaimRoutes(app: FastifyInstance, context: AppContext): void {
  const { db, clock, jobs, throttle } = context;

  registerCall(app, context, calls.claimsOfOrder, async ({ params }, { session }) => {
    const reader = readerOf(session);
    const order = await requireOrder(db, params.orderId, reader);
    // A person who bought for someone else follows the bags, not the owner's claims.
    const claims = (await claimsOf(db, order.id)).filter(({ user_id }) => user_id === reader.id);
    return {
      claims: await Promise.all(claims.map((claim) => presentClaim(db, claim))),
      windows: order.user_id === reader.id ? await windowsOf(db, order, clock.now()) : [],
    };
  });

  registerCall(app, context, calls.openClaim, async ({ params, body }, { session }) => {
    const reader = readerOf(session);
    const order = await requireOrderToChange(db, params.orderId, reader);
    // Only the owner of the order makes claims; staff answer them.
    if (order.user_id !== reader.id) throw new Refusal(404, 'order_not_found');
    await throttle.attempt('claim', reader.id, 20, 86_400);
    return presentNow(db, await openClaim({ db, clock }, order, body));
  });

  registerCall(app, context, calls.saveClaim, async ({ params, body }, { session }) => {
    const claim = await requireEditable(db, params.claimId, session);
    const { what = claim.what, value_cents = claim.value_cents } = body;
    const saved = await db
      .updateTable('claims')
      .set({ what, value_cents })
      .where('id', '=', claim.id)
      // The claim may have been sent since.
      .where('state', '=', claim.state)
      .returning('id')
      .executeTakeFirst();
    if (!saved) throw new Refusal(409, 'claim_moved');
    return presentNow(db, claim.id);
  });

  registerCall(app, context, calls.moveOwnClaim, async ({ params, body }, { session }) => {
    const { id, user_id } = await requireOwnClaim(db, params.claimId, session);
    const act = { act: body.act, actorId: user_id, byStaff: false, message: body.message?.trim() ?? '' };
    await actOn(context, id, act, async (trx, claim) => {
      if (body.act === 'withdraw') {
        if (claim.state === 'draft') await forgetDrafts(trx, jobs, [id]);
        return;
      }
      if (claim.what.trim() === '') throw incomplete('what');
      if (claim.kind !== 'late' && claim.value_cents === 0) throw incomplete('value_cents');
      if (claim.kind === 'damaged' && (await filesOf(trx, id)).length === 0) throw incomplete('files');
    });
    return presentNow(db, id);
  });
}
