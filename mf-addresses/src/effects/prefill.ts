import {
  catchError,
  concat,
  EMPTY,
  filter,
  from,
  map,
  merge,
  mergeMap,
  type Observable,
  of,
  switchMap,
  take,
  timer,
} from '@sendahead/shared-contracts/bus/rx';
import { observeCall } from '@sendahead/shared-contracts/client/observe-call';
import { pageTimings } from '@sendahead/shared-contracts/constants';
import { autocomplete } from '@sendahead/shared-contracts/geo/calls';
import { contextTopic } from '@sendahead/shared-contracts/page/topics';
import type { AddressesEvent } from '../state/events.ts';
import { campEnd, type EndPrefill, prefillOf } from '../state/prefill-of.ts';
import { type End, ends, type TextField } from '../state/state.ts';
import type { EffectContext } from './context.ts';

const typedAll = (end: End, fields: Partial<Record<TextField, string>>): AddressesEvent[] =>
  Object.entries(fields).map(([field, text]) => ({ type: 'typed', end, field: field as TextField, text }));

/** RT-05, OPEN-17: the club whose name is exactly the given one; otherwise the words stand in the search. */
function findPlace({ host }: EffectContext, end: End, place: string): Observable<AddressesEvent> {
  const asSearch: AddressesEvent = { type: 'term-typed', end, term: place };
  return observeCall(host.api, autocomplete, {
    params: { mode: 'facility' },
    query: { term: place, brand: host.boot.brand.slug },
  }).pipe(
    map(({ items }): AddressesEvent => {
      const exact = items.find(
        ({ id, club_id, label }) =>
          String(club_id) === place || id === place || label.toLowerCase() === place.toLowerCase(),
      );
      return exact ? { type: 'suggestion-chosen', end, suggestion: exact } : asSearch;
    }),
    catchError(() => of(asSearch)),
  );
}

function fill(
  context: EffectContext,
  end: End,
  { first, later, place }: EndPrefill,
): Observable<AddressesEvent> {
  const toKind = (kind: 'club' | 'other'): AddressesEvent => ({ type: 'kind-chosen', end, kind });
  if (place !== null)
    return concat(of(toKind('club'), ...typedAll(end, first)), findPlace(context, end, place));
  return merge(
    of(toKind('other'), ...typedAll(end, first)),
    timer(pageTimings.stateZipDelayMs).pipe(mergeMap(() => from(typedAll(end, later)))),
  );
}

/** RT-03 to RT-06, RT-08: lays what the page address says into both ends, once, when the page is known. */
export const prefill = (context: EffectContext): Observable<AddressesEvent> =>
  context.host.bus.state(contextTopic).pipe(
    take(1),
    filter(({ query }) => Object.keys(query).length > 0),
    switchMap(({ query }) => {
      const camp = campEnd(query);
      const kinds: AddressesEvent[] = camp
        ? ends.map((end) => ({ type: 'kind-chosen', end, kind: end === camp ? 'club' : 'other' }))
        : [];
      const filled = ends.map((end) => {
        const said = prefillOf(query, end);
        return said ? fill(context, end, said) : EMPTY;
      });
      return concat(from(kinds), merge(...filled));
    }),
  );
