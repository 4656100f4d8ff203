import type { FragmentHost } from '@sendahead/shared-contracts/fragments/host';
import { type UseSelector, useRequiredContext, useStore } from '@sendahead/shared-ui';
import { createContext } from 'react';
import type { StoresStore } from '../effects/stores/start-stores.ts';
import type { StoresState } from '../state/stores/state.ts';

interface Shared {
  readonly store: StoresStore;
  readonly host: FragmentHost<'mf-services'>;
}

export const StoresContext = createContext<Shared | null>(null);

/** The store and the host of the store locator, for its views. */
export const useStores = (): Shared => useRequiredContext(StoresContext);

/** A part of the state of the store locator. */
export const useStoresSelector: UseSelector<StoresState> = (select, same) =>
  useStore(useStores().store, select, same);
