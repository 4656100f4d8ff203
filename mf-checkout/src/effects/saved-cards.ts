import {
  catchError,
  defer,
  distinctUntilChanged,
  from,
  map,
  type Observable,
  of,
  switchMap,
} from '@sendahead/shared-contracts/bus/rx';
import { isSignedIn } from '../state/page.ts';
import type { SavedCardsEvent } from '../state/saved-cards.ts';
import type { EffectContext } from './context.ts';

const none: SavedCardsEvent = { type: 'saved-cards-known', cards: [], unasked: false };

/** AC-06: the cards that the account keeps, asked for whenever somebody else is signed in. Without them a card is typed. */
export const savedCards = (context: EffectContext): Observable<SavedCardsEvent> =>
  context.store.changes.pipe(
    map(({ page }) => (isSignedIn(page) ? (page.session?.user?.id ?? null) : null)),
    distinctUntilChanged(),
    switchMap((userId, turn) => {
      if (userId === null) return turn === 0 ? [] : of(none);
      return defer(() => from(import('./read-saved-cards.ts'))).pipe(
        switchMap(({ readSavedCards }) => readSavedCards(context)),
        catchError((error: unknown) => {
          context.host.report(error, 'saved cards');
          return of(none);
        }),
      );
    }),
  );
