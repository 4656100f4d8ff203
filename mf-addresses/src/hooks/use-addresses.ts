import type { FragmentHost } from '@sendahead/shared-contracts/fragments/host';
import type { ShipEnd } from '@sendahead/shared-contracts/geo/ship-end';
import { type UseSelector, useRequiredContext, useStore } from '@sendahead/shared-ui';
import { createContext } from 'react';
import type { AddressesStore } from '../effects/context.ts';
import type { AddressesState, EndState } from '../state/state.ts';

interface Shared {
  readonly store: AddressesStore;
  readonly host: FragmentHost<'mf-addresses'>;
  /** Whether the fields ask to be filled; a quick quote takes what it is given. */
  readonly asks: boolean;
}

export const AddressesContext = createContext<Shared | null>(null);

/** The remote's store and host, for the views of its fragments. */
export const useAddresses = (): Shared => useRequiredContext(AddressesContext);

/** A part of the state. */
export const useSelector: UseSelector<AddressesState> = (select, same) =>
  useStore(useAddresses().store, select, same);

/** The state of one end; draws again with every key that is pressed in it, so only what shows all of it asks for it. */
export const useEnd = (end: ShipEnd): EndState => useSelector((state) => state[end]);
