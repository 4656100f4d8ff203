import { findPeople, searchMin } from '@sendahead/shared-contracts/admin/people-calls';
import { map, type Observable } from '@sendahead/shared-contracts/bus/rx';
import { observeCall } from '@sendahead/shared-contracts/client/observe-call';
import type { AdminEvent } from '../state/events.ts';
import type { EffectContext } from './context.ts';
import { searchOncePaused } from './search-once-paused.ts';

/** Longer than for other searches: each search is counted and logged. */
const pauseMs = 400;

/** TK-13: the people who match the typed text. */
export const searchPeople = ({ host, store }: EffectContext): Observable<AdminEvent> =>
  searchOncePaused(store.changes.pipe(map(({ search }) => search.text.trim())), {
    shortest: searchMin,
    pauseMs,
    ask: (search) =>
      observeCall(host.api, findPeople, { query: { search } }).pipe(
        map(({ people, more }): AdminEvent => ({ type: 'search-answered', people, more })),
      ),
    started: { type: 'search-started' },
    failed: { type: 'search-failed' },
  });
