import type { FragmentHost } from '@sendahead/shared-contracts/fragments/host';
import type { ShipEnd } from '@sendahead/shared-contracts/geo/ship-end';
import { type UseSelector, useRequiredContext, useStore } from '@sendahead/shared-ui';
import { createContext } from 'react';
import type { AddressesStore } from '../effects/context.ts';
import type { AddressesState, EndState } from '../state/state.ts';

interface Shared {
  readonly store: AddressesStore;
  readonly host: FragmentHost<'mf-addresses'>;
  /** Whether fields are required; a quick quote requires none. */
  readonly asks: boolean;
}

export const AddressesContext = createContext<Shared | null>(null);

/** The remote's store and host, for the views of its fragments. */
export const useAddresses = (): Shared => useRequiredContext(AddressesContext);

/** A part of the state. */
export const useSelector: UseSelector<AddressesState> = (select, same) =>
  useStore(useAddresses().store, select, same);

/** The state of one end; renders on every keystroke in it, so only views of the whole end use it. */
export const useEnd = (end: ShipEnd): EndState => useSelector((state) => state[end]);
