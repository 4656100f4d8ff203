import { pathOf } from '@sendahead/shared-contracts/client/path-of';
import { consoleNews, type FollowedList } from '@sendahead/shared-contracts/console/news-calls';
import { Button } from '@sendahead/shared-ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { listNewsTexts as texts } from '../copy/list-news.ts';
import { useNews } from './use-news.ts';
import './list-news.css';

/** The rows of a list by their keys, as text. */
export type RowTexts = ReadonlyMap<string, string>;

export const rowTexts = <Row,>(rows: readonly Row[], keyOf: (row: Row) => string): RowTexts =>
  new Map(rows.map((row) => [keyOf(row), JSON.stringify(row)]));

/** How many rows are new, different or gone. */
export const changesBetween = (shown: RowTexts, now: RowTexts): number =>
  [...now].filter(([key, text]) => shown.get(key) !== text).length +
  [...shown.keys()].filter((key) => !now.has(key)).length;

/** Whether the reader types, chooses or is about to press something that a refreshed list would move. */
const isInUse = (): boolean =>
  document.querySelector(
    'dialog[open], .console-list:hover, .console-work:hover, input:focus, select:focus, textarea:focus',
  ) !== null;

/** One look at a time, and at most one in this time. */
const betweenMs = 400;

interface Props {
  readonly list: FollowedList;
  /** The rows that the page shows now; undefined until they are loaded. */
  readonly shown: RowTexts | undefined;
  /** Reads the same rows again, without showing them. */
  readonly read: () => Promise<RowTexts>;
  readonly onRefresh: () => void;
  /** Rows are selected, or more pages are open, so that the list must not change by itself. */
  readonly held?: boolean;
}

/** CO-119: an open list refreshes itself when it changed, or says how many changes there are while it is in use. */
export function ListNews({ list, shown, read, onRefresh, held = false }: Props) {
  // Of the rows that were shown when they were counted: a list that was read again has no changes.
  const [counted, setCounted] = useState<{ of: RowTexts; count: number } | null>(null);
  const now = useRef({ shown, read, onRefresh, held });
  now.current = { shown, read, onRefresh, held };
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const look = useCallback(() => {
    timer.current ??= setTimeout(async () => {
      const { shown: before, read: readAgain } = now.current;
      try {
        if (before === undefined) return;
        const count = changesBetween(before, await readAgain());
        // The page was read in the meantime.
        if (now.current.shown !== before) return;
        if (count > 0 && !now.current.held && !isInUse()) now.current.onRefresh();
        else setCounted({ of: before, count });
      } catch {
        // The next news looks again.
      } finally {
        timer.current = undefined;
      }
    }, betweenMs);
  }, []);
  useNews(pathOf(consoleNews, { list }), look);
  const changes = counted !== null && counted.of === shown ? counted.count : 0;
  return (
    <div className="console-list-news" role="status">
      {changes === 0 ? null : (
        <>
          <span>{texts.changes(changes)}</span>
          <Button onClick={onRefresh}>{texts.refresh}</Button>
        </>
      )}
    </div>
  );
}
