import { filter, map, type Observable, take } from '@sendahead/shared-contracts/bus/rx';
import { isFilledInBefore } from '@sendahead/shared-contracts/page/filled-in-before';
import { contextTopic } from '@sendahead/shared-contracts/page/topics';
import type { TravelersEvent } from '../state/events.ts';
import { readTravelersLink } from '../state/link.ts';
import type { EffectContext } from './context.ts';

/** Reads the page's address once. After a reload of the same address, later changes win. */
export const readLink = ({ host }: EffectContext): Observable<TravelersEvent> =>
  host.bus.state(contextTopic).pipe(
    take(1),
    map(({ brand, query }): TravelersEvent | null => {
      const link = readTravelersLink(query, host.boot.brand);
      return link && { type: 'link-read', link, again: isFilledInBefore('travelers', brand, query) };
    }),
    filter((event) => event !== null),
  );
