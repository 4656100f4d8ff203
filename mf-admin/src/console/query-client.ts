import { queryDefaults } from '@sendahead/shared-contracts/client/query-of';
import { notifyManager, QueryClient } from '@tanstack/react-query';

// Before the next event, so that a second press queued behind the first finds a mutation in progress.
notifyManager.setScheduler((flush) => queueMicrotask(flush));

/** The client that holds the console's queries and mutations. */
export const createQueryClient = (): QueryClient => new QueryClient({ defaultOptions: queryDefaults });
