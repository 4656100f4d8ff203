import { may, mayForClub, type RoleAct } from '@sendahead/shared-contracts/call/role-acts';
import type { Role } from '@sendahead/shared-contracts/call/roles';
import * as calls from '@sendahead/shared-contracts/payments/info-calls';
import {
  type PaymentMethodType,
  paymentMethodTypes,
} from '@sendahead/shared-contracts/payments/method-types';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../platform/context.ts';
import type { Queries } from '../../platform/database/database.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { RawAnswer, registerCall } from '../../platform/http/register-call.ts';
import { wantsJson } from '../../platform/http/wants-json.ts';
import { accountOf } from '../accounts/public/account-of.ts';
import { audit } from '../accounts/public/audit.ts';
import { findAccount } from '../accounts/public/store.ts';
import { balancesOf } from '../credits/public/credits.ts';
import { billsClubs } from '../flags/public/bills-clubs.ts';
import { paymentInfoHtml } from './payment-info-html.ts';
import { isReadyInTime } from './pickup-in-time.ts';
import { type BillingClub, billingClubsOf, clubsWithoutAccount } from './public/clubs/club-billing.ts';
import { cardOnFile, methodsOf, type SavedMethod, shownNumber } from './public/methods/saved-methods.ts';

/** The permission for a method that not everyone has. */
const actOf: Partial<Record<PaymentMethodType, RoleAct>> = {
  chargeOnFileCreditCard: 'charge_others',
  chargeUserCreditCard: 'charge_others',
  OtherRefund: 'refund_by_hand',
};
const unsigned: readonly PaymentMethodType[] = [
  'NewCard',
  'clubBillingUnLogged',
  'paypal',
  'applePayUnLogged',
];

/** PY-06: the methods offered to a role, each once: `PreviousCard` is another spelling. */
export const offeredTo = (role: Role): PaymentMethodType[] => {
  if (role === 'guest') return [...unsigned];
  return paymentMethodTypes.filter((type) => {
    const act = actOf[type];
    return type !== 'PreviousCard' && !type.endsWith('UnLogged') && (act === undefined || may(role, act));
  });
};

const presentCard = (card: SavedMethod) => ({
  payment_method_id: card.id,
  credit_card_number: shownNumber(card),
  card_type: card.card_type,
  expiration: card.expiration,
});

const presentCredits = (holds: Awaited<ReturnType<typeof balancesOf>>) => ({
  wallet_cents: holds.wallet,
  ship_wallet_cents: holds.ship_wallet,
});

/**
 * PY-23, CO-98: the clubs that the account may bill or has asked, and clubs of its trip that no one can bill.
 */
async function clubsToBill(
  db: Queries,
  who: Parameters<typeof billingClubsOf>[1],
  trip = '',
): Promise<{ billing_clubs: BillingClub[]; clubs_without_account: number[] }> {
  const ids = trip
    .split(',')
    .filter((id) => /^\d{1,9}$/.test(id))
    .slice(0, 4)
    .map(Number);
  const [billing_clubs, clubs_without_account] = await Promise.all([
    billingClubsOf(db, who, ids),
    clubsWithoutAccount(db, ids),
  ]);
  return { billing_clubs, clubs_without_account };
}

/** The content of the payment area, the owner of the card on file, and whether a pickup is still in time. */
export function paymentInfoRoutes(app: FastifyInstance, context: AppContext): void {
  const { db, throttle } = context;

  registerCall(app, context, calls.paymentInfo, async ({ query }, call) => {
    const { request, reply, session } = call;
    const user = session?.user;
    const cards = user ? await methodsOf(db, user.id) : [];
    const methods = offeredTo(session?.role ?? 'guest');
    const holds = user ? await balancesOf(db, user.id) : undefined;
    const clubs =
      user && (await billsClubs(context, call))
        ? await clubsToBill(db, { userId: user.id, role: session.role, clubId: user.clubId }, query.clubs)
        : undefined;
    const info = {
      methods,
      current_method: methods.find((type) => type === query.current_method) ?? null,
      cards: cards.map(presentCard),
      ...clubs,
      ...(holds ? { credits: presentCredits(holds) } : {}),
    };
    reply.header('cache-control', 'no-store');
    if (wantsJson({ request, reply }, 'text/html')) return info;
    return new RawAnswer('text/html; charset=utf-8', paymentInfoHtml(info, query.compact ?? false));
  });

  registerCall(app, context, calls.userPaymentInfo, async ({ params }, call) => {
    const actor = accountOf(call);
    await throttle.attempt('payment-info', actor.id, 60, 60);
    const user = await findAccount(db, params.user_id);
    const own = user?.id === actor.id;
    // OPEN-54: admins for everyone, pro users for people of their club. All others are not found.
    if (!user || !(own || mayForClub(actor, 'see_cards_of_others', user.clubId)))
      throw new Refusal(404, 'user_not_found');
    const card = await cardOnFile(db, user.id);
    // Without a saved card, no card was viewed.
    if (!own && card)
      await audit(context, 'staff.saw_payment_info', {
        userId: actor.id,
        subject: user.id,
        detail: { cards: (await methodsOf(db, user.id)).length },
      });
    const charges = own || may(actor.role, 'charge_others');
    const spendable = charges
      ? {
          cards: (await methodsOf(db, user.id)).map(presentCard),
          credits: presentCredits(await balancesOf(db, user.id)),
        }
      : {};
    return {
      credit_card_number: card ? shownNumber(card) : null,
      payment_method_id: card?.id ?? null,
      ...spendable,
    };
  });

  registerCall(app, context, calls.checkCarrierReadyTime, async ({ query }, call) => ({
    status: await isReadyInTime(context, query.x_order_tracking_id, query.date_time, call.request),
  }));
}
