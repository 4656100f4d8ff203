import { openToStaff } from '@sendahead/shared-contracts/claims/states';
import * as calls from '@sendahead/shared-contracts/console/claim-calls';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../platform/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { registerCall } from '../../platform/http/register-call.ts';
import { accountOf } from '../accounts/public/account-of.ts';
import { audit } from '../accounts/public/audit.ts';
import { requireConfirmed } from './cautions.ts';
import { findClaim, type StoredClaim } from './claim-store.ts';
import { listClaims } from './list-claims.ts';
import { actOn, incomplete } from './move-claim.ts';
import { viewClaim } from './view-claim.ts';

/** Claims as staff answer them; an unsent draft is not found. */
export function staffClaimRoutes(app: FastifyInstance, context: AppContext): void {
  const { db, clock } = context;

  async function sent(claimId: string): Promise<StoredClaim> {
    const claim = await findClaim(db, claimId);
    if (!claim || claim.state === 'draft') throw new Refusal(404, 'claim_not_found');
    return claim;
  }
  const view = async (claim: StoredClaim): Promise<calls.ClaimView> => ({
    ...(await viewClaim(db, claim, clock.now())),
    acts: openToStaff(claim.state),
  });

  registerCall(app, context, calls.listClaims, ({ query }) => listClaims(db, query));

  registerCall(app, context, calls.viewClaim, async ({ params }, call) => {
    const claim = await sent(params.claimId);
    await audit(context, 'staff.opened_claim', {
      userId: accountOf(call).id,
      subject: claim.user_id,
      detail: { claim: claim.id },
    });
    return view(claim);
  });

  registerCall(app, context, calls.actOnClaim, async ({ params, body }, call) => {
    const actor = accountOf(call);
    await sent(params.claimId);
    // Attack 167: payments have a separate call, which counts them for their author's limit.
    if (body.act === 'pay') throw new Refusal(409, 'claim_moved');
    const message = body.message?.trim() ?? '';
    const act = { act: body.act, actorId: actor.id, byStaff: true, message, amount: body.amount_cents };
    const moved = await actOn(context, params.claimId, act, async (trx, claim) => {
      // A question needs a text, and a rejection needs a reason.
      if ((body.act === 'ask' || body.act === 'reject') && message === '') throw incomplete('message');
      if (body.act === 'approve' && claim.value_cents === 0) throw incomplete('amount_cents');
      if (body.act === 'approve' || body.act === 'approve_in_part')
        await requireConfirmed(trx, claim, body.amount_cents ?? claim.value_cents, body.confirmed ?? []);
      // Staff may not decide or pay their own claim.
      if (claim.user_id === actor.id) throw new Refusal(409, 'claim_moved');
      await audit({ db: trx, clock }, 'staff.acted_on_claim', {
        userId: actor.id,
        subject: claim.user_id,
        detail: {
          claim: claim.id,
          act: body.act,
          reason: body.reason.trim(),
          ...(body.confirmed?.length ? { confirmed: body.confirmed.join(' ') } : {}),
        },
      });
    });
    return view(moved);
  });
}
