import { may } from '@sendahead/shared-contracts/call/role-acts';
import * as calls from '@sendahead/shared-contracts/console/claim-for-caller-calls';
import { cents } from '@sendahead/shared-contracts/primitives/cents';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../platform/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { registerCall } from '../../platform/http/register-call.ts';
import { accountOf } from '../accounts/public/account-of.ts';
import { audit } from '../accounts/public/audit.ts';
import { findAccount } from '../accounts/public/store.ts';
import { requireOrder } from '../orders/public/order-access.ts';
import { parcelsOf } from '../orders/public/parcels.ts';
import { findOrderByNumber } from '../orders/public/store.ts';
import { claimedBags } from './claim-store.ts';
import { windowsOf } from './claim-windows.ts';
import { actInside, incomplete } from './move-claim.ts';
import { draftClaim } from './open-claim.ts';

/** CO-33: claims that staff open for callers. */
export function callerClaimRoutes(app: FastifyInstance, context: AppContext): void {
  const { db, clock, jobs } = context;

  registerCall(app, context, calls.claimableOrder, async ({ params }, call) => {
    const order = await findOrderByNumber(db, params.number.trim().toUpperCase(), null);
    if (!order) throw new Refusal(404, 'order_not_found');
    const [customer, parcels, windows] = await Promise.all([
      findAccount(db, order.user_id),
      parcelsOf(db, order),
      windowsOf(db, order, clock.now()),
    ]);
    const ids = parcels.map(({ id }) => id);
    const claimed = ids.length > 0 ? await claimedBags(db, ids) : new Set<string>();
    return {
      order_id: order.id,
      display_id: order.display_id,
      customer: customer ? `${customer.firstName} ${customer.lastName}`.trim() || customer.email : '',
      own: order.user_id === accountOf(call).id,
      bags: parcels.map(({ id, item, traveler, leg, carriage, status }) => ({
        parcel_id: id,
        item,
        traveler,
        leg,
        coverage_cents: cents(carriage.package.valueCents),
        claimed: claimed.has(id),
        not_handed_over: status === 'waiting' || status === 'label_ready',
      })),
      windows,
      early: may(accountOf(call).role, 'claim_early'),
    };
  });

  registerCall(app, context, calls.openClaimForCaller, async ({ params, body }, call) => {
    const actor = accountOf(call);
    const order = await requireOrder(db, params.orderId, actor);
    // Staff make claims about their own orders like every customer, with photos.
    if (order.user_id === actor.id) throw new Refusal(409, 'own_order');
    if (body.kind !== 'late' && body.value_cents === 0) throw incomplete('value_cents');
    const { early_reason, ...wanted } = body;
    const isEarly = early_reason !== undefined && may(actor.role, 'claim_early');
    return db.transaction().execute(async (trx) => {
      const id = await draftClaim({ trx, clock }, order, { ...wanted, what: body.what.trim(), isEarly });
      const sent = { act: 'submit', actorId: actor.id, byStaff: true, message: '' } as const;
      await actInside({ trx, clock, jobs }, id, sent, async () => {});
      await audit({ db: trx, clock }, 'staff.opened_claim_for_caller', {
        userId: actor.id,
        subject: order.user_id,
        detail: { order: order.id, claim: id, ...(isEarly ? { reason: early_reason.trim() } : {}) },
      });
      return { claim_id: id };
    });
  });
}
