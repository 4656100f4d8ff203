import type { FragmentHost } from '@sendahead/shared-contracts/fragments/host';
import { type UseSelector, useRequiredContext, useStore } from '@sendahead/shared-ui';
import { createContext } from 'react';
import type { ItineraryStore } from '../effects/context.ts';
import type { ItineraryState } from '../state/state.ts';

interface Shared {
  readonly store: ItineraryStore;
  readonly host: FragmentHost<'mf-services'>;
}

export const ItineraryContext = createContext<Shared | null>(null);

/** The remote's store and host, for the views of its fragments. */
export const useItinerary = (): Shared => useRequiredContext(ItineraryContext);

/** A part of the state. */
export const useSelector: UseSelector<ItineraryState> = (select, same) =>
  useStore(useItinerary().store, select, same);

/** All of it, for views that read much of it. */
export const useItineraryState = (): ItineraryState => useSelector((state) => state);
