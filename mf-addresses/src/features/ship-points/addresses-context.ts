import type { FragmentHost } from '@sendahead/shared-contracts/fragments/host';
import { useStore } from '@sendahead/shared-ui/use-store';
import { createContext, useContext } from 'react';
import type { AddressesStore } from '../../effects/start.ts';
import type { AddressesState, End, EndState } from '../../state/state.ts';

interface Shared {
  readonly store: AddressesStore;
  readonly host: FragmentHost<'mf-addresses'>;
}

export const AddressesContext = createContext<Shared | null>(null);

/** The remote's store and host, for views below the section. */
export function useAddresses(): Shared {
  const shared = useContext(AddressesContext);
  if (!shared) throw new Error('views of this remote stand inside its section');
  return shared;
}

/** The state of one end; draws again only when that end changed. */
export const useEnd = (end: End): EndState => useStore(useAddresses().store, (state) => state[end]);

export const useWhole = <T>(select: (state: AddressesState) => T): T =>
  useStore(useAddresses().store, select);
