import type { BoundBus } from '@sendahead/shared-contracts/bus/bus-types';
import { combineLatest, type Observable, startWith } from '@sendahead/shared-contracts/bus/rx';
import type { ShipPoints } from '@sendahead/shared-contracts/geo/slice';
import { shipPointsTopic } from '@sendahead/shared-contracts/geo/topics';
import type { Quote } from '@sendahead/shared-contracts/pricing/slice';
import { quoteTopic } from '@sendahead/shared-contracts/pricing/topics';
import type { Itinerary } from '@sendahead/shared-contracts/services/slice';
import { itineraryTopic } from '@sendahead/shared-contracts/services/topics';
import type { Travelers } from '@sendahead/shared-contracts/travelers/slice';
import { travelersTopic } from '@sendahead/shared-contracts/travelers/topics';

/** The slices that parts have published so far. */
export interface PageState {
  readonly points: ShipPoints | undefined;
  readonly travelers: Travelers | undefined;
  readonly itinerary: Itinerary | undefined;
  readonly quote: Quote | undefined;
}

export const emptyPage: PageState = {
  points: undefined,
  travelers: undefined,
  itinerary: undefined,
  quote: undefined,
};

/** Every slice of the booking as one value, each time one of them changes. */
export const pageState = (bus: BoundBus<'shell'>): Observable<PageState> =>
  combineLatest({
    points: bus.state(shipPointsTopic).pipe(startWith(undefined)),
    travelers: bus.state(travelersTopic).pipe(startWith(undefined)),
    itinerary: bus.state(itineraryTopic).pipe(startWith(undefined)),
    quote: bus.state(quoteTopic).pipe(startWith(undefined)),
  });
