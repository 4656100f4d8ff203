import {
  catchError,
  debounceTime,
  distinctUntilChanged,
  EMPTY,
  map,
  type Observable,
  of,
  startWith,
  switchMap,
} from '@sendahead/shared-contracts/bus/rx';
import { observeCall } from '@sendahead/shared-contracts/client/observe-call';
import { zipInfo } from '@sendahead/shared-contracts/geo/calls';
import { placeholderZip } from '@sendahead/shared-contracts/geo/rules';
import { zipProblem } from '@sendahead/shared-contracts/validation/zip';
import type { AddressesEvent } from '../state/events.ts';
import type { End, EndState } from '../state/state.ts';
import type { EffectContext } from './context.ts';

/** A pause in typing, so that a corrected digit does not cost two lookups. */
const typingPauseMs = 250;

/** The code worth looking up: complete, well formed, and not one that a club's address brought along. */
function lookedUpZip({ point, zip }: EndState): { code: string; country: string } | null {
  const known = point.kind === 'club' || zip.known;
  const usable = point.zip.trim() !== '' && point.zip !== placeholderZip && point.country !== '';
  return !known && usable && zipProblem(point.zip, point.country) === null
    ? { code: point.zip.trim(), country: point.country }
    : null;
}

/** AD-19: a zip fills city, state and country; another zip aborts the lookup. */
export function lookUpZip({ host, store }: EffectContext, end: End): Observable<AddressesEvent> {
  const ask = (code: string, country: string): Observable<AddressesEvent> =>
    observeCall(host.api, zipInfo, { query: { zip_code: code, country_code: country } }).pipe(
      map((info): AddressesEvent => ({ type: 'zip-arrived', end, info })),
      catchError(() => of<AddressesEvent>({ type: 'zip-failed', end })),
      startWith<AddressesEvent>({ type: 'zip-asked', end }),
    );
  return store.changes.pipe(
    map((state) => {
      const { kind, country, zip } = state[end].point;
      // A booking that is laid back brings its own city: the zip is asked about anew.
      return `${kind}|${country}|${zip}|${state.restores}`;
    }),
    distinctUntilChanged(),
    debounceTime(typingPauseMs),
    switchMap(() => {
      const wanted = lookedUpZip(store.getState()[end]);
      return wanted ? ask(wanted.code, wanted.country) : EMPTY;
    }),
  );
}
