import { may } from '@sendahead/shared-contracts/call/role-acts';
import type { PaymentErrorCode } from '@sendahead/shared-contracts/payments/outcomes';
import { type Cents, cents } from '@sendahead/shared-contracts/primitives/cents';
import { findAccount } from '../../../../modules/accounts/public/store.ts';
import { isTakenOver } from '../../../../modules/carts/public/cart-owner.ts';
import type { StoredCart } from '../../../../modules/carts/public/store.ts';
import { balancesOf } from '../../../../modules/credits/public/credits.ts';
import { noteLimitReached } from '../../../../modules/group-events/public/booking-of-person.ts';
import { clubHasRoom, mayBillClub } from '../../../../modules/payments/public/clubs/club-billing.ts';
import { methodKinds } from '../../../../modules/payments/public/methods/method-kinds.ts';
import type { Tender } from '../../../../modules/pricing/public/credits.ts';
import { payerOf } from '../../../../modules/pricing/public/price-options.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Queries } from '../../../../platform/database/database.ts';
import { Refusal, refuse } from '../../../../platform/http/refusal.ts';
import type { Checkout, PricedCart } from '../../context.ts';
import { chooseMethod, isOwnCard } from './choose-method.ts';
import { isPaidByClub } from './club-pays.ts';

/**
 * How a total is paid. Exactly one of the gateway, a club and the wallet pays what credits leave, if anything
 * is left.
 */
export type PaymentPlan = {
  gatewayCents: Cents;
  /** The saved payment method to charge, if any. */
  methodId: string | null;
  clubId: number | null;
  clubCents: Cents;
  tenders: readonly Tender[];
};

const nothing = { gatewayCents: cents(0), methodId: null, clubId: null, clubCents: cents(0) };

/**
 * Decides how the total is paid, by the payment method and by payer and owner. Throws Refusal for a forbidden
 * or incomplete payment; returns the error code of an insufficient balance.
 */
export async function planPayment(
  trx: Queries,
  checkout: Checkout,
  of: { cart: StoredCart; owner: string; clock: Clock },
  priced: PricedCart,
): Promise<PaymentPlan | { error: PaymentErrorCode }> {
  const { total, tenders } = priced;
  const { cart, owner, clock } = of;
  const type = checkout.form.payment_method_type;
  const kind = methodKinds[type];
  if (kind === 'other' && !may(checkout.role, 'refund_by_hand')) throw refuse('not_allowed');
  if (total < 0)
    return checkout.purpose.kind === 'new' ? { error: 'order_not_placed' } : { ...nothing, tenders };
  if (kind === 'other') throw refuse('invalid', [{ path: 'payment_method_type', code: 'not_offered' }]);
  if (kind === 'club') {
    return byClub(trx, checkout, of, priced);
  }
  if (total === 0) return { ...nothing, tenders };
  if (kind === 'wallet' && payerOf(owner, checkout.userId, checkout.role) === null)
    throw refuse('not_allowed');
  if (kind === 'wallet') return fromWallet(trx, owner, total, tenders);
  if (kind === 'saved') {
    // CO-124: the saved cards of staff pay for no cart that they took over.
    if (isTakenOver(cart) && isOwnCard(type)) throw refuse('not_allowed');
    const methodId = await chooseMethod(trx, checkout, owner, clock.instant());
    return { ...nothing, gatewayCents: total, methodId, tenders };
  }
  if (!checkout.form.payment_method_nonce) throw incomplete('payment_method_nonce');
  return { ...nothing, gatewayCents: total, tenders };
}

/** A club pays the whole total, within its limit. */
async function byClub(
  trx: Queries,
  checkout: Checkout,
  { cart, clock }: { cart: StoredCart; clock: Clock },
  { total, tenders }: PricedCart,
): Promise<PaymentPlan | { error: PaymentErrorCode }> {
  const clubId = await requireClub({ db: trx, clock }, checkout, cart);
  if (total === 0) return { ...nothing, tenders };
  if (await clubHasRoom(trx, clubId, total)) return { ...nothing, clubId, clubCents: total, tenders };
  await noteLimitReached(trx, cart, clock.instant());
  return { error: 'club_limit_reached' };
}

/** The billed club, if this user may bill it (VL-31), or if it pays for the order (CO-70). */
async function requireClub(
  { db, clock }: { db: Queries; clock: Clock },
  checkout: Checkout,
  cart: StoredCart,
): Promise<number> {
  const text = checkout.form.sales_club_billing ?? '';
  if (!/^\d{1,9}$/.test(text)) throw incomplete('sales_club_billing');
  const clubId = Number(text);
  const who = { userId: checkout.userId, role: checkout.role, clubId: checkout.clubId };
  if (await mayBillClub(db, clubId, who)) return clubId;
  const changer = await changerOf(db, checkout);
  if (changer && (await mayBillClub(db, clubId, changer))) return clubId;
  if (!(await isPaidByClub({ db, clock }, cart, checkout, clubId)))
    throw new Refusal(403, 'club_billing_not_allowed');
  return clubId;
}

/**
 * CO-126: who changes an order in its owner's name; their right to bill the club counts too. Undefined for the owner
 * and for anything else than a change.
 */
async function changerOf(db: Queries, { purpose, userId }: Checkout) {
  if (purpose.kind !== 'amend' || purpose.by.id === userId) return undefined;
  const account = await findAccount(db, purpose.by.id);
  return account && { userId: account.id, role: account.role, clubId: account.clubId };
}

/** The wallet pays the remainder, in addition to its earlier part. */
async function fromWallet(
  trx: Queries,
  owner: string,
  total: Cents,
  tenders: readonly Tender[],
): Promise<PaymentPlan | { error: PaymentErrorCode }> {
  const walletTender = tenders.find(({ source }) => source === 'wallet');
  const amountCents = cents(total + (walletTender?.amountCents ?? 0));
  if ((await balancesOf(trx, owner)).wallet < amountCents) return { error: 'not_enough_credit' };
  const wallet: Tender = { source: 'wallet', owner, amountCents, title: 'Account credit', detail: '' };
  return { ...nothing, tenders: [...tenders.filter((tender) => tender !== walletTender), wallet] };
}

export const incomplete = (path: string): Refusal =>
  new Refusal(422, 'form_incomplete', { fields: [{ path, code: 'required' }] });
