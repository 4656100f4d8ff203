import {
  distinctUntilChanged,
  EMPTY,
  map,
  merge,
  type Observable,
  switchMap,
} from '@sendahead/shared-contracts/bus/rx';
import { reconnections } from '@sendahead/shared-contracts/connection/reconnections';
import { legNames } from '@sendahead/shared-contracts/orders/leg-name';
import { servicesWantedAgainEvent } from '@sendahead/shared-contracts/page/assistance';
import type { KeyedAnswer } from '../state/answer.ts';
import type { ItineraryEvent } from '../state/events.ts';
import type { ItineraryState } from '../state/state.ts';
import type { EffectContext } from './context.ts';

const isFailed = ({ key, value }: KeyedAnswer<unknown>): boolean => key !== '' && value === null;

const hasFailures = (state: ItineraryState): boolean =>
  isFailed(state.earliest) ||
  isFailed(state.carriers) ||
  legNames
    .map((leg) => state[leg])
    .some(({ fees, days, services, inTime }) => [fees, days, services, inTime].some(isFailed));

/**
 * B3-23: repeats requests without an answer automatically once the connection may be back, as "Try again"
 * does.
 */
const askFailedAgain = ({ store }: EffectContext): Observable<ItineraryEvent> =>
  store.changes.pipe(
    map(hasFailures),
    distinctUntilChanged(),
    switchMap((failed) => (failed ? reconnections() : EMPTY)),
    map((): ItineraryEvent => ({ type: 'retried' })),
  );

/** TK-05: requests the services of a cart that was taken over again. */
const askServicesAgain = ({ host }: EffectContext): Observable<ItineraryEvent> =>
  host.bus
    .events(servicesWantedAgainEvent)
    .pipe(map((): ItineraryEvent => ({ type: 'services-wanted-again' })));

/** The requests that are repeated. */
export const askAgain = (context: EffectContext): Observable<ItineraryEvent> =>
  merge(askFailedAgain(context), askServicesAgain(context));
