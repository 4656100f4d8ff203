import {
  catchError,
  concat,
  debounceTime,
  distinctUntilChanged,
  EMPTY,
  fromEvent,
  map,
  merge,
  type Observable,
  of,
  startWith,
  switchMap,
  take,
  timer,
} from '@sendahead/shared-contracts/bus/rx';
import { isTransient } from '@sendahead/shared-contracts/client/api-error';
import { observeCall } from '@sendahead/shared-contracts/client/observe-call';
import { zipInfo } from '@sendahead/shared-contracts/geo/calls';
import type { ShipEnd } from '@sendahead/shared-contracts/geo/ship-end';
import type { AddressesEvent } from '../state/events.ts';
import { lookedUpZip } from '../state/looked-up-zip.ts';
import type { EffectContext } from './context.ts';

/** Milliseconds until a request without an answer is repeated, longer each time. */
const pausesMs = [2000, 4000, 8000, 15_000];

/** The pause before a retry; it ends as soon as the browser is online again. */
const untilAgain = (tries: number): Observable<unknown> =>
  merge(timer(pausesMs[Math.min(tries, pausesMs.length - 1)] ?? 0), fromEvent(window, 'online')).pipe(
    take(1),
  );

/** A pause in typing, so that a corrected digit does not cost two lookups. */
const typingPauseMs = 250;

/** AD-19: a zip fills city, state and country; another zip aborts the lookup. */
export function lookUpZip({ host, store }: EffectContext, end: ShipEnd): Observable<AddressesEvent> {
  const ask = (code: string, country: string, tries = 0): Observable<AddressesEvent> =>
    observeCall(host.api, zipInfo, { query: { zip_code: code, country_code: country } }).pipe(
      map((info): AddressesEvent => ({ type: 'zip-arrived', end, info })),
      catchError((error: unknown) => {
        const failed = of<AddressesEvent>({ type: 'zip-failed', end });
        return isTransient(error)
          ? concat(failed, untilAgain(tries).pipe(switchMap(() => ask(code, country, tries + 1))))
          : failed;
      }),
    );
  return store.changes.pipe(
    map((state) => {
      const { kind, country, zip } = state[end].point;
      // A restored booking brings its own city, so the zip is looked up again.
      return `${kind}|${country}|${zip}|${state.restores}`;
    }),
    distinctUntilChanged(),
    debounceTime(typingPauseMs),
    switchMap(() => {
      const zip = lookedUpZip(store.getState()[end]);
      return zip
        ? ask(zip.code, zip.country).pipe(startWith<AddressesEvent>({ type: 'zip-asked', end }))
        : EMPTY;
    }),
  );
}
