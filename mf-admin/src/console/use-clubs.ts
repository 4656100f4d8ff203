import { queryOf } from '@sendahead/shared-contracts/client/query-of';
import { listClubs } from '@sendahead/shared-contracts/console/club-calls';
import { useQuery } from '@tanstack/react-query';
import { useApi } from './use-console.ts';

/** Clubs by a part of their name or their number; nothing is asked while there is nothing to look for. */
export const useClubs = (search: string | null) =>
  useQuery({
    ...queryOf(useApi(), listClubs, { query: { search: search ?? '' } }),
    enabled: search !== null,
    // Clubs of other words are no answer to these.
    placeholderData: () => undefined,
  });
