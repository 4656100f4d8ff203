import { queryDefaults } from '@sendahead/shared-contracts/client/query-of';
import { notifyManager, QueryClient } from '@tanstack/react-query';

// Before the next event, so that a second press that waited behind the first finds a mutation under way.
notifyManager.setScheduler((flush) => queueMicrotask(flush));

/** What the queries and mutations of the console are kept in. */
export const createQueryClient = (): QueryClient => new QueryClient({ defaultOptions: queryDefaults });
