import { Button } from '@sendahead/shared-ui';
import type { KeyboardEvent, ReactNode } from 'react';
import { Link } from 'wouter';
import { listTexts as texts } from '../copy/lists.ts';
import { AskedPart } from './asked-part.tsx';
import type { Rows } from './use-rows.ts';
import './list-table.css';

/** A column of a list: its name, and what a row has there. */
export interface Column<Row> {
  readonly name: string;
  readonly cell: (row: Row) => ReactNode;
  /** Figures stand at the end of their column. */
  readonly figures?: boolean;
}

interface ListTableProps<Row, T> {
  /** What the list is of, for screen readers. */
  readonly caption: string;
  readonly rows: Rows<Row, T>;
  readonly columns: readonly Column<Row>[];
  readonly keyOf: (row: Row) => string;
  /** Where a row leads, below `/admin`; the first cell is the link. */
  readonly hrefOf?: (row: Row) => string;
  readonly empty: ReactNode;
}

/** From one row's link to the next; Enter opens it, as on any link. */
function moveAlong(event: KeyboardEvent<HTMLTableElement>): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const links = [...event.currentTarget.querySelectorAll<HTMLAnchorElement>('tbody tr > :first-child a')];
  const at = links.indexOf(document.activeElement as HTMLAnchorElement);
  const next = links[at + (event.key === 'ArrowDown' ? 1 : -1)];
  if (at < 0 || !next) return;
  event.preventDefault();
  next.focus();
}

/** A list of the console: a table on wide pages, one card a row on narrow ones. */
export function ListTable<Row, T>({
  caption,
  rows: { first, rows, more },
  columns,
  keyOf,
  hrefOf,
  empty,
}: ListTableProps<Row, T>) {
  return (
    <AskedPart asked={first} label={texts.loadingOf(caption)}>
      {() =>
        rows.length === 0 ? (
          <p className="console-list__empty">{empty}</p>
        ) : (
          <>
            <table className="console-list" onKeyDown={moveAlong}>
              <caption>{caption}</caption>
              <thead>
                <tr>
                  {columns.map(({ name, figures }) => (
                    <th key={name} scope="col" data-figures={figures || undefined}>
                      {name}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map((row) => (
                  <tr key={keyOf(row)}>
                    {columns.map(({ name, cell, figures }, position) => (
                      <td key={name} data-label={name} data-figures={figures || undefined}>
                        {position === 0 && hrefOf ? <Link href={hrefOf(row)}>{cell(row)}</Link> : cell(row)}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
            {more.status === 'failed' ? <p role="alert">{texts.moreNotRead}</p> : null}
            {more.status === 'none' ? null : (
              <Button
                className="console-list__more"
                busy={more.status === 'asking'}
                busyLabel={texts.loadingMore}
                onClick={more.ask}
              >
                {texts.showMore}
              </Button>
            )}
          </>
        )
      }
    </AskedPart>
  );
}
