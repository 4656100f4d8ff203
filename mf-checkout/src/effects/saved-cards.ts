import {
  catchError,
  distinctUntilChanged,
  from,
  map,
  type Observable,
  switchMap,
} from '@sendahead/shared-contracts/bus/rx';
import { loadUntilThere } from '@sendahead/shared-contracts/client/load-until-there';
import type { CreditEvent } from '../state/gift-cards-and-credits.ts';
import { isSignedIn, payingUser } from '../state/page.ts';
import type { SavedCardsEvent } from '../state/saved-cards.ts';
import type { EffectContext } from './context.ts';

const none: readonly (SavedCardsEvent | CreditEvent)[] = [
  { type: 'saved-cards-known', cards: [], unasked: false },
  { type: 'credits-known', holds: null },
];

/**
 * AC-06, PR-09: the saved cards and credits of the account, or of the user whom staff book for, requested
 * whenever that user changes. Without saved cards the customer types a card.
 */
export const savedCards = (context: EffectContext): Observable<SavedCardsEvent | CreditEvent> =>
  context.store.changes.pipe(
    map(({ page }) => ({
      userId: isSignedIn(page) ? (page.session?.user?.id ?? null) : null,
      onBehalfOf: payingUser(page),
    })),
    distinctUntilChanged((a, b) => a.userId === b.userId && a.onBehalfOf === b.onBehalfOf),
    switchMap(({ userId, onBehalfOf }, turn) => {
      if (userId === null) return turn === 0 ? [] : none;
      if (onBehalfOf === '') return none;
      return from(loadUntilThere(() => import('./read-saved-cards.ts'))).pipe(
        switchMap(({ readSavedCards, readCardsOfUser }) =>
          onBehalfOf === null ? readSavedCards(context) : readCardsOfUser(context, onBehalfOf),
        ),
        catchError((error: unknown) => {
          context.host.report(error, 'saved cards');
          return none;
        }),
      );
    }),
  );
