import { sessionTopic } from '@sendahead/shared-contracts/accounts/topics';
import { distinctUntilChanged, map, merge, type Observable } from '@sendahead/shared-contracts/bus/rx';
import { shipPointsTopic } from '@sendahead/shared-contracts/geo/topics';
import { authorizationWantedEvent } from '@sendahead/shared-contracts/page/authorization';
import { contextTopic } from '@sendahead/shared-contracts/page/topics';
import { priceBeforeDeductions } from '@sendahead/shared-contracts/pricing/cost-lines';
import type { PriceResponse } from '@sendahead/shared-contracts/pricing/schema';
import { quoteTopic } from '@sendahead/shared-contracts/pricing/topics';
import { travelersTopic } from '@sendahead/shared-contracts/travelers/topics';
import type { AdminEvent } from '../state/events.ts';
import type { AdminState } from '../state/state.ts';
import type { EffectContext } from './context.ts';

/** Reads the signed-in user, the page's cart, the clubs of its trip, and its rate adjustment. */
export const readPage = ({ host: { bus } }: EffectContext): Observable<AdminEvent> =>
  merge(
    bus.state(sessionTopic).pipe(map((session): AdminEvent => ({ type: 'session-known', session }))),
    bus.state(contextTopic).pipe(map(({ cart }): AdminEvent => ({ type: 'cart-known', cart }))),
    bus
      .events(authorizationWantedEvent)
      .pipe(map(({ act }): AdminEvent => ({ type: 'authorization-wanted', act, gives: {} }))),
    bus.state(quoteTopic).pipe(
      map(
        ({ price }): AdminEvent => ({
          type: 'price-read',
          adjustment:
            price?.has_valid_adjustment && price.ship_rate_adjustment !== null
              ? { cents: price.ship_rate_adjustment, roundTrip: price.roundtrip_shipment }
              : null,
          priceCents: priceIn(price),
          conceded: concededIn(price),
        }),
      ),
    ),
    bus.state(travelersTopic).pipe(
      map(
        ({ travelers: [first] }): AdminEvent => ({
          type: 'first-traveler-known',
          name: first ? `${first.firstName} ${first.lastName}`.trim() : '',
        }),
      ),
      distinctUntilChanged((a, b) => JSON.stringify(a) === JSON.stringify(b)),
    ),
    bus.state(shipPointsTopic).pipe(
      map(
        ({ origin, destination }): AdminEvent => ({
          type: 'clubs-known',
          clubs: [origin.club, destination.club]
            .filter((club) => club !== null)
            .filter((club, at, all) => all.findIndex(({ id }) => id === club.id) === at)
            .map(({ id, name }) => ({ id, name })),
        }),
      ),
    ),
  );

const linesOf = (price: PriceResponse | null) => price?.orders.flatMap(({ line_items }) => line_items) ?? [];

const priceIn = (price: PriceResponse | null): number | null => priceBeforeDeductions(linesOf(price)) || null;

/** The concessions in the lines of a price. */
function concededIn(price: PriceResponse | null): AdminState['conceded'] {
  const lines = linesOf(price);
  const comp = lines.find(({ id }) => id === 'comp');
  return {
    compCents: 0 - (comp?.amount_cents ?? 0),
    surcharges: lines.some(({ id }) => id === 'surcharges'),
  };
}
