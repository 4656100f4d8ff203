import {
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
import { pageTimings } from '@sendahead/shared-contracts/constants';
import { contextTopic } from '@sendahead/shared-contracts/page/topics';
import type { AddressesEvent, EndEvent } from '../state/events.ts';
import { campEnd, type EndPrefill, isCruise, prefillOf } from '../state/prefill-of.ts';
import { type End, ends, type TextField } from '../state/state.ts';
import { isFilledInAgain } from './address-memory.ts';
import type { EffectContext } from './context.ts';
import { findPlace } from './find-place.ts';

type Query = Readonly<Record<string, string>>;

const typedAll = (end: End, fields: Partial<Record<TextField, string>>): EndEvent[] =>
  Object.entries(fields).map(([field, text]) => ({ type: 'typed', end, field: field as TextField, text }));

/** RT-05, RT-09, OPEN-17: the named club, and the port it is for a cruise; otherwise the words stand in the search. */
function fillPlace(
  context: EffectContext,
  query: Query,
  end: End,
  place: string,
  prefilled: (events: readonly EndEvent[]) => AddressesEvent,
): Observable<AddressesEvent> {
  return findPlace(context, place).pipe(
    mergeMap((club) => {
      if (club === null) return of(prefilled([{ type: 'term-typed', end, term: place }]));
      const chosen = prefilled([{ type: 'club-named', end, club }]);
      const line = query.cruise_line?.trim() || null;
      const cruise: AddressesEvent = { type: 'cruise-known', cruise: { line, end, port: club } };
      return from(isCruise(query) ? [cruise, chosen] : [chosen]);
    }),
  );
}

/** RT-03 to RT-06, RT-08, RT-09: lays what the page address says into both ends, once, when the page is known. */
export const prefill = (context: EffectContext): Observable<AddressesEvent> =>
  context.host.bus.state(contextTopic).pipe(
    take(1),
    filter(({ query }) => Object.keys(query).length > 0),
    switchMap(({ brand, query }) => {
      const again = isFilledInAgain(brand, query);
      const prefilled = (events: readonly EndEvent[]): AddressesEvent => ({
        type: 'prefilled',
        events,
        again,
      });
      const fill = (end: End, { first, later, place }: EndPrefill): Observable<AddressesEvent> => {
        const kind = place === null ? 'other' : 'club';
        const atOnce = of(prefilled([{ type: 'kind-chosen', end, kind }, ...typedAll(end, first)]));
        if (place !== null) return concat(atOnce, fillPlace(context, query, end, place, prefilled));
        return merge(
          atOnce,
          timer(pageTimings.stateZipDelayMs).pipe(map(() => prefilled(typedAll(end, later)))),
        );
      };
      const camp = campEnd(query);
      const kinds = ends.map(
        (end): EndEvent => ({ type: 'kind-chosen', end, kind: end === camp ? 'club' : 'other' }),
      );
      const filled = ends.map((end) => {
        const said = prefillOf(query, end);
        return said ? fill(end, said) : EMPTY;
      });
      return concat(camp ? of(prefilled(kinds)) : EMPTY, merge(...filled));
    }),
  );
