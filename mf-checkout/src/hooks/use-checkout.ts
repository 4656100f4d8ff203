import type { FragmentHost } from '@sendahead/shared-contracts/fragments/host';
import { type UseSelector, useRequiredContext, useStore } from '@sendahead/shared-ui';
import { createContext } from 'react';
import type { Checkout } from '../effects/start.ts';
import type { CheckoutState } from '../state/state.ts';

interface Shared {
  readonly checkout: Checkout;
  readonly host: FragmentHost<'mf-checkout'>;
}

export const CheckoutContext = createContext<Shared | null>(null);

/** The remote's checkout and host, for the views of its fragments. */
export const useCheckout = (): Shared => useRequiredContext(CheckoutContext);

/** A part of the state. */
export const useSelector: UseSelector<CheckoutState> = (select, same) =>
  useStore(useCheckout().checkout.store, select, same);
