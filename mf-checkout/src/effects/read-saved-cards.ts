import { from, mergeMap, type Observable } from '@sendahead/shared-contracts/bus/rx';
import type { CallOutput } from '@sendahead/shared-contracts/call/define-call';
import { observeCall } from '@sendahead/shared-contracts/client/observe-call';
import {
  type FragmentPage,
  fragmentPageOf,
  fragmentPages,
} from '@sendahead/shared-contracts/page/fragment-pages';
import { paymentInfo, userPaymentInfo } from '@sendahead/shared-contracts/payments/info-calls';
import type { CreditEvent } from '../state/gift-cards-and-credits.ts';
import type { SavedCard, SavedCardsEvent } from '../state/saved-cards.ts';
import type { EffectContext } from './context.ts';

/** `MM/YYYY` expires with its month; without it the expiry is unknown. */
function isOver(expiration: string, now: number): boolean {
  const [month, year] = expiration.split('/').map(Number);
  return Boolean(month && year) && Date.UTC(year ?? 0, month ?? 0, 1) <= now;
}

/** PY-22: the cards of an answer, and which of them have expired. */
export const savedCardsOf = (cards: CallOutput<typeof paymentInfo>['cards'], now: number): SavedCard[] =>
  cards.map(({ payment_method_id: id, credit_card_number: number, card_type: type, expiration }) => ({
    id,
    number,
    type,
    expiration,
    expired: isOver(expiration, now),
  }));

/** Whether something is paid on the page: the booking page, or a page that says so. */
function isPaidOn(path: string): boolean {
  const name = fragmentPageOf(path);
  const page: FragmentPage | undefined = name && fragmentPages[name];
  return page === undefined || page.pays === true;
}

/**
 * EP-48, PY-22, PR-09: reads the account's cards and credits on pages where something is paid; the account
 * page requests its own. A card that is being typed remains the payment method.
 */
export const readSavedCards = ({ host, store }: EffectContext): Observable<SavedCardsEvent | CreditEvent> => {
  if (!isPaidOn(window.location.pathname)) return from([]);
  return observeCall(host.api, paymentInfo, { query: {} }).pipe(
    mergeMap(({ cards, credits }) => {
      const { card, placing } = store.getState();
      const cardsEvent: SavedCardsEvent = {
        type: 'saved-cards-known',
        cards: savedCardsOf(cards, host.now()),
        unasked: placing.phase === 'idle' && card.fields.cardType === '' && card.billing.zip === '',
      };
      return from<(SavedCardsEvent | CreditEvent)[]>([
        cardsEvent,
        { type: 'credits-known', holds: credits ?? null },
      ]);
    }),
  );
};

/** TK-14, EP-49: the saved cards and credits of the user whom staff book for; the staff's own are not offered. */
export const readCardsOfUser = (
  { host }: EffectContext,
  user_id: string,
): Observable<SavedCardsEvent | CreditEvent> =>
  observeCall(host.api, userPaymentInfo, { params: { user_id } }).pipe(
    mergeMap(({ cards = [], credits }) =>
      from<(SavedCardsEvent | CreditEvent)[]>([
        { type: 'saved-cards-known', cards: [], unasked: false, ofUser: savedCardsOf(cards, host.now()) },
        { type: 'credits-known', holds: credits ?? null },
      ]),
    ),
  );
