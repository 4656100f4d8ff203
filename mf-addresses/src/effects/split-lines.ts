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

/** A person who is still typing the zip has not finished the line. */
const typingPauseMs = 700;

/** House number, street, town and postal code are at least four words. */
const mayBeWhole = (line: string): boolean => /\d/.test(line) && line.trim().split(/[\s,]+/).length >= 4;

/**
 * AD-15: splits an address that was typed or pasted as a whole into the first line; further typing aborts the
 * request.
 */
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
        // The line remains as typed; the customer fills in its fields.
        catchError(() => EMPTY),
      );
    }),
  );
