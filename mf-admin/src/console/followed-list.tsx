import type { FollowedList } from '@sendahead/shared-contracts/console/news-calls';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ListNews, rowTexts } from './list-news.tsx';

interface Props<Page, Row> {
  readonly list: FollowedList;
  readonly query: UseInfiniteQueryResult<InfiniteData<Page>>;
  readonly rowsOf: (page: Page) => readonly Row[];
  readonly keyOf: (row: Row) => string;
  /** Reads the first page again. */
  readonly first: () => Promise<Page>;
  readonly held?: boolean;
}

/** The news of a list of pages: its first page is compared, and a list with more pages is not refreshed by itself. */
export function FollowedPages<Page, Row>({
  list,
  query,
  rowsOf,
  keyOf,
  first,
  held = false,
}: Props<Page, Row>) {
  const page = query.data?.pages[0];
  // biome-ignore lint/correctness/useExhaustiveDependencies: the functions of a list stay the same.
  const shownTexts = useMemo(() => (page ? rowTexts(rowsOf(page), keyOf) : undefined), [page]);
  return (
    <ListNews
      list={list}
      shown={query.isFetching ? undefined : shownTexts}
      read={async () => rowTexts(rowsOf(await first()), keyOf)}
      onRefresh={() => void query.refetch()}
      held={held || (query.data?.pages.length ?? 0) > 1}
    />
  );
}
