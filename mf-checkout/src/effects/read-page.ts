import { sessionTopic } from '@sendahead/shared-contracts/accounts/topics';
import { map, merge, type Observable } from '@sendahead/shared-contracts/bus/rx';
import { shipPointsTopic } from '@sendahead/shared-contracts/geo/topics';
import { assistanceTopic } from '@sendahead/shared-contracts/page/assistance';
import { contextTopic } from '@sendahead/shared-contracts/page/topics';
import { itineraryTopic } from '@sendahead/shared-contracts/services/topics';
import { travelersTopic } from '@sendahead/shared-contracts/travelers/topics';
import type { PageEvent } from '../state/page.ts';
import type { EffectContext } from './context.ts';

/** Reads the other parts' topics. */
export const readPage = ({ host: { bus } }: EffectContext): Observable<PageEvent> =>
  merge(
    bus.state(shipPointsTopic).pipe(map((points): PageEvent => ({ type: 'points-known', points }))),
    bus.state(travelersTopic).pipe(map((travelers): PageEvent => ({ type: 'travelers-known', travelers }))),
    bus.state(itineraryTopic).pipe(map((itinerary): PageEvent => ({ type: 'itinerary-known', itinerary }))),
    bus.state(sessionTopic).pipe(map((session): PageEvent => ({ type: 'session-known', session }))),
    bus
      .state(assistanceTopic)
      .pipe(map((assistance): PageEvent => ({ type: 'assistance-known', assistance }))),
    bus
      .state(contextTopic)
      .pipe(map(({ cart, micrositeId }): PageEvent => ({ type: 'cart-known', cart, micrositeId }))),
  );
