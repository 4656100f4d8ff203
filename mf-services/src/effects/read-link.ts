import { filter, map, type Observable, take } from '@sendahead/shared-contracts/bus/rx';
import { isFilledInBefore } from '@sendahead/shared-contracts/page/filled-in-before';
import { contextTopic } from '@sendahead/shared-contracts/page/topics';
import type { ItineraryEvent } from '../state/events.ts';
import { readItineraryLink } from '../state/link.ts';
import type { EffectContext } from './context.ts';

/** Reads the page's address once. After a reload of the same address, later changes win. */
export const readLink = ({ host, store }: EffectContext): Observable<ItineraryEvent> =>
  host.bus.state(contextTopic).pipe(
    take(1),
    map(({ brand, query }): ItineraryEvent | null => {
      const link = readItineraryLink(query, store.getState().today);
      return link && { type: 'link-read', link, again: isFilledInBefore('itinerary', brand, query) };
    }),
    filter((event) => event !== null),
  );
