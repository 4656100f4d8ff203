import { filter, map, type Observable, take } from '@sendahead/shared-contracts/bus/rx';
import { isFilledInBefore } from '@sendahead/shared-contracts/page/filled-in-before';
import { contextTopic } from '@sendahead/shared-contracts/page/topics';
import type { ItineraryEvent } from '../state/events.ts';
import type { EffectContext } from './context.ts';

/**
 * OPEN-16: `cruises=true` asks for the cruise, with the line and port of the address; on a reload it was
 * already asked.
 */
export const openCruise = ({ host }: EffectContext): Observable<ItineraryEvent> =>
  host.bus.state(contextTopic).pipe(
    take(1),
    filter(({ brand, query }) => query.cruises === 'true' && !isFilledInBefore('cruise', brand, query)),
    map(
      ({ query }): ItineraryEvent => ({
        type: 'cruise-opened',
        wanted: {
          line: query.cruise_line?.trim() ?? '',
          port: (query.shipping_to ?? query.shipping_from ?? '').trim(),
        },
      }),
    ),
  );
