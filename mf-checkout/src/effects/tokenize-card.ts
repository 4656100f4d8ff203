import {
  distinctUntilChanged,
  EMPTY,
  from,
  map,
  type Observable,
  switchMap,
} from '@sendahead/shared-contracts/bus/rx';
import type { TokenizeResult } from '../payment-provider/port.ts';
import { tokenizedCodes } from '../payment-provider/tokenized-codes.ts';
import type { PlacingEvent } from '../state/placing-event.ts';
import { dueCents, paysByNewCard } from '../state/selectors.ts';
import type { CheckoutState } from '../state/state.ts';
import type { CardActions } from './card-actions.ts';
import type { CheckoutStore } from './context.ts';
import { isOffline } from './is-offline.ts';

/**
 * The functions that make a payment method's nonce, by id, while the method is mounted; a card has its own.
 */
export type NonceMakers = Map<string, () => Promise<TokenizeResult>>;

interface Parts {
  readonly store: CheckoutStore;
  readonly card: CardActions;
  readonly nonces: NonceMakers;
  /** A fresh idempotency key. */
  createKey(): string;
}

/** The bank checks the typed card, or the chosen saved card. */
const confirm = (card: CardActions, state: CheckoutState): Promise<TokenizeResult> => {
  const { chosen } = state.savedCards;
  const amount = dueCents(state) ?? 0;
  return chosen === null || paysByNewCard(state) ? card.confirm(amount) : card.confirmKept(chosen, amount);
};

/** A failure without a connection is reported as such, and not as a fault of the payment method. */
const refusalOf = (code: keyof typeof tokenizedCodes): string =>
  code === 'failed' && isOffline() ? 'offline' : tokenizedCodes[code];

/**
 * PY-19, ER-20: makes a nonce when an order needs it, within the click if there was no wait, because a wallet
 * opens only then. A payment that the bank wants confirmed first is sent under a new key.
 */
export const tokenizeCard = ({ store, card, nonces, createKey }: Parts): Observable<PlacingEvent> =>
  store.changes.pipe(
    map(({ placing }) => (placing.phase === 'tokenizing' ? placing : null)),
    distinctUntilChanged(),
    switchMap((wanted) => {
      if (!wanted) return EMPTY;
      const state = store.getState();
      const tokenizing = wanted.challenge
        ? confirm(card, state)
        : (nonces.get(state.way.way) ?? card.tokenize)();
      return from(tokenizing).pipe(
        map((answer): PlacingEvent => {
          if (!answer.ok) return { type: 'token-refused', code: refusalOf(answer.code) };
          const { nonce, billing } = answer;
          return { type: 'tokenized', nonce, billing, ...(wanted.challenge ? { key: createKey() } : {}) };
        }),
      );
    }),
  );
