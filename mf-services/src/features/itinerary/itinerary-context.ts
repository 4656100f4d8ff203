import type { FragmentHost } from '@sendahead/shared-contracts/fragments/host';
import { useStore } from '@sendahead/shared-ui/use-store';
import { createContext, useContext } from 'react';
import type { ItineraryStore } from '../../effects/start.ts';
import type { ItineraryState } from '../../state/state.ts';

interface Shared {
  readonly store: ItineraryStore;
  readonly host: FragmentHost<'mf-services'>;
}

export const ItineraryContext = createContext<Shared | null>(null);

/** The remote's store and host, for views below the section. */
export function useItinerary(): Shared {
  const shared = useContext(ItineraryContext);
  if (!shared) throw new Error('views of this remote stand inside its section');
  return shared;
}

export const useWhole = (): ItineraryState => useStore(useItinerary().store, (state) => state);
