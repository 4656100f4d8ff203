import type { FragmentHost } from '@sendahead/shared-contracts/fragments/host';
import { useStore } from '@sendahead/shared-ui/use-store';
import { createContext, useContext, useRef } from 'react';
import type { AddressesStore } from '../../effects/start.ts';
import type { AddressesState, End, EndState } from '../../state/state.ts';

interface Shared {
  readonly store: AddressesStore;
  readonly host: FragmentHost<'mf-addresses'>;
  /** Whether the fields ask to be filled; a quick quote takes what it is given. */
  readonly asks: boolean;
}

export const AddressesContext = createContext<Shared | null>(null);

/** The remote's store and host, for views below the section. */
export function useAddresses(): Shared {
  const shared = useContext(AddressesContext);
  if (!shared) throw new Error('views of this remote stand inside its section');
  return shared;
}

/** The state of one end; draws again with every key that is pressed in it, so only what shows all of it asks for it. */
export const useEnd = (end: End): EndState => useStore(useAddresses().store, (state) => state[end]);

/** A part of the state; `same` tells equal values apart from changed ones where a new object is made each time. */
export function useWhole<T>(
  select: (state: AddressesState) => T,
  same: (a: T, b: T) => boolean = Object.is,
): T {
  const last = useRef<{ value: T } | null>(null);
  return useStore(useAddresses().store, (state) => {
    const next = select(state);
    if (last.current && same(last.current.value, next)) return last.current.value;
    last.current = { value: next };
    return next;
  });
}
