import {
  concat,
  defer,
  EMPTY,
  filter,
  from,
  map,
  merge,
  mergeMap,
  type Observable,
  of,
  take,
  timer,
} from '@sendahead/shared-contracts/bus/rx';
import { pageTimings } from '@sendahead/shared-contracts/constants';
import type { ShipEnd } from '@sendahead/shared-contracts/geo/ship-end';
import { noteFilledIn, wasFilledIn } from '@sendahead/shared-contracts/page/filled-in-before';
import type { AddressesEvent, EndEvent } from '../state/events.ts';
import { campEnd, type EndPrefill, isCruise, prefillOf } from '../state/prefill-of.ts';
import type { Prefill } from '../state/prefilled.ts';
import { ends, type TextField } from '../state/state.ts';

import type { EffectContext } from './context.ts';
import { findPlace } from './find-place.ts';

type Query = Readonly<Record<string, string>>;

const typedAll = (end: ShipEnd, fields: Partial<Record<TextField, string>>): EndEvent[] =>
  Object.entries(fields).map(([field, text]) => ({ type: 'typed', end, field: field as TextField, text }));

type Lay = (prefill: Prefill) => AddressesEvent;

/**
 * RT-05, RT-09, OPEN-17: the named club, and the port it is for a cruise; otherwise the words are put into
 * the search.
 */
function fillPlace(
  context: EffectContext,
  query: Query,
  end: ShipEnd,
  { place, first }: EndPrefill & { place: string },
  lay: Lay,
): Observable<AddressesEvent> {
  const atOnce: EndEvent[] = [{ type: 'kind-chosen', end, kind: 'club' }, ...typedAll(end, first)];
  return findPlace(context, place).pipe(
    mergeMap((club) => {
      const filled: EndEvent = club
        ? { type: 'club-named', end, club }
        : { type: 'term-typed', end, term: place };
      const laid = lay({ end, events: [...atOnce, filled], names: club !== null });
      if (!club || !isCruise(query)) return of(laid);
      const line = query.cruise_line?.trim() || null;
      return from<AddressesEvent[]>([{ type: 'cruise-known', cruise: { line, end, port: club } }, laid]);
    }),
  );
}

/** The country's form has had time to load, or a person types at this end and may leave before that. */
const whenDue = ({ store }: EffectContext, end: ShipEnd): Observable<unknown> =>
  merge(
    timer(pageTimings.stateZipDelayMs),
    store.changes.pipe(filter(({ touched }) => touched[end].length > 0)),
  ).pipe(take(1));

/** RT-03, RT-04, RT-06: the address immediately, its zip, city and state when the country's form has loaded. */
function fillAddress(
  context: EffectContext,
  end: ShipEnd,
  { first, later }: EndPrefill,
  lay: Lay,
): Observable<AddressesEvent> {
  const names = later.zip !== undefined || later.city !== undefined;
  const kind: EndEvent = { type: 'kind-chosen', end, kind: 'other' };
  const filled = { end, names, ...(first.address1 === undefined ? {} : { brings: 'street' as const }) };
  return concat(
    of(lay({ ...filled, events: [kind, ...typedAll(end, first)], ...(names ? { more: true } : {}) })),
    whenDue(context, end).pipe(map(() => lay({ ...filled, events: typedAll(end, later) }))),
  );
}

/** RT-03 to RT-06, RT-08, RT-09: fills both ends from the page address. */
export function applyPrefill(
  context: EffectContext,
  { brand, query }: { brand: string; query: Query },
): Observable<AddressesEvent> {
  const again = wasFilledIn('ship-points', brand, query);
  const lay: Lay = (prefill) => ({ type: 'prefilled', prefill, again });
  const camp = campEnd(query);
  const kinds = ends.map((end): AddressesEvent => {
    const kind = end === camp ? 'club' : 'other';
    return lay({ end, events: [{ type: 'kind-chosen', end, kind }], names: false });
  });
  const filled = ends.map((end) => {
    const values = prefillOf(query, end);
    if (!values) return EMPTY;
    const { place } = values;
    return place === null
      ? fillAddress(context, end, values, lay)
      : fillPlace(context, query, end, { ...values, place }, lay);
  });
  // If the page is left before everything is filled in, its address fills it in again.
  const noted = defer(() => {
    noteFilledIn('ship-points', brand, query);
    return EMPTY;
  });
  return concat(camp ? from(kinds) : EMPTY, merge(...filled), noted);
}
