import type { FragmentHost } from '@sendahead/shared-contracts/fragments/host';
import { type ReactNode, useMemo } from 'react';
import type { Checkout } from '../effects/start.ts';
import { CheckoutContext } from '../hooks/use-checkout.ts';

/** Provides the checkout to everything inside a fragment. */
export function CheckoutProvider(props: {
  checkout: Checkout;
  host: FragmentHost<'mf-checkout'>;
  children: ReactNode;
}) {
  const { checkout, host, children } = props;
  const shared = useMemo(() => ({ checkout, host }), [checkout, host]);
  return <CheckoutContext value={shared}>{children}</CheckoutContext>;
}
