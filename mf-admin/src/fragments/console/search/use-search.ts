import type { CallOutput } from '@sendahead/shared-contracts/call/define-call';
import { isApiError } from '@sendahead/shared-contracts/client/api-error';
import { queryOf } from '@sendahead/shared-contracts/client/query-of';
import { consoleSearchMin, searchConsole } from '@sendahead/shared-contracts/console/search-calls';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../console/use-console.ts';
import { useSettled } from '../../../console/use-settled.ts';
import { searchTexts as texts } from '../../../copy/console-search.ts';

export type SearchResult = CallOutput<typeof searchConsole>;

export type SearchState =
  | { status: 'idle' | 'loading' }
  | { status: 'failed'; message: string }
  /** The search result, with the text that was searched for. */
  | { status: 'found'; found: SearchResult; text: string };

/** Long enough that not every letter starts a search. */
const pauseMs = 250;
const isSearch = (text: string): boolean => text.split(/\s+/).some((word) => word.length >= consoleSearchMin);

/** Searches for the typed text once typing pauses; a newer search replaces an older one. */
export function useSearch(typed: string): SearchState {
  const api = useApi();
  const text = typed.trim();
  const settled = useSettled(text, pauseMs);
  const { data, error } = useQuery({
    ...queryOf(api, searchConsole, { query: { search: settled } }),
    enabled: settled === text && isSearch(text),
    placeholderData: () => undefined,
  });
  if (!isSearch(text)) return { status: 'idle' };
  if (settled !== text) return { status: 'loading' };
  if (error) return { status: 'failed', message: messageOf(error) };
  return data ? { status: 'found', found: data, text } : { status: 'loading' };
}

const messageOf = (error: unknown): string =>
  isApiError(error) && error.code === 'search_too_wide' ? texts.tooWide : texts.failed;
