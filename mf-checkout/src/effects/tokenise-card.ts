import {
  distinctUntilChanged,
  EMPTY,
  from,
  map,
  type Observable,
  switchMap,
} from '@sendahead/shared-contracts/bus/rx';
import type { Tokenised } from '../payment-provider/port.ts';
import type { PlacingEvent } from '../state/placing-reducer.ts';
import type { CardActions } from './card-actions.ts';
import type { CheckoutStore } from './context.ts';

const codes = {
  fields: 'card_fields',
  prepaid_refused: 'prepaid_refused',
  failed: 'tokenization_failed',
} as const;

const eventOf = (made: Tokenised): PlacingEvent =>
  made.ok ? { type: 'tokenised', nonce: made.nonce } : { type: 'token-refused', code: codes[made.code] };

/** PY-19, ER-20: makes a nonce of the card when an order has come so far. */
export const tokeniseCard = (store: CheckoutStore, card: CardActions): Observable<PlacingEvent> =>
  store.changes.pipe(
    map(({ placing }) => placing.phase === 'tokenising'),
    distinctUntilChanged(),
    switchMap((wanted) => (wanted ? from(card.tokenise()).pipe(map(eventOf)) : EMPTY)),
  );
