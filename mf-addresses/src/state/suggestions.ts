import { autocomplete } from '@sendahead/shared-contracts/constants';
import type { Suggestion } from '@sendahead/shared-contracts/geo/schema';
import type { RequestState } from '@sendahead/shared-ui';

/** Suggestions for what is typed in the line of an end, all kinds in one list. */
export interface Search {
  readonly request: RequestState;
  readonly items: readonly Suggestion[];
}
export const noSearch: Search = { request: 'idle', items: [] };

/** The results of one kind of search so far. */
export type SearchAnswer = readonly Suggestion[] | 'pending' | 'failed';

/** CN-04: at most `most` of all groups together; a long group leaves space for the others. */
function share(groups: readonly (readonly Suggestion[])[], most: number): Suggestion[] {
  const ranked = groups.flatMap((items, group) => items.map((item, depth) => ({ item, group, depth })));
  const first = ranked.toSorted((a, b) => a.depth - b.depth || a.group - b.group).slice(0, most);
  const kept = new Set(first);
  return ranked.filter((each) => kept.has(each)).map(({ item }) => item);
}

/**
 * One list out of several searches, in their order. A group shows only when all before it have answered, so
 * that the visible list only grows. A failed search does not affect the others; only a failure of the first
 * is reported.
 */
export function searchFrom(heard: readonly SearchAnswer[]): Search {
  const waiting = heard.indexOf('pending');
  const answered = waiting === -1 ? heard : heard.slice(0, waiting);
  const items = share(
    answered.filter((each) => typeof each !== 'string'),
    autocomplete.maxItems,
  );
  if (items.length > 0) return { request: 'answered', items };
  if (waiting !== -1) return { request: 'asking', items };
  return { request: heard[0] === 'failed' ? 'failed' : 'answered', items };
}

/** A text that is too short to search hides the results of longer words. */
export const searchAfter = (search: Search, text: string): Search =>
  text.trim().length < autocomplete.minCharacters ? noSearch : search;
