import { queryOf } from '@sendahead/shared-contracts/client/query-of';
import { listClubs } from '@sendahead/shared-contracts/console/club-calls';
import { useQueries, useQuery } from '@tanstack/react-query';
import { clubChoiceTexts as texts } from '../copy/club-choice.ts';
import { useApi } from './use-console.ts';

/** Clubs by a part of their name or their number; nothing is asked while there is nothing to look for. */
export const useClubs = (search: string | null) =>
  useQuery({
    ...queryOf(useApi(), listClubs, { query: { search: search ?? '' } }),
    enabled: search !== null,
    // Clubs of other words are no answer to these.
    placeholderData: () => undefined,
  });

/** The names of clubs by their numbers; the number while a name is read. */
export const useClubNames = (ids: readonly number[]): string[] => {
  const api = useApi();
  const found = useQueries({
    queries: ids.map((id) => queryOf(api, listClubs, { query: { search: String(id) } })),
  });
  return ids.map(
    (id, index) => found[index]?.data?.clubs.find((club) => club.id === id)?.name ?? texts.club(id),
  );
};
