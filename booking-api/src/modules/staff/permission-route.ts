import {
  type AuthorizedAct,
  authorizeAct,
  withdrawConcession,
} from '@sendahead/shared-contracts/admin/concession-calls';
import { may, type RoleAct } from '@sendahead/shared-contracts/call/role-acts';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../platform/context.ts';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { registerCall } from '../../platform/http/register-call.ts';
import { newId } from '../../platform/security/secrets.ts';
import { accountOf } from '../accounts/public/account-of.ts';
import { audit } from '../accounts/public/audit.ts';
import { lockLimits } from '../accounts/public/staff-limits.ts';
import { askApproval } from '../approvals/public/requests.ts';
import { requireCart } from '../carts/public/cart-access.ts';
import { type ConcededAct, concede, withdraw } from '../carts/public/concessions.ts';
import { lockCart } from '../carts/public/store.ts';
import { type DiscountVerdict, judgeDiscount } from '../pricing/public/discount-share.ts';
import { keptOf } from '../pricing/public/kept-concessions.ts';
import { insertPermission } from './public/permissions.ts';

const minutes = 10;

const roleActOf: Readonly<Record<AuthorizedAct, RoleAct>> = {
  charge_card: 'charge_others',
  comp_discount: 'correct_prices',
  refund_surcharges: 'correct_prices',
  waive_fee: 'waive_fees',
};

/** MD-22, OPEN-56: the reason is recorded before anything is charged or given. */
export function permissionRoute(app: FastifyInstance, context: AppContext): void {
  const { db, clock, throttle } = context;

  registerCall(app, context, authorizeAct, async ({ params, body }, call) => {
    const actor = accountOf(call);
    if (!may(actor.role, roleActOf[body.act])) throw refuse('not_allowed');
    const cart = await requireCart(context, call.request, params.cartId);
    await throttle.attempt('staff-authorize', actor.id, 30, 60);
    const reason = body.reason.trim();
    if (reason === '') throw refuse('invalid', [{ path: 'reason', code: 'required' }]);
    const id = newId('sta');
    const expiresAt = new Date(clock.now() + minutes * 60_000).toISOString();
    return db.transaction().execute(async (trx) => {
      const { discountPercent } = await lockLimits(trx, actor.id);
      const discount = isDiscount(body.act) ? body.act : undefined;
      const most = discount && (await judge(trx, cart.id, { ...body, act: discount }, discountPercent));
      if (most && !most.isWithin) {
        const approval_id = await askApproval(
          { trx, clock },
          {
            kind: discount ?? 'comp_discount',
            askedBy: actor.id,
            reason,
            cartId: cart.id,
            displayId: cart.displayId,
            customerId: cart.userId,
            cents: body.amount_cents ?? null,
            percent: most.percent,
          },
        );
        return { authorization_id: '', expires_at: expiresAt, approval_id };
      }
      await insertPermission(trx, id, {
        cartId: cart.id,
        staffId: actor.id,
        subjectId: cart.userId,
        act: body.act,
        reason,
        now: clock.instant(),
        expiresAt,
      });
      const conceded = concessionOf(body);
      if (conceded)
        await concede(trx, {
          ...conceded,
          cartId: cart.id,
          subjectId: cart.userId,
          actorId: actor.id,
          reason,
          mostPercent: most?.most ?? null,
          now: clock.instant(),
        });
      await audit({ db: trx, clock }, `staff.authorized_${body.act}`, {
        userId: actor.id,
        subject: cart.userId ?? cart.id,
        detail: {
          cart: cart.id,
          reason,
          ...(body.amount_cents === undefined ? {} : { cents: body.amount_cents }),
        },
      });
      return { authorization_id: id, expires_at: expiresAt };
    });
  });
  withdrawalRoute(app, context);
}

/** PR-10: takes away what staff gave on a cart, or what its order has of it. */
function withdrawalRoute(app: FastifyInstance, context: AppContext): void {
  const { db, clock } = context;

  registerCall(app, context, withdrawConcession, async ({ params }, call) => {
    const actor = accountOf(call);
    const cart = await requireCart(context, call.request, params.cartId);
    await db.transaction().execute(async (trx) => {
      await lockCart(trx, cart.id);
      const priorConcessions = await keptOf(trx, cart.amends);
      const isWithdrawn = await withdraw(trx, {
        cartId: cart.id,
        act: params.act,
        subjectId: cart.userId,
        actorId: actor.id,
        reason: 'Removed',
        keeps: priorConcessions[params.act] > 0,
        now: clock.instant(),
      });
      // Nothing is noted of a press that changed nothing.
      if (!isWithdrawn) return;
      await audit({ db: trx, clock }, `staff.withdrew_${params.act}`, {
        userId: actor.id,
        subject: cart.userId ?? cart.id,
        detail: { cart: cart.id },
      });
    });
    return { success: true as const };
  });
}

const isDiscount = (act: AuthorizedAct): act is ConcededAct =>
  act === 'comp_discount' || act === 'refund_surcharges';

/**
 * CO-44: whether a discount is within a limit. The cart is locked, so that two discounts count each other.
 */
async function judge(
  trx: DatabaseTransaction,
  cartId: string,
  { act, amount_cents }: { act: ConcededAct; amount_cents?: number | undefined },
  limit: number | null,
): Promise<DiscountVerdict> {
  await lockCart(trx, cartId);
  return judgeDiscount(trx, { cartId, act, cents: amount_cents ?? null }, limit);
}

/** PR-10: a permission's effect on the cart; a comp discount without an amount comes from the form only. */
function concessionOf({
  act,
  amount_cents,
}: {
  act: AuthorizedAct;
  amount_cents?: number | undefined;
}): { act: ConcededAct; amountCents: number | null } | undefined {
  if (act === 'refund_surcharges') return { act, amountCents: null };
  return act === 'comp_discount' && amount_cents !== undefined
    ? { act, amountCents: amount_cents }
    : undefined;
}
