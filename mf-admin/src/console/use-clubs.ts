import { queryOf } from '@sendahead/shared-contracts/client/query-of';
import { listClubs } from '@sendahead/shared-contracts/console/club-calls';
import { useQueries, useQuery } from '@tanstack/react-query';
import { clubChoiceTexts as texts } from '../copy/club-choice.ts';
import { useApi } from './use-console.ts';

/** Clubs by a part of their name or their number; nothing is requested without a search text. */
export const useClubs = (search: string | null) =>
  useQuery({
    ...queryOf(useApi(), listClubs, { query: { search: search ?? '' } }),
    enabled: search !== null,
    // Clubs found for other text are not results of this search.
    placeholderData: () => undefined,
  });

/** The names of clubs by number; the number while a name is loading. */
export const useClubNames = (ids: readonly number[]): string[] => {
  const api = useApi();
  const queries = useQueries({
    queries: ids.map((id) => queryOf(api, listClubs, { query: { search: String(id) } })),
  });
  return ids.map(
    (id, index) => queries[index]?.data?.clubs.find((club) => club.id === id)?.name ?? texts.club(id),
  );
};
