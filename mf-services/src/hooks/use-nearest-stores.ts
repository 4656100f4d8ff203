import { observeCall } from '@sendahead/shared-contracts/client/observe-call';
import { storesNear } from '@sendahead/shared-contracts/stores/calls';
import type { Store } from '@sendahead/shared-contracts/stores/schema';
import { useEffect, useState } from 'react';
import type { StoreSearch } from '../state/stores/search.ts';
import { useItinerary } from './use-itinerary.ts';

/** The number of stores shown. */
const nearest = 3;

/** MD-11: the nearest places of a search; null while they are loading, empty if the call fails. */
export function useNearestStores({ zip, radius, carrier }: StoreSearch): readonly Store[] | null {
  const { host } = useItinerary();
  const [found, setFound] = useState<readonly Store[] | null>(null);
  useEffect(() => {
    const asking = observeCall(host.api, storesNear, { query: { zip, radius, carrier } }).subscribe({
      next: ({ stores }) => setFound(stores.slice(0, nearest)),
      error: () => setFound([]),
    });
    return () => asking.unsubscribe();
  }, [host, zip, radius, carrier]);
  return found;
}
