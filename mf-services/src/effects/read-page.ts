import { sessionTopic } from '@sendahead/shared-contracts/accounts/topics';
import { combineLatest, map, merge, type Observable, startWith } from '@sendahead/shared-contracts/bus/rx';
import { homeTimeZone, localNow } from '@sendahead/shared-contracts/calendar/local-now';
import { shipPointsTopic } from '@sendahead/shared-contracts/geo/topics';
import { contextTopic } from '@sendahead/shared-contracts/page/topics';
import { priceToldEvent } from '@sendahead/shared-contracts/pricing/topics';
import { travelersTopic } from '@sendahead/shared-contracts/travelers/topics';
import type { ItineraryEvent } from '../state/events.ts';
import type { EffectContext } from './context.ts';

/** The state that this section needs from other sections, in any order of arrival. */
export const readPage = ({ host }: EffectContext): Observable<ItineraryEvent> =>
  merge(
    host.bus.state(shipPointsTopic).pipe(
      map((points): ItineraryEvent => {
        const { date, hour } = localNow(host.now(), points.origin.timeZone ?? homeTimeZone);
        return { type: 'points-known', points, today: date, hour };
      }),
    ),
    host.bus
      .state(travelersTopic)
      .pipe(map((travelers): ItineraryEvent => ({ type: 'travelers-known', travelers }))),
    host.bus
      .events(priceToldEvent)
      .pipe(map(({ failed }): ItineraryEvent => ({ type: 'price-told', failed }))),
    // The context is published again when a flag of the page has changed.
    combineLatest([host.bus.state(sessionTopic), host.bus.state(contextTopic).pipe(startWith(null))]).pipe(
      map(
        ([{ user, onBehalfOf, role, clubId }]): ItineraryEvent => ({
          type: 'user-known',
          userId: user?.id ?? null,
          onBehalfOf,
          clubId,
          choosesCarriers: role === 'carrier_admin',
          hidesCollection: role === 'admin_plus' && host.boot.flags.hide_collection_method === true,
        }),
      ),
    ),
  );
