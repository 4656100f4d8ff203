import type { SessionSlice } from '@sendahead/shared-contracts/accounts/session-slice';
import { type AccountEvent, reduceAccount } from './account.ts';
import { settleDialog } from './admission.ts';
import { type CardEvent, type CardState, reduceCard } from './card.ts';
import { type CouponEvent, reduceCoupon } from './coupon.ts';
import type { CheckoutEvent } from './events.ts';
import { type CreditEvent, reduceCredits } from './gift-cards-and-credits.ts';
import { type InternationalInfoEvent, reduceInfo, unsavedInfo } from './international-info.ts';
import { awaitsPrice, missingFor } from './missing.ts';
import { isClubless, isCollected, isSignedIn, type PageEvent, payingUser, reducePage } from './page.ts';
import { paymentBody } from './payment-body.ts';
import { byClub, initialWay } from './payment-method.ts';
import type { PlacingState } from './placing.ts';
import type { PlacingEvent, PlacingFacts } from './placing-event.ts';
import { passGate, passPrice, passSaving, reducePlacing } from './placing-reducer.ts';
import { type QuoteEvent, reduceQuote } from './quote.ts';
import { type ReceiptEvent, reduceReceipt } from './receipt.ts';
import { reduceSavedCards, type SavedCardsEvent } from './saved-cards.ts';
import {
  asksNonce,
  dueCents,
  isAdmitted,
  isSplit,
  paysByCard,
  paysByNewCard,
  sendsLink,
} from './selectors.ts';
import type { CheckoutState } from './state.ts';

const factsOf = (state: CheckoutState): PlacingFacts => ({
  complete: missingFor(state).length === 0,
  awaitsPrice: awaitsPrice(state),
  admitted: isAdmitted(state),
  checksCard: paysByNewCard(state) && !isSignedIn(state.page),
  infoSaved: unsavedInfo(state) === null,
  collected: isCollected(state.page),
  clubless: isClubless(state.page),
  dueCents: dueCents(state) ?? 0,
  asksNonce: asksNonce(state),
  byCard: paysByCard(state),
  isSplit: isSplit(state),
  sendsLink: sendsLink(state),
  isStaff: !['guest', 'consumer'].includes(state.page.session?.role ?? 'guest'),
  body: (made) => paymentBody(state, made),
});

function reducePart(state: CheckoutState, event: CheckoutEvent): CheckoutState {
  switch (event.type) {
    case 'points-known':
    case 'travelers-known':
    case 'itinerary-known':
    case 'cart-known':
      return { ...state, page: reducePage(state.page, event satisfies PageEvent) };
    case 'assistance-known': {
      const page = reducePage(state.page, event);
      return { ...state, page, way: payingUser(page) === payingUser(state.page) ? state.way : initialWay };
    }
    case 'session-known':
      return {
        ...state,
        page: reducePage(state.page, event satisfies PageEvent),
        // One user's payment method does not carry over to the next user.
        way: event.session.onBehalfOf === (state.page.session?.onBehalfOf ?? null) ? state.way : initialWay,
        // RO-13: the terms belong to a person.
        holidayAgreed: state.holidayAgreed && isSamePerson(state.page.session, event.session),
      };
    case 'holiday-terms-agreed':
      return { ...state, holidayAgreed: event.agreed ?? true };
    case 'coupon-typed':
    case 'coupon-applied':
    case 'coupon-removed':
    case 'coupon-restored':
      return { ...state, coupon: reduceCoupon(state.coupon, event satisfies CouponEvent) };
    case 'credits-filled':
    case 'credits-known':
      return { ...state, credits: reduceCredits(state.credits, event satisfies CreditEvent) };
    case 'price-unwanted':
    case 'price-asked':
    case 'price-arrived':
    case 'price-failed':
    case 'price-retried':
      return withPayingClub({ ...state, quote: reduceQuote(state.quote, event satisfies QuoteEvent) });
    case 'info-entered':
    case 'info-found':
    case 'info-saved':
    case 'info-refused':
      return { ...state, info: reduceInfo(state.info, event satisfies InternationalInfoEvent) };
    case 'card-fields-asked':
    case 'card-fields-ready':
    case 'card-fields-failed':
    case 'card-fields-removed':
    case 'billing-typed':
    case 'billing-blurred':
    case 'store-card-chosen':
      return { ...state, card: reduceCard(state.card, event satisfies CardEvent) };
    case 'card-changed':
      return {
        ...state,
        card: reduceCard(state.card, event),
        placing: placingAfterCard(state, event.fields),
      };
    case 'saved-cards-known':
    case 'saved-card-chosen':
    case 'saved-card-removed':
    case 'saved-card-zip-typed':
    case 'saved-card-zip-left':
      return { ...state, savedCards: reduceSavedCards(state.savedCards, event satisfies SavedCardsEvent) };
    case 'way-chosen':
      return { ...state, way: { ...state.way, way: event.way, means: event.means } };
    case 'bill-split':
      return { ...state, way: { ...state.way, isSplit: event.isSplit } };
    case 'extras-filled':
      return { ...state, extras: { fields: event.fields, complete: event.complete } };
    case 'dialog-opened':
    case 'dialog-closed':
    case 'account-asked':
    case 'account-answered':
    case 'account-refused':
      return { ...state, account: reduceAccount(state.account, event satisfies AccountEvent) };
    case 'payment-checked':
      return { ...state, missed: missingFor(state) };
    case 'receipt-opened':
    case 'receipt-arrived':
    case 'receipt-refused':
    case 'receipt-retried':
      return { ...state, receipt: reduceReceipt(state.receipt, event satisfies ReceiptEvent) };
    default:
      return place(state, event satisfies PlacingEvent);
  }
}

