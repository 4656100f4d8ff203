import { Button, VisuallyHidden } from '@sendahead/shared-ui';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { Link } from 'wouter';
import { listTexts as texts } from '../copy/lists.ts';
import { QueryView } from './query-view.tsx';
import './list-table.css';

/** A column of a list: its name, and its cell in each row. */
export interface Column<Row> {
  readonly name: string;
  readonly cell: (row: Row) => ReactNode;
  /** Before the row's link, such as a check box; its name is read by screen readers only. */
  readonly leads?: boolean;
  /** Aligns figures to the end of the column. */
  readonly figures?: boolean;
  /** Takes the remaining width, and is truncated with an ellipsis. */
  readonly fills?: boolean;
  /** Hidden where the list is narrow, for instance next to an open panel. */
  readonly extra?: boolean;
}

interface ListTableProps<Row, Page> {
  /** Names the list for screen readers. */
  readonly caption: string;
  readonly list: UseInfiniteQueryResult<InfiniteData<Page>>;
  readonly rowsOf: (page: Page) => readonly Row[];
  readonly columns: readonly Column<Row>[];
  readonly keyOf: (row: Row) => string;
  /** The address of a row's page, below `/admin`; the first cell that does not lead is the link. */
  readonly hrefOf?: (row: Row) => string;
  /** Makes the whole row the link; what it returns true for is shown in place and not followed. */
  readonly onOpen?: (row: Row) => boolean;
  /** The key of the row that is shown in place. */
  readonly openKey?: string | undefined;
  readonly empty: ReactNode;
}

/** Moves from one row's link to the next; Enter opens it, like any link. */
function moveAlong(event: KeyboardEvent<HTMLTableElement>): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const links = [...event.currentTarget.querySelectorAll<HTMLAnchorElement>('td[data-link] a')];
  const focusedIndex = links.indexOf(document.activeElement as HTMLAnchorElement);
  const next = links[focusedIndex + (event.key === 'ArrowDown' ? 1 : -1)];
  if (focusedIndex < 0 || !next) return;
  event.preventDefault();
  next.focus();
}

/** The first page only: further pages show their own progress and errors. */
function firstPageOf<Page>(list: UseInfiniteQueryResult<InfiniteData<Page>>) {
  const { data, error, refetch, isError, isFetching, isFetchNextPageError, isFetchingNextPage } = list;
  return {
    data,
    error,
    refetch,
    isError: isError && !isFetchNextPageError,
    isFetching: isFetching && !isFetchingNextPage,
  };
}

/** A list of the console: a table on wide pages, one card per row on narrow ones. */
export function ListTable<Row, Page>({
  caption,
  list,
  rowsOf,
  columns,
  keyOf,
  hrefOf,
  onOpen,
  openKey,
  empty,
}: ListTableProps<Row, Page>) {
  const linkPosition = columns.findIndex(({ leads }) => !leads);
  return (
    <QueryView query={firstPageOf(list)} label={texts.loadingOf(caption)}>
      {({ pages }) => {
        const rows = pages.flatMap(rowsOf);
        return rows.length === 0 ? (
          <p className="console-list__empty">{empty}</p>
        ) : (
          <>
            <table className="console-list" data-rows={onOpen ? 'links' : undefined} onKeyDown={moveAlong}>
              <caption>{caption}</caption>
              <thead>
                <tr>
                  {columns.map(({ name, leads, figures, extra }) => (
                    <th
                      key={name}
                      scope="col"
                      data-figures={figures || undefined}
                      data-extra={extra || undefined}
                    >
                      {leads ? <VisuallyHidden>{name}</VisuallyHidden> : name}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map((row) => (
                  <tr key={keyOf(row)}>
                    {columns.map(({ name, cell, leads, figures, fills, extra }, position) => (
                      <td
                        key={name}
                        data-label={name}
                        data-leads={leads || undefined}
                        data-link={(hrefOf && position === linkPosition) || undefined}
                        data-figures={figures || undefined}
                        data-fills={fills || undefined}
                        data-extra={extra || undefined}
                      >
                        {position === linkPosition && hrefOf ? (
                          <Link
                            href={hrefOf(row)}
                            aria-current={openKey === keyOf(row) || undefined}
                            onClick={(event: MouseEvent) => {
                              if (onOpen?.(row)) event.preventDefault();
                            }}
                          >
                            {cell(row)}
                          </Link>
                        ) : (
                          cell(row)
                        )}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
            {list.isFetchNextPageError ? <p role="alert">{texts.moreNotRead}</p> : null}
            {list.hasNextPage ? (
              <Button
                className="console-list__more"
                busy={list.isFetchingNextPage}
                busyLabel={texts.loadingMore}
                onClick={() => list.fetchNextPage()}
              >
                {texts.showMore}
              </Button>
            ) : null}
          </>
        );
      }}
    </QueryView>
  );
}
