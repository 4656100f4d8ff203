import {
  catchError,
  debounceTime,
  distinctUntilChanged,
  EMPTY,
  map,
  type Observable,
  of,
  switchMap,
} from '@sendahead/shared-contracts/bus/rx';
import { observeCall } from '@sendahead/shared-contracts/client/observe-call';
import { readAddressLine } from '@sendahead/shared-contracts/geo/lookup-calls';
import type { ShipEnd } from '@sendahead/shared-contracts/geo/ship-end';
import type { AddressesEvent } from '../state/events.ts';
import type { EffectContext } from './context.ts';

/** A person who still types the zip has not ended the line. */
const typingPauseMs = 700;

/** House number, street, town and postal code are at least four words. */
const mayBeWhole = (line: string): boolean => /\d/.test(line) && line.trim().split(/[\s,]+/).length >= 4;

/** AD-15: takes an address apart that was typed or pasted into the first line as a whole; typing on aborts the question. */
export const splitLines = ({ host, store }: EffectContext, end: ShipEnd): Observable<AddressesEvent> =>
  store.changes.pipe(
    map(({ [end]: { point } }) => (point.kind === 'other' ? point.address1 : '')),
    distinctUntilChanged(),
    debounceTime(typingPauseMs),
    switchMap((line): Observable<AddressesEvent> => {
      const { split, point } = store.getState()[end];
      if (!mayBeWhole(line) || line !== point.address1 || split?.line === line) return EMPTY;
      return observeCall(host.api, readAddressLine, { query: { line, country_code: point.country } }).pipe(
        switchMap(({ address }) =>
          address ? of<AddressesEvent>({ type: 'line-split', end, address }) : EMPTY,
        ),
        // The line stays as typed; its fields are filled in by hand.
        catchError(() => EMPTY),
      );
    }),
  );