/** CO-70: a cart that its club pays is billed to the club; nobody chooses the payment method. */
function withPayingClub(state: CheckoutState): CheckoutState {
  const club = state.quote.price?.paid_by_club;
  if (!club || state.way.way === byClub) return state;
  const body = { payment_method_type: 'clubBilling', sales_club_billing: String(club.club_id) } as const;
  return { ...state, way: { way: byClub, means: { body, asksNonce: false }, isSplit: false } };
}

/** A guest who signs in is the same person. */
const isSamePerson = (before: SessionSlice | null, now: SessionSlice): boolean =>
  before?.user == null || before.user.id === now.user?.id;

/** The refusal of card details ends when the details are corrected. */
function placingAfterCard({ card, placing }: CheckoutState, { valid }: CardState['fields']): PlacingState {
  const corrected = valid && !card.fields.valid;
  return corrected && placing.phase === 'refused' && placing.code === 'card_fields'
    ? { phase: 'idle' }
    : placing;
}

/** Events after which an attempt that lacks something stops. */
const checking: readonly CheckoutEvent['type'][] = ['attempt-started', 'pickup-checked', 'club-answered'];

/** PY-07: an attempt that finds something missing is counted, so that every section shows its errors. */
function place(state: CheckoutState, event: PlacingEvent): CheckoutState {
  const placing = reducePlacing(state.placing, event, factsOf(state));
  const ended =
    placing.phase === 'idle' && (event.type === 'attempt-started' || state.placing.phase !== 'idle');
  const missed = ended && checking.includes(event.type);
  if (isOfClosedCart(event))
    return { ...state, placing, quote: reduceQuote(state.quote, { type: 'price-retried' }) };
  if (isOrderedAlready(event)) return { ...state, placing, toldOrdered: true };
  if (isWithoutInfo(event)) return { ...state, placing, info: { ...state.info, saved: '' } };
  if (!missed) return placing === state.placing ? state : { ...state, placing };
  return withMissed(state, placing);
}

const withMissed = (state: CheckoutState, placing: PlacingState): CheckoutState => ({
  ...state,
  placing,
  submits: state.submits + 1,
  missed: missingFor(state),
});

/**
 * PR-12: the cart was closed in the meantime; the price is requested again, which returns the replacement
 * cart.
 */
const isOfClosedCart = (event: PlacingEvent): boolean =>
  event.type === 'payment-refused' && event.code === 'cart_not_found';

/** PY-14: the server has other dates than this page assumes; they are saved again. */
const isWithoutInfo = (event: PlacingEvent): boolean =>
  event.type === 'payment-refused' && event.code === 'international_info_required';

/** ADR 0118: a copy of this booking is ordered. */
const isOrderedAlready = (event: PlacingEvent): boolean =>
  event.type === 'payment-refused' && event.code === 'booking_ordered_already';

/** An attempt that waits for its price continues with it, or shows what is missing now. */
function passOrStopPrice(state: CheckoutState): CheckoutState {
  if (state.placing.phase !== 'awaiting-price') return state;
  const placing = passPrice(state.placing, factsOf(state));
  if (placing === state.placing) return state;
  return placing.phase === 'idle' ? withMissed(state, placing) : { ...state, placing };
}

/** AC-01: an order waits at the gate until the customer is admitted, and is canceled with its dialog. */
function passOrLeaveGate(state: CheckoutState, event: CheckoutEvent): CheckoutState {
  if (state.placing.phase !== 'gate') return state;
  const facts = factsOf(state);
  const placing =
    event.type === 'dialog-closed'
      ? reducePlacing(state.placing, { type: 'gate-closed' }, facts)
      : passGate(state.placing, facts);
  return placing === state.placing ? state : { ...state, placing };
}

/** PY-14: an attempt waits until the travel dates are saved, and stops if they cannot be. */
function passOrStopSaving(state: CheckoutState, event: CheckoutEvent): CheckoutState {
  if (state.placing.phase !== 'saving-info') return state;
  const placing: PlacingState =
    event.type === 'info-refused' ? { phase: 'idle' } : passSaving(state.placing, factsOf(state));
  return placing === state.placing ? state : { ...state, placing };
}

/** The state of the checkout after one event. */
export function reduce(state: CheckoutState, event: CheckoutEvent): CheckoutState {
  const next = reducePart(state, event);
  if (next === state) return state;
  return passOrStopSaving(passOrLeaveGate(settleDialog(state, passOrStopPrice(next)), event), event);
}
