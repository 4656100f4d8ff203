import { map, type Observable } from '@sendahead/shared-contracts/bus/rx';
import { observeCall } from '@sendahead/shared-contracts/client/observe-call';
import { autocompleteClub } from '@sendahead/shared-contracts/geo/lookup-calls';
import type { AdminEvent } from '../state/events.ts';
import type { EffectContext } from './context.ts';
import { searchOncePaused } from './search-once-paused.ts';

/** The clubs that match the text typed for a new user; no search runs once a club is chosen. */
export const searchClubs = ({ host, store }: EffectContext): Observable<AdminEvent> =>
  searchOncePaused(
    store.changes.pipe(map(({ clubSearch }) => (clubSearch.chosen === null ? clubSearch.text.trim() : ''))),
    {
      shortest: 2,
      pauseMs: 300,
      ask: (term) =>
        observeCall(host.api, autocompleteClub, { query: { term } }).pipe(
          map(
            ({ items }): AdminEvent => ({
              type: 'clubs-answered',
              found: items.flatMap(({ club_id, label, detail }) =>
                club_id === null ? [] : [{ id: club_id, name: label, detail }],
              ),
            }),
          ),
        ),
      started: { type: 'club-search-started' },
      failed: { type: 'clubs-failed' },
    },
  );
