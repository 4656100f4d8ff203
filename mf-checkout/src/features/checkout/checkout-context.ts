import type { FragmentHost } from '@sendahead/shared-contracts/fragments/host';
import { useStore } from '@sendahead/shared-ui/use-store';
import { createContext, useContext } from 'react';
import type { Checkout } from '../../effects/start.ts';
import type { CheckoutState } from '../../state/state.ts';

interface Shared {
  readonly checkout: Checkout;
  readonly host: FragmentHost<'mf-checkout'>;
}

export const CheckoutContext = createContext<Shared | null>(null);

/** The remote's checkout and host, for views below a fragment. */
export function useCheckout(): Shared {
  const shared = useContext(CheckoutContext);
  if (!shared) throw new Error('views of this remote stand inside one of its fragments');
  return shared;
}

/** A part of the state. `select` must give the same thing for the same state: a value that lies in it, or plain text. */
export const useWhole = <T>(select: (state: CheckoutState) => T): T =>
  useStore(useCheckout().checkout.store, select);
