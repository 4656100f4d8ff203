import { canBePriced, isSignedIn } from './page.ts';
import { byCard, byLink } from './payment-method.ts';
import { isRunning } from './placing.ts';
import { priceKey, shipmentForm } from './shipment-form.ts';
import type { CheckoutState } from './state.ts';

const plainRoles: readonly string[] = ['guest', 'consumer'];

/**
 * The inputs of the price now; null while it cannot be requested (PR-01). Club staff and admins have different prices.
 */
export function wantedPriceKey(state: CheckoutState): string | null {
  const { page } = state;
  if (!canBePriced(page)) return null;
  const role = page.session?.role ?? 'guest';
  // RO-03: a club's fee may change while the shipment does not.
  const fees = [page.itinerary?.outbound, page.itinerary?.return].map((leg) => leg?.pickupCents ?? '');
  // TK-14: a price depends on the user who is booked for.
  return `${plainRoles.includes(role) ? '' : role}${page.session?.onBehalfOf ?? ''}${page.assistance?.priceTurn ?? ''}${fees}${priceKey(shipmentForm(state))}`;
}

/** The visible price is being replaced by one for the current state of the page. */
export function isUpdating(state: CheckoutState): boolean {
  if (state.quote.request === 'failed') return false;
  if (state.quote.request === 'asking' || state.placing.phase === 'repricing') return true;
  if (isRunning(state.placing) || state.placing.phase === 'placed') return false;
  const wantedKey = wantedPriceKey(state);
  return wantedKey !== null && wantedKey !== state.quote.key;
}

/** AC-01, AC-02: signed in, with the current terms accepted. */
export const isAdmitted = ({ page }: CheckoutState): boolean =>
  isSignedIn(page) && page.session?.acceptedTerms === true;

const isToPay = (state: CheckoutState): boolean => (dueCents(state) ?? 0) > 0;

/** PR-04: something is due, and a typed or saved card pays it. */
export const paysByCard = (state: CheckoutState): boolean => isToPay(state) && state.way.way === byCard;

/** PR-04, PY-22: the same with a typed card. */
export const paysByNewCard = (state: CheckoutState): boolean =>
  paysByCard(state) && state.savedCards.chosen === null;

/** PY-06: a method other than a card was chosen, and lacks something before it can pay. */
export const lacksMeans = (state: CheckoutState): boolean =>
  isToPay(state) && state.way.way !== byCard && state.way.means === null;

/**
 * Whether the bill can be split: travelers with two email addresses could pay, the customer books for
 * themselves, and the booking is not ordered yet.
 */
function canBeSplit({ page: { session, travelers }, quote, way }: CheckoutState): boolean {
  const mails = (travelers?.travelers ?? []).map(({ email }) => email.trim().toLowerCase());
  const isOwn =
    session?.user != null && session.onBehalfOf === null && quote.price?.paid_before_cents == null;
  return isOwn && way.way === byCard && !mails.includes('') && new Set(mails).size > 1;
}

/** Everybody is asked for their own share instead of one person being charged. */
export const isSplit = (state: CheckoutState): boolean =>
  isToPay(state) && state.way.isSplit && canBeSplit(state);

/** CO-46: a payment link is emailed; the order changes only when it is paid. */
export const sendsLink = (state: CheckoutState): boolean => isToPay(state) && state.way.way === byLink;

/** PY-19: a nonce is made while the order is placed. */
export const asksNonce = (state: CheckoutState): boolean =>
  paysByNewCard(state) || (isToPay(state) && state.way.means?.asksNonce === true);

/** The payment is being confirmed in a separate sheet, over the page. */
export const isConfirmedElsewhere = ({ placing, way }: CheckoutState): boolean =>
  placing.phase === 'tokenizing' && (placing.challenge === true || way.means !== null);

/** PR-04: cents due, null while there is no price. */
export const dueCents = ({ quote }: CheckoutState): number | null => quote.price?.final_price_cents ?? null;

/** CO-70: cents that the order button shows; null without a price, and if a club pays. */
export const agreedCents = (state: CheckoutState): number | null =>
  state.quote.price?.paid_by_club ? null : dueCents(state);
