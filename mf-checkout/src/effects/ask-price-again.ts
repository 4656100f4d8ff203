import {
  distinctUntilChanged,
  EMPTY,
  map,
  type Observable,
  switchMap,
} from '@sendahead/shared-contracts/bus/rx';
import { reconnections } from '@sendahead/shared-contracts/connection/reconnections';
import { isRunning } from '../state/placing.ts';
import type { QuoteEvent } from '../state/quote.ts';
import type { CheckoutState } from '../state/state.ts';
import type { EffectContext } from './context.ts';

/** Failures that do not concern the trip itself: a later request may succeed. */
const passing: readonly (string | null)[] = ['connection_lost', 'unavailable', 'internal'];

const isUnanswered = ({ quote, placing }: CheckoutState): boolean =>
  quote.request === 'failed' && passing.includes(quote.failure) && !isRunning(placing);

/** B3-23: a price request without an answer is repeated automatically once the connection may be back. */
export const askPriceAgain = ({ store }: EffectContext): Observable<QuoteEvent> =>
  store.changes.pipe(
    map(isUnanswered),
    distinctUntilChanged(),
    switchMap((unanswered) => (unanswered ? reconnections() : EMPTY)),
    map((): QuoteEvent => ({ type: 'price-retried' })),
  );
