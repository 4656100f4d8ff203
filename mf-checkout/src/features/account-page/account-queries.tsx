import { queryDefaults } from '@sendahead/shared-contracts/client/query-of';
import { notifyManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';

// Before the next event, so that a second press queued behind the first finds a mutation in progress.
notifyManager.setScheduler((flush) => queueMicrotask(flush));

/**
 * The answers about one user's account. Keyed by the user, so that nobody sees the previous user's answers.
 */
export function AccountQueries({ children }: { children: ReactNode }) {
  const [client] = useState(() => new QueryClient({ defaultOptions: queryDefaults }));
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
