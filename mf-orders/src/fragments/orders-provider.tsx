import { type ReactNode, useMemo } from 'react';
import { type Lent, OrdersContext } from '../hooks/use-orders.ts';

/** Lends the remote's store and host to everything inside a fragment. */
export function OrdersProvider({ store, host, children }: Lent & { children: ReactNode }) {
  const lent = useMemo(() => ({ store, host }), [store, host]);
  return <OrdersContext value={lent}>{children}</OrdersContext>;
}
