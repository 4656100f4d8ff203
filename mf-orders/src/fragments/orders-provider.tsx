import { queryDefaults } from '@sendahead/shared-contracts/client/query-of';
import { notifyManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState } from 'react';
import { OrdersContext, type RemoteContext } from '../hooks/use-orders.ts';

// Before the next event, so that a queued second click finds the mutation pending.
notifyManager.setScheduler((flush) => queueMicrotask(flush));

/** Lends the remote's store and host, and the answers of its queries, to everything inside a fragment. */
export function OrdersProvider({ store, host, children }: RemoteContext & { children: ReactNode }) {
  const lent = useMemo(() => ({ store, host }), [store, host]);
  const [client] = useState(() => new QueryClient({ defaultOptions: queryDefaults }));
  return (
    <OrdersContext value={lent}>
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    </OrdersContext>
  );
}
